import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import { FeedError } from './feed-error.ts'
import { badArchive, ENCRYPTED, readZipDirectory, type ZipRow } from './zip-directory.ts'

export type ZipLimits = {
  /** Files and folders. */
  readonly entries: number
  /** Of one file, unpacked. */
  readonly entryBytes: number
  /** Of all files, unpacked. */
  readonly totalBytes: number
  /** How many times as large as its packed form a file may be. */
  readonly ratio: number
  /** For all of it. */
  readonly ms: number
}

const FILE = 0x04034b50
const FILE_BYTES = 30
const inflate = promisify(inflateRaw)

/** All files of a zip archive by name. One bad file refuses the archive, where possible before unpacking. */
export async function readZip(bytes: Buffer, limits: ZipLimits): Promise<ReadonlyMap<string, Buffer>> {
  const from = performance.now()
  const { rows, start } = readZipDirectory(bytes, limits.entries)
  if (rows.length === 0) throw new FeedError('empty')
  refuseLarge(rows, limits)
  const packed = packedFiles(bytes, rows, start)
  const files = new Map<string, Buffer>()
  for (const { row, data } of packed) {
    if (performance.now() - from > limits.ms) throw new FeedError('slow-to-read', `after ${files.size} files`)
    files.set(row.name, await unpacked(row, data))
  }
  return files
}

/** By what the directory says; `unpacked` holds each file to it. */
function refuseLarge(rows: readonly ZipRow[], { entryBytes, totalBytes, ratio }: ZipLimits): void {
  if (rows.some(({ size }) => size > entryBytes)) throw new FeedError('too-large', `more than ${entryBytes} bytes`)
  if (rows.reduce((sum, { size }) => sum + size, 0) > totalBytes)
    throw new FeedError('too-large', `more than ${totalBytes} bytes together`)
  if (rows.some(({ size, packed }) => size > packed * ratio))
    throw new FeedError('too-large', `more than ${ratio} times its packed size`)
}

/** Files that share bytes make a small archive endless, so each has its own. */
function packedFiles(bytes: Buffer, rows: readonly ZipRow[], start: number) {
  let free = 0
  return rows
    .toSorted((a, b) => a.offset - b.offset)
    .map((row) => {
      const { offset, name, method, packed } = row
      if (offset < free) throw badArchive('files that overlap')
      if (offset + FILE_BYTES > start || bytes.readUInt32LE(offset) !== FILE) throw badArchive('a file’s header')
      const nameEnd = offset + FILE_BYTES + bytes.readUInt16LE(offset + 26)
      const from = nameEnd + bytes.readUInt16LE(offset + 28)
      free = from + packed
      if (free > start) throw badArchive('a file’s end')
      const isSame =
        bytes.readUInt16LE(offset + 8) === method && bytes.toString('utf8', offset + FILE_BYTES, nameEnd) === name
      if (!isSame) throw badArchive('a file that is another in the directory')
      if (bytes.readUInt16LE(offset + 6) & ENCRYPTED) throw badArchive('encrypted')
      return { row, data: bytes.subarray(from, free) }
    })
}

async function unpacked({ method, size, crc }: ZipRow, data: Buffer): Promise<Buffer> {
  const file = method === 0 ? data : await inflated(data, size)
  if (file.length !== size) throw badArchive('a file of another size')
  if (crc32(file) !== crc) throw badArchive('a checksum')
  return file
}

async function inflated(data: Buffer, size: number): Promise<Buffer> {
  try {
    return await inflate(data, { maxOutputLength: Math.max(1, size) })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ERR_BUFFER_TOO_LARGE')
      throw new FeedError('too-large', 'a file larger than it says', { cause: error })
    throw new FeedError('bad-archive', 'a file that cannot be unpacked', { cause: error })
  }
}
