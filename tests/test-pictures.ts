import { crc32 } from 'node:zlib'

/** A PNG of one pixel; what follows its end is ignored by readers of pictures. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A PNG that says that it is 50,000 pixels wide and high. */
export function bomb(): Buffer {
  const bytes = Buffer.from(pixel)
  bytes.writeUInt32BE(50_000, 16)
  bytes.writeUInt32BE(50_000, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}
