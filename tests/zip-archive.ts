import { crc32, deflateRawSync } from 'node:zlib'

/** A file for an archive, and false header values to claim. */
export type ZipFile = {
  readonly name: string
  readonly text: string | Buffer
  readonly stored?: boolean
  readonly flags?: number
  readonly method?: number
  readonly crc?: number
  readonly size?: number
  readonly mode?: number
  readonly localName?: string
  /** Claimed start. */
  readonly offset?: number
}

export const zipLimits = { entries: 5, entryBytes: 100_000, totalBytes: 150_000, ratio: 100, ms: 5_000 }

/** A zip archive built byte by byte, so that any byte can be wrong. */
export function zipOf(files: readonly ZipFile[], comment = ''): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const file of files) {
    const { name, text, stored = false, flags = 0x0800, mode = 0o100644, localName = name } = file
    const content = Buffer.from(text)
    const data = stored ? content : deflateRawSync(content)
    const { method = stored ? 0 : 8, crc = crc32(content), size = content.length } = file
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50)
    local.writeUInt16LE(flags, 6)
    local.writeUInt16LE(method, 8)
    local.writeUInt16LE(Buffer.byteLength(localName), 26)
    const row = Buffer.alloc(46)
    row.writeUInt32LE(0x02014b50)
    row.writeUInt16LE(flags, 8)
    row.writeUInt16LE(method, 10)
    row.writeUInt32LE(crc, 16)
    row.writeUInt32LE(data.length, 20)
    row.writeUInt32LE(size, 24)
    row.writeUInt16LE(Buffer.byteLength(name), 28)
    row.writeUInt16LE(mode, 40)
    row.writeUInt32LE(file.offset ?? at, 42)
    const whole = Buffer.concat([local, Buffer.from(localName), data])
    parts.push(whole)
    directory.push(row, Buffer.from(name))
    at += whole.length
  }
  const rows = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(rows.length, 12)
  end.writeUInt32LE(at, 16)
  end.writeUInt16LE(Buffer.byteLength(comment), 20)
  return Buffer.concat([...parts, rows, end, Buffer.from(comment)])
}
