import { MOST_GAP } from '#domain/measures/series.ts'
import { ratioNear, usualMove } from '#domain/measures/unit-change.ts'
import type { CorporateAction } from '#domain/packs/price-history.ts'
import type { Day } from '#domain/time/day.ts'
import type { DailyPrices } from './daily-prices.ts'

export type AssumedActions = {
  readonly actions: CorporateAction[]
  /** Days since whose previous close something unknown happened, a demerger for example. Nothing is measured across. */
  readonly unsure: Day[]
}

/** No Indian share may open further from its previous close; 0.5% for rounded limits. */
const [LOWEST, HIGHEST] = [0.795, 1.205]
/** An open beyond the limits with a close this near was a freak trade. */
const NEAR = 0.1
/** Two ticks of five paise: shares below a rupee move by 50% with one. */
const FEW_PAISE = 0.1
/** Face values are split by these. India gives a new ISIN then. */
const splits = [2, 2.5, 4, 5, 10, 20, 50, 100]
/** 1:1, 2:1, 3:1 and 4:1. Larger ones hardly exist: where ISINs are unknown, one into ten was a split. */
const [bonuses, bonusesOrSplits] = [
  [2, 3, 4, 5],
  [2, 3, 4, 5, 10],
]
/** 1:2 and 1:3. Demergers and crashes are frequent near these: they must fit better. 1:4 is within the daily limits. */
const smallBonuses = [1.5, 4 / 3]
/** How far the open may be from the ratio, as a log; at most so many times the usual move, but always this. */
const [MOST_SPLIT, MOST_BONUS, MOST_SMALL, USUAL, ALWAYS] = [0.08, 0.05, 0.03, 8, 0.02]
/** Turnover explodes in a crash, not by a bonus: at most so many times the median of the days before. */
const [MOST_TURNOVER, MOST_TURNOVER_SMALL, TURNOVER_DAYS] = [4, 2, 20]

/**
 * Splits and bonuses that the prices of an Indian exchange show where no list of them is known. A price beyond the
 * daily limits cannot be a trade like others; one that fits no usual ratio closely, or comes after a pause, is unsure.
 * `days` are unadjusted, or adjusted for all known actions. `isinChanges`: first days of a new ISIN, if known.
 */
export function assumedActions(days: DailyPrices, isinChanges?: readonly Day[]): AssumedActions {
  const values = Float64Array.from(days.close)
  const jumps = days.days.map((_, at) => at > 0 && isBeyondLimits(days, at))
  const found: AssumedActions = { actions: [], unsure: [] }
  for (const [at, day] of days.days.entries()) {
    if (!jumps[at]) continue
    // A wrong price jumps there and back.
    const isAlone = !jumps[at - 1] && !jumps[at + 1] && day - (days.days[at - 1] ?? 0) <= MOST_GAP
    const newIsin = isinChanges?.includes(day)
    const most = Math.max(ALWAYS, USUAL * usualMove(values, at))
    const factor = isAlone ? sharesFor(days, at, newIsin, most) : undefined
    if (factor === undefined) found.unsure.push(day)
    else found.actions.push({ day, kind: kindOf(factor, newIsin), value: String(Number(factor.toFixed(9))) })
  }
  return found
}

function isBeyondLimits({ open, close }: DailyPrices, at: number): boolean {
  const [before = 0, last = 0] = [close[at - 1], close[at]]
  const first = open[at] ?? last
  if (!(before > 0 && first > 0) || Math.abs(first - before) <= FEW_PAISE) return false
  return isBeyond(first / before) && Math.abs(last / before - 1) > NEAR
}

const isBeyond = (ratio: number) => ratio < LOWEST || ratio > HIGHEST

/** Shares of this day for one of the day before; nothing where it is not clear. */
function sharesFor(prices: DailyPrices, at: number, newIsin: boolean | undefined, most: number): number | undefined {
  const [before = 0, last = 0] = [prices.close[at - 1], prices.close[at]]
  const first = prices.open[at] ?? last
  const high = prices.high[at] ?? Math.max(first, last)
  const low = prices.low[at] ?? Math.min(first, last)
  const jump = Math.log(first / before)
  // Trading at prices of the day before: no new kind of share.
  if (!isBeyond(high / before) || !isBeyond(low / before)) return undefined
  const factor = newIsin
    ? near(jump, splits, Math.min(most, MOST_SPLIT))
    : bonusFor(prices, at, newIsin === undefined ? bonusesOrSplits : bonuses, most)
  if (factor === undefined) return undefined
  const base = before / factor
  return isBeyond(high / base) || isBeyond(low / base) ? undefined : factor
}

/** Without a new ISIN a jump must be a fall with usual turnover and prices that are known in full. */
function bonusFor(prices: DailyPrices, at: number, ratios: readonly number[], most: number): number | undefined {
  const first = prices.open[at] ?? Number.NaN
  const before = prices.close[at - 1] ?? Number.NaN
  if (!(first < before) || prices.high[at] == null) return undefined
  const jump = Math.log(first / before)
  const rise = turnoverRise(prices, at)
  if (rise !== undefined && rise > MOST_TURNOVER) return undefined
  const isQuiet = rise !== undefined && rise <= MOST_TURNOVER_SMALL
  return (
    near(jump, ratios, Math.min(most, MOST_BONUS)) ??
    (isQuiet ? near(jump, smallBonuses, Math.min(most, MOST_SMALL)) : undefined)
  )
}

function near(jump: number, ratios: readonly number[], most: number): number | undefined {
  const ratio = ratioNear(jump, ratios)
  return Math.abs(jump - Math.log(ratio)) <= most ? 1 / ratio : undefined
}

/** A split has a new ISIN; where ISINs are unknown, one into five or more is rarely a bonus. */
const kindOf = (factor: number, newIsin: boolean | undefined): 'split' | 'bonus' =>
  newIsin || (newIsin === undefined && factor >= 5) ? 'split' : 'bonus'

/** Value traded against the median of the days before, where known. */
function turnoverRise({ close, volume }: DailyPrices, at: number): number | undefined {
  const traded = (on: number) => (close[on] ?? 0) * (volume[on] ?? 0)
  const before: number[] = []
  for (let on = Math.max(0, at - TURNOVER_DAYS); on < at; on += 1) if (traded(on) > 0) before.push(traded(on))
  const usual = before.toSorted((a, b) => a - b)[before.length >> 1]
  return usual === undefined || traded(at) === 0 ? undefined : traded(at) / usual
}
