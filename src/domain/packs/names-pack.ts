import { byteWriter, verifyChecksum, withChecksum } from '#domain/numbers/byte-code.ts'
import { compareIds, type IdForm, type Ids, readIds, writeIds } from './instrument-ids.ts'
import { readTexts, writeTexts } from './pack-columns.ts'

const NAME = 'BYN'
const VERSION = 1

/** Former names by id, latest last: ids survive renames. */
export type FormerNames = ReadonlyMap<string, readonly string[]>

/** All former names; shared ones are written once. */
export function writeNamesPack(form: IdForm, names: FormerNames): Uint8Array {
  const byId = compareIds(form)
  const rows = [...names].filter(([, former]) => former.length > 0).toSorted(([a], [b]) => byId(a, b))
  const all = rows.flatMap(([, former]) => former)
  const out = byteWriter()
  out.whole(rows.length)
  out.whole(all.length)
  writeIds(
    out,
    form,
    rows.map(([id]) => id),
  )
  for (const [, former] of rows) out.whole(former.length)
  writeTexts(out, all)
  return withChecksum(NAME, VERSION, out.done())
}

/** Undefined if the bytes are damaged, another pack or another version. */
export function readNamesPack(form: IdForm, bytes: Uint8Array): FormerNames | undefined {
  const input = verifyChecksum(NAME, VERSION, bytes)
  const [rows, total] = [input?.whole() ?? 0, input?.whole() ?? 0]
  if (!input || rows > input.left() || total > input.left()) return undefined
  const ids = readIds(input, form, rows)
  const counts = Array.from({ length: ids.count }, () => input.whole())
  const texts = readTexts(input, total)
  if (!input.atEnd() || counts.reduce((sum, count) => sum + count, 0) !== total) return undefined
  const names = new Map<string, readonly string[]>()
  let at = 0
  for (const [row, count] of counts.entries()) {
    const end = at + count
    names.set(
      ids.at(row),
      Array.from(texts.of.subarray(at, end), (text) => texts.all[text] ?? ''),
    )
    at = end
  }
  return names
}

/** An id of now stays; a former one, where ids are names too, leads to the one of now. */
export function currentId(ids: Ids, names: FormerNames | undefined, id: string): string {
  if (!names || ids.placeOf(id) >= 0) return id
  for (const [now, former] of names) if (former.includes(id) && ids.placeOf(now) >= 0) return now
  return id
}
