import { byteWriter, verifyChecksum, withChecksum } from '#domain/numbers/byte-code.ts'
import { compareIds, type IdForm, type Ids, readIds, writeIds } from './instrument-ids.ts'

const NAME = 'BYS'
const VERSION = 1
const WEEKS = 52
const LEVELS = 255

/** Closes of 52 weeks, oldest first; null before the first value. A week without one repeats the week before. */
export type WeeklyCloses = { readonly id: string; readonly closes: readonly (number | null)[] }

export type SparkPack = {
  readonly ids: Ids
  /** Lowest and highest close per instrument. */
  readonly lowest: Float32Array
  readonly highest: Float32Array
  /** Number of weeks with a value, counted from the newest. */
  readonly weeks: Uint8Array
  /** 52 per instrument: 0 is the lowest, 255 the highest. */
  readonly levels: Uint8Array
}

/**
 * All sparklines of the market. A close is one of 256 levels: at most half a level off, under a tenth of a pixel of a
 * line 40 pixels high.
 */
export function writeSparkPack(form: IdForm, instruments: readonly WeeklyCloses[]): Uint8Array {
  const byId = compareIds(form)
  const rows = instruments
    .map(({ id, closes }) => ({ id, closes: filled(closes.slice(-WEEKS)) }))
    .filter(({ closes }) => closes.length > 1)
    .toSorted((a, b) => byId(a.id, b.id))
  const out = byteWriter()
  out.whole(rows.length)
  writeIds(
    out,
    form,
    rows.map(({ id }) => id),
  )
  for (const { closes } of rows) out.byte(closes.length)
  const bounds = rows.map(({ closes }) => [Math.min(...closes), Math.max(...closes)] as const)
  for (const floats of [0, 1] as const)
    for (const byte of new Uint8Array(Float32Array.from(bounds, (both) => both[floats]).buffer)) out.byte(byte)
  for (const [at, { closes }] of rows.entries()) {
    const [low, high] = bounds[at] ?? [0, 0]
    let before = 0
    for (const close of closes) {
      const level = high > low ? Math.round(((close - low) / (high - low)) * LEVELS) : 0
      out.byte((level - before) & 255)
      before = level
    }
  }
  return withChecksum(NAME, VERSION, out.done())
}

/** Undefined if the bytes are damaged, another pack or another version. */
export function readSparkPack(form: IdForm, bytes: Uint8Array): SparkPack | undefined {
  const input = verifyChecksum(NAME, VERSION, bytes)
  const count = input?.whole() ?? 0
  if (!input || count > input.left()) return undefined
  const ids = readIds(input, form, count)
  const weeks = Uint8Array.from({ length: count }, () => input.byte())
  const [lowest, highest] = [0, 1].map(
    () => new Float32Array(Uint8Array.from({ length: 4 * count }, () => input.byte()).buffer),
  )
  const levels = new Uint8Array(count * WEEKS)
  for (const [at, length] of weeks.entries()) {
    if (length > WEEKS) return undefined
    let level = 0
    for (let week = WEEKS - length; week < WEEKS; week += 1) {
      level += input.byte()
      levels[at * WEEKS + week] = level
    }
  }
  return input.atEnd() && lowest && highest ? { ids, lowest, highest, weeks, levels } : undefined
}

/** One row's closes, oldest first. */
export function closesAt({ lowest, highest, weeks, levels }: SparkPack, at: number): number[] {
  const [low = 0, high = 0, length = 0] = [lowest[at], highest[at], weeks[at]]
  const own = levels.subarray((at + 1) * WEEKS - length, (at + 1) * WEEKS)
  return Array.from(own, (level) => low + ((high - low) * level) / LEVELS)
}

function filled(closes: readonly (number | null)[]): number[] {
  const values: number[] = []
  for (const close of closes) {
    const value = close ?? values.at(-1)
    if (value !== undefined) values.push(value)
  }
  return values
}
