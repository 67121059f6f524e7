import { FeedError } from './feed-error.ts'

/** One file in the archive, as the central directory says. */
export type ZipRow = {
  readonly name: string
  readonly method: number
  readonly crc: number
  /** In the archive, and unpacked. */
  readonly packed: number
  readonly size: number
  /** Where its own header begins. */
  readonly offset: number
}

export type ZipDirectory = { readonly rows: readonly ZipRow[] /** Where the files end. */; readonly start: number }

const [END, ROW, ZIP64_LOCATOR] = [0x06054b50, 0x02014b50, 0x07064b50]
const [END_BYTES, ROW_BYTES, LOCATOR_BYTES] = [22, 46, 20]
const MOST_COMMENT = 0xffff
const ZIP64 = 0xffffffff
/** Bit 0 encrypted, bit 6 strongly encrypted, bit 13 encrypted directory. */
export const ENCRYPTED = 0x2041
const LONGEST_NAME = 255

export const badArchive = (why: string) => new FeedError('bad-archive', why)

/** The list of files at the end of a zip archive. Directories are left out. */
export function readZipDirectory(bytes: Buffer, mostEntries: number): ZipDirectory {
  const end = endOf(bytes)
  const count = bytes.readUInt16LE(end + 10)
  const length = bytes.readUInt32LE(end + 12)
  const start = bytes.readUInt32LE(end + 16)
  const hasLocator = end >= LOCATOR_BYTES && bytes.readUInt32LE(end - LOCATOR_BYTES) === ZIP64_LOCATOR
  if (hasLocator || count === 0xffff || length === ZIP64 || start === ZIP64) throw badArchive('zip64')
  if (bytes.readUInt32LE(end + 4) !== 0 || bytes.readUInt16LE(end + 8) !== count) throw badArchive('several disks')
  if (count > mostEntries) throw new FeedError('too-large', `more than ${mostEntries} files`)
  if (start + length !== end) throw badArchive('directory not at the end')
  const rows: ZipRow[] = []
  const names = new Set<string>()
  let at = start
  for (let n = 0; n < count; n += 1) {
    if (at + ROW_BYTES > end || bytes.readUInt32LE(at) !== ROW) throw badArchive('directory')
    const next = at + ROW_BYTES + [28, 30, 32].reduce((sum, field) => sum + bytes.readUInt16LE(at + field), 0)
    if (next > end) throw badArchive('directory')
    const row = rowAt(bytes, at)
    if (names.has(row.name)) throw badArchive('a name twice')
    names.add(row.name)
    if (!row.name.endsWith('/')) rows.push(row)
    else if (row.size > 0) throw badArchive('a folder with content')
    at = next
  }
  if (at !== end) throw badArchive('directory')
  return { rows, start }
}

/** The end record is the one whose comment reaches to the last byte. */
function endOf(bytes: Buffer): number {
  if (bytes.length < 4 || bytes.readUInt16LE(0) !== 0x4b50) throw badArchive('no zip')
  for (let at = bytes.length - END_BYTES; at >= Math.max(0, bytes.length - END_BYTES - MOST_COMMENT); at -= 1)
    if (bytes.readUInt32LE(at) === END && at + END_BYTES + bytes.readUInt16LE(at + 20) === bytes.length) return at
  throw new FeedError('cut-short', 'no end of the zip')
}

function rowAt(bytes: Buffer, at: number): ZipRow {
  const method = bytes.readUInt16LE(at + 10)
  const packed = bytes.readUInt32LE(at + 20)
  const size = bytes.readUInt32LE(at + 24)
  const offset = bytes.readUInt32LE(at + 42)
  if (bytes.readUInt16LE(at + 8) & ENCRYPTED) throw badArchive('encrypted')
  if (packed === ZIP64 || size === ZIP64 || offset === ZIP64) throw badArchive('zip64')
  if (method !== 0 && method !== 8) throw badArchive(`method ${method}`)
  // The upper half is the Unix mode.
  if ((bytes.readUInt16LE(at + 40) & 0xf000) === 0xa000) throw badArchive('a link')
  const nameLength = bytes.readUInt16LE(at + 28)
  const name = nameOf(bytes.subarray(at + ROW_BYTES, at + ROW_BYTES + nameLength))
  return { name, method, crc: bytes.readUInt32LE(at + 16), packed, size, offset }
}

const controls = /\p{Cc}/u

/** Nobody writes these files to a disk; whoever does one day is safe too. */
function nameOf(bytes: Buffer): string {
  const name = bytes.toString('utf8')
  const parts = name.replace(/\/$/, '').split('/')
  const isTrick = parts.some((part) => part === '' || part === '.' || part === '..')
  const isOdd = name.includes('\\') || name.includes(':') || name.includes('\ufffd') || controls.test(name)
  if (isTrick || isOdd || bytes.length > LONGEST_NAME) throw badArchive('a name')
  return name
}
