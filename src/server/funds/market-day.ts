import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { firstNotBelow } from '#domain/numbers/binary-search.ts'
import type { Day } from '#domain/time/day.ts'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

export type MarketValue = { readonly code: number; readonly nav: number }

/** A day of the whole market, by code. The codes rise. */
export type MarketDay = { readonly day: Day; readonly codes: Int32Array; readonly navs: Float64Array }

/** A day of the market as it is kept: its values and then its codes, as they lie in memory, compressed. */
export type KeptDay = { readonly day: Day; readonly schemes: number; readonly bytes: Uint8Array<ArrayBuffer> }

export async function writeMarketDay(day: Day, values: readonly MarketValue[]): Promise<KeptDay> {
  const sorted = values.toSorted((a, b) => a.code - b.code)
  const navs = Float64Array.from(sorted, ({ nav }) => nav)
  const codes = Int32Array.from(sorted, ({ code }) => code)
  const plain = Buffer.concat([Buffer.from(navs.buffer), Buffer.from(codes.buffer)])
  return { day, schemes: sorted.length, bytes: Uint8Array.from(await compress(plain, QUALITY)) }
}

export async function readMarketDay({ day, schemes, bytes }: KeptDay): Promise<MarketDay> {
  const { buffer } = new Uint8Array(await decompress(bytes))
  return { day, navs: new Float64Array(buffer, 0, schemes), codes: new Int32Array(buffer, schemes * 8, schemes) }
}

export function navOn({ codes, navs }: MarketDay, code: number): number | undefined {
  const at = firstNotBelow(codes, code)
  return codes[at] === code ? navs[at] : undefined
}

/** A day with what a later file says of it; nothing where that is nothing new. */
export async function correctedDay(kept: KeptDay, values: readonly MarketValue[]): Promise<KeptDay | undefined> {
  const before = await readMarketDay(kept)
  if (values.every(({ code, nav }) => navOn(before, code) === nav)) return undefined
  const all = new Map(Array.from(before.codes, (code, at) => [code, before.navs[at] ?? 0]))
  for (const { code, nav } of values) all.set(code, nav)
  return writeMarketDay(
    kept.day,
    Array.from(all, ([code, nav]) => ({ code, nav })),
  )
}
