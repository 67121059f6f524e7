import type { Reader, Writer } from './pack-columns.ts'
import type { Choices } from './packed-choices.ts'

/** A bit for each property of a row, as one number; unknown properties are left out. */
export function writeFlags(
  out: Writer,
  name: string,
  all: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  if (all.length > 32) throw new RangeError(`${name} has more than 32 properties`)
  for (const row of rows) out.whole(row.reduce((bits, one) => (bits | bitOf(all.indexOf(one))) >>> 0, 0))
}

const bitOf = (place: number) => (place < 0 ? 0 : 1 << place)

export function readFlags(input: Reader, flags: Choices, rows: number): Record<string, Uint32Array> {
  return Object.fromEntries(
    Object.keys(flags).map((name) => [name, Uint32Array.from({ length: rows }, () => input.whole())]),
  )
}

export const flagsIn = (all: readonly string[], bits: number): string[] =>
  all.filter((_, place) => ((bits >>> place) & 1) === 1)
