import type { byteReader, byteWriter } from '#domain/numbers/byte-code.ts'

export type Writer = ReturnType<typeof byteWriter>
export type Reader = ReturnType<typeof byteReader>

/** A dictionary: distinct texts sorted and prefix-compressed, then an index per row. */
export function writeTexts(out: Writer, texts: readonly string[]): void {
  const sorted = [...new Set(texts)].toSorted()
  const places = new Map(sorted.map((text, at) => [text, at]))
  out.whole(sorted.length)
  let before = ''
  for (const text of sorted) {
    const shared = sharedLength(before, text)
    out.whole(shared)
    out.text(text.slice(shared))
    before = text
  }
  writeSteps(
    out,
    texts.map((text) => places.get(text) ?? 0),
  )
}

export type Texts = { readonly all: readonly string[]; readonly of: Int32Array }

export function readTexts(input: Reader, rows: number): Texts {
  const count = input.whole()
  if (count > input.left()) input.fail()
  const all: string[] = []
  let before = ''
  while (input.ok() && all.length < count) {
    const shared = input.whole()
    if (shared > before.length) input.fail()
    before = before.slice(0, shared) + input.text()
    all.push(before)
  }
  const of = readSteps(input, rows)
  if (of.some((at) => at < 0 || at >= count)) input.fail()
  return { all, of }
}

/** Delta-coded integers. */
export function writeSteps(out: Writer, values: Iterable<number>): void {
  let before = 0
  for (const value of values) {
    out.signed(value - before)
    before = value
  }
}

export function readSteps(input: Reader, rows: number): Int32Array {
  const values = new Int32Array(rows)
  let value = 0
  for (let at = 0; at < rows; at += 1) {
    value += input.signed()
    values[at] = value
  }
  return values
}

function sharedLength(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}
