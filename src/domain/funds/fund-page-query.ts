import { RISK_FREE, riskFreeOf } from '#domain/measures/risk-free-rate.ts'
import { typedAmount } from '#domain/numbers/typed-amount.ts'

/** What a fund is compared with at most, in its own chart. */
export const MOST_BESIDE = 3
/** In per cent a year: about what short loans to the Indian state bring. */

export const planKinds = ['sip', 'step-up', 'lump-sum', 'swp'] as const
export type PlanKind = (typeof planKinds)[number]
/** In rupees and per cent. A plan that says nothing else. */
export const planDefaults = {
  amount: { sip: 10_000, 'step-up': 10_000, 'lump-sum': 100_000, swp: 1_000_000 } as Readonly<Record<PlanKind, number>>,
  step: 10,
  out: 6_000,
  deposit: 6.5,
}

/** A plan as it was written, also where it is wrong: `plan-form.ts` says what is. */
export type PlanSearch = {
  plan?: PlanKind
  amount?: Written
  /** 2015-01-31 or 2015-01. */
  from?: Written
  /** What is paid in grows by so many per cent after a year. */
  step?: Written
  /** What a SWP takes out every month. */
  out?: Written
  /** The rate of a deposit. */
  deposit?: Written
}
export type Written = number | string

export const chartPeriods = ['1M', '3M', '6M', '1Y', '3Y', '5Y', '10Y', 'Max'] as const
export type ChartPeriod = (typeof chartPeriods)[number]

/** What somebody chose about the chart; what is not there is the default. */
export type ChartSearch = {
  range?: ChartPeriod
  /** A part of the chart, by its first and last day: `2020-01-01_2021-06-30`. It goes before the range. */
  zoom?: string
  scale?: 'log'
  drawdown?: 1
}

/** The address of a fund's page; what is not there has its default. Import little here: every page's first script reads addresses. */
export type FundPageSearch = PlanSearch &
  ChartSearch & {
    /** Codes with commas between them; one alone is a number. */
    with?: string | number
    /** In per cent a year. */
    riskFree?: number
  }

/** Reads an address. What it does not know, or what is the default anyway, is left out. */
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

/** The moments, in seconds, of a zoom's first and last day. */
export function zoomOf(value: unknown): { readonly from: number; readonly to: number } | undefined {
  const days = /^(\d{4}-\d\d-\d\d)_(\d{4}-\d\d-\d\d)$/.exec(textOf(value))
  const [from = Number.NaN, to = Number.NaN] = [days?.[1], days?.[2]].map((day) => Date.parse(day ?? '') / 1000)
  return from < to ? { from, to } : undefined
}

/** The other way round, by whole days. */
export const zoomText = ({ from, to }: { readonly from: number; readonly to: number }) =>
  `${dayText(Math.floor((from * 1000) / DAY_MS))}_${dayText(Math.ceil((to * 1000) / DAY_MS))}`

const dayText = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** Only what the kind of plan asks for, and differs from its default. */
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

/** A number where it is one, else what stands there. `comma`: in an amount it groups digits, in a rate it may be the decimal point. */
export function writtenOf(value: unknown, comma: '' | '.' | ','): Written | undefined {
  // By whole characters: half of one cannot stand in an address.
  const text = [...textOf(value).slice(0, 100)].slice(0, 24).join('').trim()
  const amount = comma === '' ? typedAmount(text, 'INR') : undefined
  if (amount !== undefined) return amount
  const plain = text.replaceAll(/[\s₹%]/g, '').replaceAll(',', comma)
  return plain === '' ? text || undefined : Number.isFinite(Number(plain)) ? Number(plain) + 0 : text
}

/** The codes that stand in `with`: each once, not too many, and not the fund's `own`. */
export function besideOf(value: unknown, own?: number): number[] {
  const codes = textOf(value)
    .slice(0, 200)
    .split(',')
    .map((code) => code.trim())
    .filter((code) => /^[1-9]\d{0,8}$/.test(code))
  return [...new Set(codes.map(Number))].slice(0, MOST_BESIDE).filter((code) => code !== own)
}

/** Nothing else: `{"toString":0}` cannot even be made a text. */
const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')
