import type { NavPoint } from '#domain/measures/dated-value.ts'
import type { PriceHistory } from '#domain/packs/price-history.ts'
import type { Day } from '#domain/time/day.ts'

/** Columns of numbers, one entry per day that has a close. What is unknown is null. */
export type DailyPrices = {
  readonly days: readonly Day[]
  readonly open: readonly (number | null)[]
  readonly high: readonly (number | null)[]
  readonly low: readonly (number | null)[]
  readonly close: readonly number[]
  readonly volume: readonly (number | null)[]
}

/** A history as traded, in columns. */
export function dailyPrices({ open, high, low, close, volume }: PriceHistory): DailyPrices {
  const days = close.map(({ day }) => day)
  return {
    days,
    open: onDays(days, open),
    high: onDays(days, high),
    low: onDays(days, low),
    close: close.map(({ nav }) => Number(nav)),
    volume: onDays(days, volume),
  }
}

function onDays(days: readonly Day[], points: readonly NavPoint[]): (number | null)[] {
  let next = 0
  return days.map((day) => {
    while ((points[next]?.day ?? day) < day) next += 1
    const point = points[next]
    return point?.day === day ? Number(point.nav) : null
  })
}
