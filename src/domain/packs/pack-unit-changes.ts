import type { Day } from '#domain/time/day.ts'
import type { IdForm, Ids } from './instrument-ids.ts'
import { type Reader, readSteps, type Writer, writeSteps } from './pack-columns.ts'

/** From this day a unit is `value` times as large. Rare. */
export type UnitChange = { readonly day: Day; readonly value: number }
/** By id. */
export type UnitChanges = ReadonlyMap<string, readonly UnitChange[]>

type Row = { readonly id: string; readonly unitChanges: readonly UnitChange[] }

/** The ratio is an integer or its reciprocal: negative means the unit was split. */
export function writeUnitChanges(out: Writer, form: IdForm, rows: readonly Row[]): void {
  // Numeric ids are written as such, text ids by index.
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

/** How many times larger a unit is now than on a day. */
export const unitsSince = (changes: readonly UnitChange[], day: Day): number =>
  changes.reduce((factor, change) => (change.day > day ? factor * change.value : factor), 1)
