import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { FeedError } from './feed-error.ts'

const unpack = promisify(gunzip)

/** Unpacks a `.gz` file. One that was unpacked in transfer (Content-Encoding) is returned as it is. */
export async function readGzip(bytes: Buffer, mostBytes: number): Promise<Buffer> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  try {
    const unpacked = await unpack(bytes, { maxOutputLength: mostBytes })
    if (unpacked.length > 0) return unpacked
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ERR_BUFFER_TOO_LARGE')
      throw new FeedError('too-large', `more than ${mostBytes} bytes`, { cause: error })
    throw new FeedError(code === 'Z_BUF_ERROR' ? 'cut-short' : 'bad-archive', 'gzip', { cause: error })
  }
  throw new FeedError('empty')
}
