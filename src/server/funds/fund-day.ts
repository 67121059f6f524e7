import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { firstNotBelow } from '#domain/numbers/binary-search.ts'
import type { Day } from '#domain/time/day.ts'
import type { KeptDay } from '../market/market-day-collection.ts'

const compress = promisify(brotliCompress)
const decompress = promisify(brotliDecompress)
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

export type FundValue = { readonly code: number; readonly nav: number }

/** A day of all funds, by code. The codes rise. Kept as it lies in memory, values first, compressed. */
export type FundDay = { readonly day: Day; readonly codes: Int32Array; readonly navs: Float64Array }

export async function writeFundDay(day: Day, values: readonly FundValue[]): Promise<KeptDay> {
  const sorted = values.toSorted((a, b) => a.code - b.code)
  const navs = Float64Array.from(sorted, ({ nav }) => nav)
  const codes = Int32Array.from(sorted, ({ code }) => code)
  const plain = Buffer.concat([Buffer.from(navs.buffer), Buffer.from(codes.buffer)])
  return { day, instruments: sorted.length, bytes: Uint8Array.from(await compress(plain, QUALITY)) }
}

export async function readFundDay({ day, instruments, bytes }: KeptDay): Promise<FundDay> {
  const { buffer } = new Uint8Array(await decompress(bytes))
  return {
    day,
    navs: new Float64Array(buffer, 0, instruments),
    codes: new Int32Array(buffer, instruments * 8, instruments),
  }
}

export function navOn({ codes, navs }: FundDay, code: number): number | undefined {
  const at = firstNotBelow(codes, code)
  return codes[at] === code ? navs[at] : undefined
}

/** A day with what a later file says of it; nothing where that is nothing new. */
export async function correctedDay(kept: KeptDay, values: readonly FundValue[]): Promise<KeptDay | undefined> {
  const before = await readFundDay(kept)
  if (values.every(({ code, nav }) => navOn(before, code) === nav)) return undefined
  const all = new Map(Array.from(before.codes, (code, at) => [code, before.navs[at] ?? 0]))
  for (const { code, nav } of values) all.set(code, nav)
  return writeFundDay(
    kept.day,
    Array.from(all, ([code, nav]) => ({ code, nav })),
  )
}
