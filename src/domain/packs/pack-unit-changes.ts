import type { Day } from '#domain/time/day.ts'
import type { IdForm, Ids } from './instrument-ids.ts'
import { type Reader, readSteps, type Writer, writeSteps } from './pack-columns.ts'

/** From a day on a unit is `value` times as large as before. Few instruments have any. */
export type UnitChange = { readonly day: Day; readonly value: number }
/** By id. */
export type UnitChanges = ReadonlyMap<string, readonly UnitChange[]>

type Row = { readonly id: string; readonly unitChanges: readonly UnitChange[] }

/** A ratio is a whole number, or one part of it: below zero the unit was split. */
export function writeUnitChanges(out: Writer, form: IdForm, rows: readonly Row[]): void {
  // A number is its own key; a text is known by its place.
  const all = rows.flatMap(({ id, unitChanges }, place) =>
    unitChanges.map((change) => ({ key: form === 'number' ? Number(id) : place, ...change })),
  )
  out.whole(all.length)
  writeSteps(
    out,
    all.map(({ key }) => key),
  )
  for (const { day, value } of all) {
    out.signed(day)
    out.signed(value >= 1 ? Math.round(value) : -Math.round(1 / value))
  }
}

export function readUnitChanges(input: Reader, ids: Ids, form: IdForm): UnitChanges {
  const count = input.whole()
  if (count > input.left()) input.fail()
  const keys = input.ok() ? readSteps(input, count) : new Int32Array()
  const found = new Map<string, UnitChange[]>()
  for (const key of keys) {
    const id = form === 'number' ? String(key) : ids.at(key)
    const [day, ratio] = [input.signed(), input.signed()]
    if (ratio === 0) input.fail()
    found.set(id, [...(found.get(id) ?? []), { day, value: ratio > 0 ? ratio : -1 / ratio }])
  }
  return found
}

/** How many times as large a unit is now as it was on a day. */
export const unitsSince = (changes: readonly UnitChange[], day: Day): number =>
  changes.reduce((factor, change) => (change.day > day ? factor * change.value : factor), 1)
