import type { CorporateAction, PriceHistory } from '#domain/packs/price-history.ts'
import { type DailyPrices, dailyPrices } from './daily-prices.ts'
import { productAfter, type Step, shareSteps } from './share-steps.ts'

/** `splits` stands for splits and bonuses; `dividends` for dividends as well. */
export type Adjustment = 'none' | 'splits' | 'dividends'

/**
 * Prices per share of the last day, volume in such shares. Adjusted for dividends, the growth of prices is that of
 * money which bought more shares with each dividend. An action after the last day does not count yet.
 */
export function adjustPrices(history: PriceHistory, how: Adjustment): DailyPrices {
  const traded = dailyPrices(history)
  const last = traded.days.at(-1)
  const actions = history.actions.filter(({ day }) => last !== undefined && day <= last)
  if (how === 'none' || actions.length === 0) return traded
  const shares = productAfter(traded.days, shareSteps(actions))
  const kept = productAfter(traded.days, how === 'dividends' ? dividendSteps(traded, actions) : [])
  const price = (value: number, at: number) => (value / (shares[at] ?? 1)) * (kept[at] ?? 1)
  const known = (values: readonly (number | null)[]) =>
    values.map((value, at) => (value === null ? null : price(value, at)))
  return {
    days: traded.days,
    open: known(traded.open),
    high: known(traded.high),
    low: known(traded.low),
    close: traded.close.map(price),
    volume: traded.volume.map((value, at) => (value === null ? null : Math.round(value * (shares[at] ?? 1)))),
  }
}

/**
 * What is left of the previous close after the dividends paid since: 1 − dividends / previous close. A dividend is per
 * share of its own day, so that the order of a day's actions does not matter.
 */
function dividendSteps({ days, close }: DailyPrices, actions: readonly CorporateAction[]): Step[] {
  const steps = shareSteps(actions)
  const paid = new Map<number, number>()
  let next = 0
  for (const { day, kind, value } of actions.toSorted((a, b) => a.day - b.day)) {
    while ((days[next] ?? day) < day) next += 1
    if (kind !== 'dividend' || next === 0) continue
    const before = days[next - 1] ?? day
    const since = steps.filter((step) => step.day > before && step.day <= day)
    const perShareBefore = since.reduce((amount, { factor }) => amount * factor, Number(value))
    paid.set(next, (paid.get(next) ?? 0) + perShareBefore)
  }
  return [...paid].flatMap(([at, amount]) => {
    const factor = 1 - amount / (close[at - 1] ?? 0)
    // A dividend above the price is an error of its source.
    return factor > 0 ? [{ day: days[at] ?? 0, factor }] : []
  })
}
