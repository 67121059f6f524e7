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

/** One call, off the event loop. `effort` is for answers made once and sent often. */
export async function compress(
  data: Uint8Array,
  encoding: 'br' | 'gzip',
  effort: 'fast' | 'thorough',
): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'gzip') return gzipAsync(data, { level: effort === 'fast' ? 4 : 9 })
  return brotliAsync(data, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'fast' ? 4 : 9,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  })
}
