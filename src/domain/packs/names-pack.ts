import type { FormerNames } from '#domain/funds/former-names.ts'
import { byteWriter, opened, sealed } from '#domain/numbers/byte-code.ts'
import { readSteps, readTexts, writeSteps, writeTexts } from './pack-columns.ts'

const NAME = 'BYN'
const VERSION = 1

/** All former names of the market; those of many schemes are the same, and so stand once. */
export function writeNamesPack(names: FormerNames): Uint8Array {
  const rows = [...names].filter(([, former]) => former.length > 0).toSorted(([a], [b]) => a - b)
  const all = rows.flatMap(([, former]) => former)
  const out = byteWriter()
  out.whole(rows.length)
  out.whole(all.length)
  writeSteps(
    out,
    rows.map(([code]) => code),
  )
  for (const [, former] of rows) out.whole(former.length)
  writeTexts(out, all)
  return sealed(NAME, VERSION, out.done())
}

/** Nothing where the bytes are not whole, not such a pack or of another version. */
export function readNamesPack(bytes: Uint8Array): FormerNames | undefined {
  const input = opened(NAME, VERSION, bytes)
  const [rows, total] = [input?.whole() ?? 0, input?.whole() ?? 0]
  if (!input || rows > input.left() || total > input.left()) return undefined
  const codes = readSteps(input, rows)
  const counts = Array.from(codes, () => input.whole())
  const texts = readTexts(input, total)
  if (!input.atEnd() || counts.reduce((sum, count) => sum + count, 0) !== total) return undefined
  const names = new Map<number, readonly string[]>()
  let at = 0
  for (const [row, code] of codes.entries()) {
    const end = at + (counts[row] ?? 0)
    names.set(
      code,
      Array.from(texts.of.subarray(at, end), (text) => texts.all[text] ?? ''),
    )
    at = end
  }
  return names
}
