import { pointAt, type Series, valueOnOrBefore } from '#domain/measures/series.ts'
import { type Day, isoDay } from '#domain/time/day.ts'
import type { FundItem } from './wishlist.ts'

/** A fund of the loaded market for the demo. */
export type DemoFund = { readonly code: number; readonly name: string; readonly series: Series }

const FEW_WEEKS = 20

type Story = {
  /** Days since it was added. */
  readonly days: number
  readonly reason: string | null
  /** From the price then and now. */
  readonly target: (then: number, now: number) => number | null
}

/** Targets crossed, near, far and none, so that every column has an example. */
const stories: readonly Story[] = [
  { days: 420, reason: 'The core: cheap and dull.', target: (then, now) => between(then, now) },
  { days: 200, reason: 'A second opinion beside the index.', target: (_, now) => now * 1.03 },
  { days: 90, reason: 'When it gets cheaper, I buy more.', target: (_, now) => now * 0.88 },
  { days: 30, reason: null, target: () => null },
]

/** Prices are real; only the person is made up. With a shorter history its first day counts. */
export function demoWishes(funds: readonly DemoFund[], today: Day): FundItem[] {
  return stories.flatMap(({ days, reason, target }, at) => {
    const fund = funds[at]
    const then = fund && (valueOnOrBefore(fund.series, today - days) ?? earliest(fund.series, today))
    const now = fund && valueOnOrBefore(fund.series, today)
    if (!then || !now || !(then.value > 0)) return []
    const wanted = target(then.value, now.value)
    return [
      {
        schemeCode: String(fund.code),
        name: fund.name,
        currency: 'INR',
        price: then.value,
        priceDate: isoDay(then.day),
        reason,
        target: wanted === null ? null : Math.max(0.01, Math.round(wanted * 100) / 100),
        addedAt: `${isoDay(Math.max(then.day, today - days))}T09:30:00.000Z`,
      },
    ]
  })
}

/** At least a few weeks ago, so that there is a change to show. */
function earliest(series: Series, today: Day) {
  const first = pointAt(series, 0)
  return first && first.day <= today - FEW_WEEKS ? first : undefined
}

/** Crossed between the two. */
const between = (then: number, now: number) => then + (now - then) / 2
