import type { NavPoint } from '#domain/measures/dated-value.ts'
import type { Series } from '#domain/measures/series.ts'
import { byteWriter, verifyChecksum, withChecksum } from '#domain/numbers/byte-code.ts'
import { type Decimal, decimalText, MOST_DIGITS, readDecimal } from '#domain/numbers/decimal.ts'
import type { Day } from '#domain/time/day.ts'

const NAME = 'BYH'
const VERSION = 1
const MOST_DAYS = 100_000

/** Day steps so common that they take no byte of their own. */
const commonSteps = [1, 3, 2]

/**
 * Compact encoding of a history. Values are integers of their last place, delta-coded; runs with equal decimals omit
 * trailing zeros. Lossless, except that `10.` becomes `10` and `.5` becomes `0.5`. Undefined if days do not ascend or a
 * value is no decimal.
 */
export function encodeHistory(points: readonly NavPoint[]): Uint8Array | undefined {
  const values: Decimal[] = []
  for (const [at, { day, nav }] of points.entries()) {
    const value = readDecimal(nav)
    if (!value || !Number.isInteger(day) || Math.abs(day) > MOST_DAYS || day <= (points[at - 1]?.day ?? -Infinity))
      return undefined
    values.push(value)
  }
  const out = byteWriter()
  out.whole(points.length)
  out.signed(points[0]?.day ?? 0)
  let at = 0
  for (const { length, decimals, zeros } of runsOf(values)) {
    out.whole(length)
    out.byte(decimals * 16 + zeros)
    let before = 0
    for (const end = at + length; at < end; at += 1) {
      const units = (values[at]?.units ?? 0) / 10 ** zeros
      const step = at === 0 ? 1 : (points[at]?.day ?? 0) - (points[at - 1]?.day ?? 0)
      const common = commonSteps.indexOf(step)
      const difference = units - before
      out.whole((difference < 0 ? -2 * difference - 1 : 2 * difference) * 4 + (common < 0 ? 3 : common))
      if (common < 0) out.whole(step)
      before = units
    }
  }
  return withChecksum(NAME, VERSION, out.done())
}

export type HistoryColumns = {
  readonly days: Int32Array
  readonly units: Float64Array
  readonly decimals: Uint8Array
}

/** The columns; undefined if the bytes are damaged or no history. */
export function decodeHistory(bytes: Uint8Array): HistoryColumns | undefined {
  const input = verifyChecksum(NAME, VERSION, bytes)
  const count = input?.whole() ?? 0
  if (!input || count > input.left()) return undefined
  const columns = { days: new Int32Array(count), units: new Float64Array(count), decimals: new Uint8Array(count) }
  let day: Day = input.signed() - 1
  for (let at = 0; at < count && input.ok(); ) {
    const end = at + input.whole()
    const places = input.byte()
    if (end > count || end === at || places % 16 > places >> 4) return undefined
    let value = 0
    for (; at < end; at += 1) {
      const coded = input.whole()
      const difference = Math.floor(coded / 4)
      value += difference % 2 === 0 ? difference / 2 : -(difference + 1) / 2
      day += commonSteps[coded % 4] ?? input.whole()
      columns.days[at] = day
      columns.units[at] = value * 10 ** (places % 16)
      columns.decimals[at] = places >> 4
    }
  }
  return input.atEnd() && isHistory(columns) ? columns : undefined
}

/** As dated strings. */
export const pointsOf = ({ days, units, decimals }: HistoryColumns): NavPoint[] =>
  Array.from(days, (day, at) => ({ day, nav: decimalText({ units: units[at] ?? 0, decimals: decimals[at] ?? 0 }) }))

/** As numbers, each equal to its parsed text. */
export const valuesOf = ({ units, decimals }: HistoryColumns): Float64Array =>
  units.map((value, at) => value / 10 ** (decimals[at] ?? 0))

/** As a series; empty if the bytes are no history. */
export function seriesIn(bytes: Uint8Array): Series {
  const columns = decodeHistory(bytes)
  return columns
    ? { days: columns.days, values: valuesOf(columns) }
    : { days: new Int32Array(), values: new Float64Array() }
}

type Run = { length: number; readonly decimals: number; zeros: number }

function runsOf(values: readonly Decimal[]): Run[] {
  const runs: Run[] = []
  for (const { units, decimals } of values) {
    const last = runs.at(-1)
    const run = last?.decimals === decimals ? last : { length: 0, decimals, zeros: decimals }
    if (run !== last) runs.push(run)
    run.length += 1
    while (units % 10 ** run.zeros !== 0) run.zeros -= 1
  }
  return runs
}

function isHistory({ days, units }: HistoryColumns): boolean {
  const most = 10 ** MOST_DIGITS
  for (let at = 0; at < days.length; at += 1) {
    const [day = 0, value = 0] = [days[at], units[at]]
    if (Math.abs(day) > MOST_DAYS || day <= (days[at - 1] ?? -Infinity) || value < 0 || value >= most) return false
  }
  return true
}
