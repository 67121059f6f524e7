import { pointAt, type Series, valueOnOrBefore } from '#domain/measures/series.ts'
import { type Day, isoDay } from '#domain/time/day.ts'
import type { Wish, WishlistKind } from './wishlist.ts'

/** A fund or stock of the loaded market for the demo. */
export type DemoInstrument = {
  readonly code: string
  readonly name: string
  readonly currency: string
  /** As traded: one whose units changed within `DEMO_DAYS` has no place in the demo. */
  readonly series: Series
}

const FEW_WEEKS = 20

type Story = {
  /** Days since it was added. */
  readonly days: number
  readonly reason: string | null
  /** From the price then and now. */
  readonly target: (then: number, now: number) => number | null
}

/** Targets crossed, near, far and none, so that every column has an example. */
const stories: Readonly<Record<WishlistKind, readonly Story[]>> = {
  fund: [
    { days: 420, reason: 'The core: cheap and dull.', target: (then, now) => between(then, now) },
    { days: 200, reason: 'A second opinion beside the index.', target: (_, now) => now * 1.03 },
    { days: 90, reason: 'When it gets cheaper, I buy more.', target: (_, now) => now * 0.88 },
    { days: 30, reason: null, target: () => null },
  ],
  stock: [
    { days: 200, reason: 'Read the annual report first.', target: (then, now) => Math.max(then, now) * 1.04 },
    { days: 300, reason: 'Worth it again at half the way back.', target: (then, now) => between(then, now) },
    { days: 90, reason: 'When it gets cheaper, I buy more.', target: (then, now) => Math.min(then, now) * 0.85 },
    { days: 30, reason: null, target: () => null },
  ],
}

/** The longest time over which a wish of the demo looks back. */
export const DEMO_DAYS = 420

/** Prices are real; only the person is made up. With a shorter history its first day counts. */
export function demoWishes(kind: WishlistKind, instruments: readonly DemoInstrument[], today: Day): Wish[] {
  return stories[kind].flatMap(({ days, reason, target }, at) => {
    const one = instruments[at]
    const then = one && (valueOnOrBefore(one.series, today - days) ?? earliest(one.series, today))
    const now = one && valueOnOrBefore(one.series, today)
    if (!then || !now || !(then.value > 0)) return []
    const wanted = target(then.value, now.value)
    return [
      {
        code: one.code,
        name: one.name,
        currency: one.currency,
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
