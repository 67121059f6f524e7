import type { Reader, Writer } from './pack-columns.ts'

/** Columns with few values, in declaration order. */
export type Choices = Readonly<Record<string, readonly string[]>>

type Part = { readonly name: string; readonly values: readonly string[]; readonly shift: number; readonly mask: number }

/** Each choice takes the bits it needs; none crosses a byte. */
function bytesOf(choices: Choices): Part[][] {
  const bytes: Part[][] = []
  let used = 8
  for (const [name, values] of Object.entries(choices)) {
    const width = Math.ceil(Math.log2(Math.max(2, values.length)))
    if (used + width > 8) {
      bytes.push([])
      used = 0
    }
    bytes.at(-1)?.push({ name, values, shift: used, mask: 2 ** width - 1 })
    used += width
  }
  return bytes
}

export function writeChoices<Row>(
  out: Writer,
  choices: Choices,
  rows: readonly Row[],
  choice: (row: Row, name: string) => string,
): void {
  for (const parts of bytesOf(choices)) {
    const bytes = new Uint8Array(rows.length)
    for (const { name, values, shift } of parts)
      for (const [at, row] of rows.entries())
        bytes[at] = (bytes[at] ?? 0) | (Math.max(0, values.indexOf(choice(row, name))) << shift)
    for (const byte of bytes) out.byte(byte)
  }
}

/** For each choice the index of every row's value. */
export function readChoices(input: Reader, choices: Choices, rows: number): Record<string, Uint8Array> {
  const columns: Record<string, Uint8Array> = {}
  for (const parts of bytesOf(choices)) {
    const bytes = Uint8Array.from({ length: rows }, () => input.byte())
    for (const { name, shift, mask } of parts) columns[name] = bytes.map((byte) => (byte >> shift) & mask)
  }
  return columns
}
