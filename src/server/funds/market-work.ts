import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { Day } from '#domain/day.ts'
import type { FoundFunds, FundCard } from '#domain/found-funds.ts'
import { createFinder, type Finder } from '#domain/fund-finder.ts'
import type { FundQuery } from '#domain/fund-query.ts'
import { encodeHistory } from '#domain/history-code.ts'
import { readPack } from '#domain/pack.ts'
import { sampleUniverse } from '#domain/sample-universe.ts'
import { readSparkPack } from '#domain/spark-pack.ts'
import { type FundPacks, livePacks, type MarketDay, type PackedRow, samplePacks } from './make-packs.ts'

const decompress = promisify(brotliDecompress)
const SEED = 20_261
const universe = sampleUniverse(SEED)
let finder: Finder | undefined

/** A day of the market as it is kept. */
export type KeptDay = { readonly day: Day; readonly schemes: number; readonly bytes: Uint8Array }

/** By code. */
export async function marketDayOf({ day, schemes, bytes }: KeptDay): Promise<MarketDay> {
  const { buffer } = Uint8Array.from(await decompress(bytes))
  const navs = new Float64Array(buffer, 0, schemes)
  const codes = new Int32Array(buffer, schemes * 8, schemes)
  return { day, navs: new Map(Array.from(codes, (code, at) => [code, navs[at] ?? 0])) }
}

/** What takes long. Everything here runs on the market's own thread (`market-thread.ts`). */
export const marketWork = {
  /** From here on this is the market. */
  showFunds(funds: Uint8Array, sparks: Uint8Array | null): void {
    const pack = readPack(funds)
    if (pack) finder = createFinder(pack, sparks ? readSparkPack(sparks) : undefined)
  },
  /** The packs out of what was imported: rows as JSON, part by part, and days of the market. */
  async live(parts: readonly string[], days: readonly KeptDay[]): Promise<FundPacks> {
    const rows = parts.flatMap((part) => JSON.parse(part) as PackedRow[])
    return livePacks(rows, await Promise.all(days.map(marketDayOf)))
  },
  sample: (today: Day): FundPacks => samplePacks(universe, today),
  /** A sample scheme's history; nothing for a code that is none. */
  history(code: number, today: Day): Uint8Array | undefined {
    const points = universe.history(code, today)
    return points && encodeHistory(points)
  },
  find: (query: FundQuery): FoundFunds | undefined => finder?.find(query),
  near: (text: string, limit: number): FundCard[] => finder?.near(text, limit) ?? [],
}
