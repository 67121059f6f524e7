import type { Day } from '#domain/time/day.ts'
import { type Reader, readSteps, type Writer, writeSteps } from './pack-columns.ts'

/** From a day on a unit is `value` times as large as before. Few schemes have any. */
export type UnitChange = { readonly day: Day; readonly value: number }
export type UnitChanges = ReadonlyMap<number, readonly UnitChange[]>

/** A ratio is a whole number, or one part of it: below zero the unit was split. */
export function writeUnitChanges(out: Writer, rows: readonly { code: number; unitChanges?: readonly UnitChange[] }[]) {
  const all = rows.flatMap(({ code, unitChanges = [] }) => unitChanges.map((change) => ({ code, ...change })))
  out.whole(all.length)
  writeSteps(
    out,
    all.map(({ code }) => code),
  )
  for (const { day, value } of all) {
    out.signed(day)
    out.signed(value >= 1 ? Math.round(value) : -Math.round(1 / value))
  }
}

export function readUnitChanges(input: Reader): UnitChanges {
  const count = input.whole()
  if (count > input.left()) input.fail()
  const codes = input.ok() ? readSteps(input, count) : new Int32Array()
  const found = new Map<number, UnitChange[]>()
  for (const code of codes) {
    const [day, ratio] = [input.signed(), input.signed()]
    if (ratio === 0) input.fail()
    found.set(code, [...(found.get(code) ?? []), { day, value: ratio > 0 ? ratio : -1 / ratio }])
  }
  return found
}

/** How many times as large a unit is now as it was on a day. */
export const unitsSince = (changes: readonly UnitChange[], day: Day): number =>
  changes.reduce((factor, change) => (change.day > day ? factor * change.value : factor), 1)
