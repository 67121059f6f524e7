import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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

/** Asynchronous. More effort is for responses built once and sent often. */
export async function compress(
  data: Uint8Array,
  encoding: 'br' | 'gzip',
  effort: Effort,
): Promise<Buffer<ArrayBuffer>> {
  const [quality, level] = efforts[effort]
  if (encoding === 'gzip') return gzipAsync(data, { level })
  return brotliAsync(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  })
}
