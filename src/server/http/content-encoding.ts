import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding the client accepts. */
export function bestEncoding(accept: string | null | undefined): Encoding {
  if (!accept) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accept)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accept)) return 'gzip'
  return 'identity'
}

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Brotli and gzip levels. A 50 kB page takes 2, 18 and 90 ms; the last is a tenth smaller. */
const efforts = { fast: [5, 4], thorough: [9, 9], utmost: [11, 9] } as const
export type Effort = keyof typeof efforts

const gzipOptions = (effort: Effort) => ({ level: efforts[effort][1] })
const brotliOptions = (data: Uint8Array, effort: Effort) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: efforts[effort][0],
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
  },
})

/** Asynchronous. More effort is for responses built once and sent often. */
export const compress = (data: Uint8Array, encoding: 'br' | 'gzip', effort: Effort): Promise<Buffer<ArrayBuffer>> =>
  encoding === 'gzip' ? gzipAsync(data, gzipOptions(effort)) : brotliAsync(data, brotliOptions(data, effort))

/** On this thread, with its priority. */
export const compressHere = (data: Uint8Array, effort: Effort) => ({
  br: Uint8Array.from(brotliCompressSync(data, brotliOptions(data, effort))),
  gzip: Uint8Array.from(gzipSync(data, gzipOptions(effort))),
})
