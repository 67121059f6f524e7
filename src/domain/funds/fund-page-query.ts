import { RISK_FREE, riskFreeOf } from '#domain/measures/risk-free-rate.ts'
import { typedAmount } from '#domain/numbers/typed-amount.ts'

/** Maximum number of compared funds in a chart. */
export const MOST_BESIDE = 3
/** In per cent a year: roughly Indian treasury bills. */

export const planKinds = ['sip', 'step-up', 'lump-sum', 'swp'] as const
export type PlanKind = (typeof planKinds)[number]
/** In rupees and per cent: the default plan. */
export const planDefaults = {
  amount: { sip: 10_000, 'step-up': 10_000, 'lump-sum': 100_000, swp: 1_000_000 } as Readonly<Record<PlanKind, number>>,
  step: 10,
  out: 6_000,
  deposit: 6.5,
}

/** A plan as written, possibly invalid: see `plan-form.ts`. */
export type PlanSearch = {
  plan?: PlanKind
  amount?: Written
  /** 2015-01-31 or 2015-01. */
  from?: Written
  /** Yearly step-up of the payments, in per cent. */
  step?: Written
  /** A SWP's monthly withdrawal. */
  out?: Written
  /** The FD rate. */
  deposit?: Written
}
export type Written = number | string

export const chartPeriods = ['1M', '3M', '6M', '1Y', '3Y', '5Y', '10Y', 'Max'] as const
export type ChartPeriod = (typeof chartPeriods)[number]

/** The chart's choices; absent ones have their default. */
export type ChartSearch = {
  range?: ChartPeriod
  /** A zoomed period by first and last day: `2020-01-01_2021-06-30`. Overrides the range. */
  zoom?: string
  scale?: 'log'
  drawdown?: 1
}

/**
 * A fund page's search parameters; absent ones have their default. Import little: this is in every page's first script.
 */
export type FundPageSearch = PlanSearch &
  ChartSearch & {
    /** Comma-separated codes; a single one is a number. */
    with?: string | number
    /** In per cent a year. */
    riskFree?: number
  }

/** Parses a URL. Unknown parameters and defaults are left out. */
export function fundPageSearch(address: Record<string, unknown>): FundPageSearch {
  const beside = besideOf(address.with)
  const riskFree = riskFreeOf(address.riskFree)
  return {
    ...(beside.length > 0 && { with: beside.length === 1 ? beside[0] : beside.join() }),
    ...(riskFree !== RISK_FREE && { riskFree }),
    ...chartSearch(address),
    ...planSearch(address),
  }
}

export function chartSearch(address: Record<string, unknown>): ChartSearch {
  const range = chartPeriods.find((one) => one === address.range)
  const zoom = zoomOf(address.zoom) ? textOf(address.zoom) : undefined
  return {
    ...(range && range !== 'Max' && { range }),
    ...(zoom && { zoom }),
    ...(address.scale === 'log' && { scale: 'log' }),
    ...(textOf(address.drawdown) === '1' && { drawdown: 1 }),
  }
}

const DAY_MS = 86_400_000

/** First and last day of a zoom, in seconds. */
export function zoomOf(value: unknown): { readonly from: number; readonly to: number } | undefined {
  const days = /^(\d{4}-\d\d-\d\d)_(\d{4}-\d\d-\d\d)$/.exec(textOf(value))
  const [from = Number.NaN, to = Number.NaN] = [days?.[1], days?.[2]].map((day) => Date.parse(day ?? '') / 1000)
  return from < to ? { from, to } : undefined
}

/** The inverse, in whole days. */
export const zoomText = ({ from, to }: { readonly from: number; readonly to: number }) =>
  `${dayText(Math.floor((from * 1000) / DAY_MS))}_${dayText(Math.ceil((to * 1000) / DAY_MS))}`

const dayText = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** Only parameters of this kind of plan that differ from their default. */
export function planSearch(address: Record<string, unknown>): PlanSearch {
  const kind = planKinds.find((one) => one === address.plan) ?? 'sip'
  const { amount, step, out, deposit } = planDefaults
  const texts: [keyof PlanSearch, Written | undefined, number | undefined][] = [
    ['amount', writtenOf(address.amount, ''), amount[kind]],
    ['from', writtenOf(address.from, ','), undefined],
    ['step', kind === 'step-up' ? writtenOf(address.step, '.') : undefined, step],
    ['out', kind === 'swp' ? writtenOf(address.out, '') : undefined, out],
    ['deposit', writtenOf(address.deposit, '.'), deposit],
  ]
  const kept = texts.filter(([, value, usual]) => value !== undefined && value !== usual)
  return { ...(kind !== 'sip' && { plan: kind }), ...Object.fromEntries(kept.map(([name, value]) => [name, value])) }
}

/** A number if it is one, else the text. `comma`: groups digits in amounts, may be the decimal point in rates. */
export function writtenOf(value: unknown, comma: '' | '.' | ','): Written | undefined {
  // By code point: a lone surrogate cannot be in a URL.
  const text = [...textOf(value).slice(0, 100)].slice(0, 24).join('').trim()
  const amount = comma === '' ? typedAmount(text, 'INR') : undefined
  if (amount !== undefined) return amount
  const plain = text.replaceAll(/[\s₹%]/g, '').replaceAll(',', comma)
  return plain === '' ? text || undefined : Number.isFinite(Number(plain)) ? Number(plain) + 0 : text
}

/** The codes in `with`: unique, limited, without the fund's `own`. */
export function besideOf(value: unknown, own?: number): number[] {
  const codes = textOf(value)
    .slice(0, 200)
    .split(',')
    .map((code) => code.trim())
    .filter((code) => /^[1-9]\d{0,8}$/.test(code))
  return [...new Set(codes.map(Number))].slice(0, MOST_BESIDE).filter((code) => code !== own)
}

/** Strings and numbers only: `{"toString":0}` cannot be converted. */
const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')
