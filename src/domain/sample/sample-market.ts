import { chance, normal } from '#domain/numbers/seeded-chance.ts'
import { type Day, isoDay, weekdayOf } from '#domain/time/day.ts'

/** Holidays of the sample market. */
const holidays = new Set(['01-26', '05-01', '08-15', '10-02', '12-25'])

export const isSampleBusinessDay = (day: Day): boolean => {
  const weekday = weekdayOf(day)
  return weekday !== 0 && weekday !== 6 && !holidays.has(isoDay(day).slice(5))
}

/** Common factors of fund returns. */
export const factors = ['shares', 'smallShares', 'abroad', 'rates', 'gold'] as const
export type Factor = (typeof factors)[number]

/** Typical daily move of each. */
const spread: Record<Factor, number> = { shares: 0.009, smallShares: 0.005, abroad: 0.008, rates: 0.0012, gold: 0.007 }

export type Market = {
  /** Business days only. */
  readonly days: Int32Array
  /** 1 on a quarter's first business day. */
  readonly newQuarter: Uint8Array
  readonly moves: Readonly<Record<Factor, Float64Array>>
}

/** A day depends only on the seed and its own number, so that more days never change the past. */
export function sampleMarket(seed: number, from: Day, until: Day): Market {
  const days = Int32Array.from({ length: until - from + 1 }, (_, at) => from + at).filter(isSampleBusinessDay)
  // About once in two years a shock hits everything.
  const shock = (day: Day) => (chance(seed, day, 99) < 1 / 500 ? 4 : 1)
  const moves = (factor: Factor) =>
    Float64Array.from(days, (day) => normal(seed, day, factors.indexOf(factor)) * spread[factor] * shock(day))
  const shares = moves('shares')
  const gold = moves('gold').map((move, at) => move - (shares[at] ?? 0) / 4)
  return {
    days,
    newQuarter: Uint8Array.from(days, (day, at) =>
      at > 0 && quarterOf(day) !== quarterOf(days[at - 1] ?? day) ? 1 : 0,
    ),
    moves: { shares, smallShares: moves('smallShares'), abroad: moves('abroad'), rates: moves('rates'), gold },
  }
}

const quarterOf = (day: Day) => Math.ceil(Number(isoDay(day).slice(5, 7)) / 3)
