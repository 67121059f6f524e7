import { brotliDecompressSync } from 'node:zlib'

/** WOFF2's known table names in order; unused ones are empty. */
const KNOWN = 'cmap head hhea hmtx maxp name OS/2 post'.split(' ')
const OTHER_NAME = 63
const HEADER_BYTES = 48
/** Transformed tables, with a length of their own, unless the version is 3. */
const RESHAPED = { glyf: 10, loca: 11 }

export type FontTables = {
  readonly unitsPerEm: number
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
  /** Advance width in em units, without kerning; a variable font's default weight. */
  readonly widthOf: (letter: string) => number
}

export function readWoff2(file: Buffer): FontTables {
  const tables = new Map<string, { at: number; bytes: number }>()
  let at = HEADER_BYTES
  let dataAt = 0
  const number = () => {
    let value = 0
    for (;;) {
      const byte = file.readUInt8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  for (let count = file.readUInt16BE(12); count > 0; count -= 1) {
    const flags = file.readUInt8(at++)
    const index = flags & 63
    const version = flags >> 6
    if (index === OTHER_NAME) at += 4
    const original = number()
    const isOutline = index === RESHAPED.glyf || index === RESHAPED.loca
    const bytes = (isOutline ? version !== 3 : version !== 0) ? number() : original
    const name = KNOWN[index]
    if (name) tables.set(name, { at: dataAt, bytes })
    dataAt += bytes
  }
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)))
  return readTables((name) => {
    const place = tables.get(name)
    if (!place) throw new Error(`The font has no table ${name}`)
    return data.subarray(place.at, place.at + place.bytes)
  })
}

function readTables(table: (name: string) => Buffer): FontTables {
  const hhea = table('hhea')
  const hmtx = table('hmtx')
  const measured = hhea.readUInt16BE(34)
  const glyphOf = readCmap(table('cmap'))
  return {
    unitsPerEm: table('head').readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: hhea.readInt16BE(6),
    lineGap: hhea.readInt16BE(8),
    // The last width applies to all glyphs after it.
    widthOf: (letter) => hmtx.readUInt16BE(4 * Math.min(glyphOf(letter.codePointAt(0) ?? 0), measured - 1)),
  }
}

/** Format 4, which every font has for the basic plane. */
function readCmap(cmap: Buffer): (code: number) => number {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, each) => cmap.readUInt32BE(8 + 8 * each))
  const at = starts.find((start) => cmap.readUInt16BE(start) === 4)
  if (at === undefined) throw new Error('The font has no character map of format 4')
  const twice = cmap.readUInt16BE(at + 6)
  const [ends, begins] = [at + 14, at + 16 + twice]
  const [deltas, offsets] = [begins + twice, begins + 2 * twice]
  return (code) => {
    let segment = 0
    while (cmap.readUInt16BE(ends + segment) < code) segment += 2
    const begin = cmap.readUInt16BE(begins + segment)
    if (code < begin) return 0
    const delta = cmap.readUInt16BE(deltas + segment)
    const offset = cmap.readUInt16BE(offsets + segment)
    if (offset === 0) return (code + delta) % 65_536
    const glyph = cmap.readUInt16BE(offsets + segment + offset + 2 * (code - begin))
    return glyph === 0 ? 0 : (glyph + delta) % 65_536
  }
}
