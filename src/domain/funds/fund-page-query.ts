import { RISK_FREE, riskFreeOf } from '#domain/measures/risk-free-rate.ts'
import { type Written, writtenOf } from '#domain/numbers/written-number.ts'
import { type ChartSearch, chartSearch } from '#domain/search/chart-query.ts'
import { plainTextOf as textOf } from '#domain/text/plain-value.ts'

/** Maximum number of compared funds in a chart. */
export const MOST_BESIDE = 3
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

/** The codes in `with`: unique, limited, without the fund's `own`. */
export function besideOf(value: unknown, own?: number): number[] {
  const codes = textOf(value)
    .slice(0, 200)
    .split(',')
    .map((code) => code.trim())
    .filter((code) => /^[1-9]\d{0,8}$/.test(code))
  return [...new Set(codes.map(Number))].slice(0, MOST_BESIDE).filter((code) => code !== own)
}
