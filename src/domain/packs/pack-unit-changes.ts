import type { Day } from '#domain/time/day.ts'
import type { IdForm, Ids, WrittenId } from './instrument-ids.ts'
import { type Reader, readSteps, type Writer, writeSteps } from './pack-columns.ts'

/** From this day a unit is `value` times as large. Rare. */
export type UnitChange = { readonly day: Day; readonly value: number }
/** By id. */
export type UnitChanges = ReadonlyMap<string, readonly UnitChange[]>

/** An integer or its reciprocal as one number, negative where the unit was split; other ratios as 0 and a fraction. */
export function writeUnitChanges(
  out: Writer,
  form: IdForm,
  ids: readonly WrittenId[],
  changes: readonly (readonly UnitChange[])[],
): void {
  // Numeric ids are written as such, text ids by index.
  const all = changes.flatMap((own, place) =>
    own.map((change) => ({ key: form === 'number' ? Number(ids[place]) : place, ...change })),
  )
  out.whole(all.length)
  writeSteps(
    out,
    all.map(({ key }) => key),
  )
  for (const { day, value } of all) {
    out.signed(day)
    const whole = value >= 1 ? Math.round(value) : -Math.round(1 / value)
    const isWhole = Math.abs((whole > 0 ? whole : -1 / whole) / value - 1) < EXACT
    const [top, bottom] = isWhole ? [] : fractionOf(value)
    out.signed(isWhole ? whole : 0)
    for (const part of [top, bottom]) if (part !== undefined) out.whole(part)
  }
}

const EXACT = 1e-4
const MOST_PARTS = 1000

/** The simplest fraction that is near enough: three shares for two is 2/3. */
function fractionOf(value: number): [number, number] {
  for (let bottom = 1; bottom < MOST_PARTS; bottom += 1) {
    const top = Math.round(value * bottom)
    if (top > 0 && Math.abs(top / bottom / value - 1) < EXACT) return [top, bottom]
  }
  return [Math.max(1, Math.round(value * MOST_PARTS)), MOST_PARTS]
}

export function readUnitChanges(input: Reader, ids: Ids, form: IdForm): UnitChanges {
  const count = input.whole()
  if (count > input.left()) input.fail()
  const keys = input.ok() ? readSteps(input, count) : new Int32Array()
  const found = new Map<string, UnitChange[]>()
  for (const key of keys) {
    const id = form === 'number' ? String(key) : ids.at(key)
    const [day, ratio] = [input.signed(), input.signed()]
    const value = ratio === 0 ? input.whole() / input.whole() : ratio > 0 ? ratio : -1 / ratio
    if (!(value > 0 && Number.isFinite(value))) input.fail()
    found.set(id, [...(found.get(id) ?? []), { day, value }])
  }
  return found
}

/** How many times larger a unit is now than on a day. */
export const unitsSince = (changes: readonly UnitChange[], day: Day): number =>
  changes.reduce((factor, change) => (change.day > day ? factor * change.value : factor), 1)
