import type { Series } from '#domain/measures/series.ts'
import type { CorporateAction, PriceHistory } from '#domain/packs/price-history.ts'
import type { Day } from '#domain/time/day.ts'
import { adjustPrices } from './adjusted-prices.ts'
import { assumedActions } from './assumed-actions.ts'
import type { DailyPrices } from './daily-prices.ts'

/** Prices as traded, with all that is known or assumed to have happened to the share. */
export type CleanPrices = {
  readonly history: PriceHistory
  /** Those of its actions that no source names. */
  readonly assumed: readonly CorporateAction[]
  /** Days since whose previous close something unknown happened. Nothing is measured across them. */
  readonly unsure: readonly Day[]
}

export type PricesKnown = {
  /** Until then a source has told all actions. */
  readonly toldUntil?: Day | undefined
  /** First days of a new ISIN. */
  readonly isinChanges?: readonly Day[] | undefined
}

/** The only place where published prices become measured ones, for pages and the whole market alike. */
export function cleanPrices(history: PriceHistory, { toldUntil, isinChanges }: PricesKnown = {}): CleanPrices {
  const isLater = (day: Day) => toldUntil === undefined || day > toldUntil
  const last = history.close.at(-1)?.day
  if (last === undefined || !isLater(last)) return { history, assumed: [], unsure: [] }
  // Adjusted for what is told: an action that is dated a day off is then unsure, and not applied twice.
  const found = assumedActions(adjustPrices(history, 'splits'), isinChanges)
  const isTold = (day: Day) => history.actions.some((action) => action.kind !== 'dividend' && action.day === day)
  const assumed = found.actions.filter(({ day }) => isLater(day) && !isTold(day))
  const unsure = found.unsure.filter((day) => isLater(day) && !isTold(day))
  const actions = [...history.actions, ...assumed].toSorted((a, b) => a.day - b.day)
  return { history: { ...history, actions }, assumed, unsure }
}

/** What returns and risk are measured on. */
export function closeSeries({ days, close }: DailyPrices): Series {
  return { days: Int32Array.from(days), values: Float64Array.from(close) }
}

export const adjustedSeries = ({ history }: Pick<CleanPrices, 'history'>, how: 'splits' | 'dividends'): Series =>
  closeSeries(adjustPrices(history, how))
