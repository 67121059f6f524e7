import { z } from 'zod'
import { plainText } from '#domain/text/plain-text.ts'

export const MOST_PICTURES = 20

/** What a drawn picture shows. */
export const sceneNames = [
  'tower',
  'street',
  'villa',
  'house',
  'plot',
  'shop',
  'office',
  'farm',
  'living',
  'bedroom',
  'kitchen',
  'balcony',
  'aerial',
] as const
export type SceneName = (typeof sceneNames)[number]

const alt = plainText(200).min(1)

/** SHA-256 of the uploaded file. */
export const pictureHash = z.string().regex(/^[\w-]{43}$/)

/** Drawn by us, or uploaded and kept by the hash of its content. The first one is the cover. */
export const listingPicture = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('drawn'), scene: z.enum(sceneNames), alt }),
  z.strictObject({ kind: z.literal('kept'), hash: pictureHash, alt }),
])
export type ListingPicture = z.infer<typeof listingPicture>

/** A room of the floor plan, in feet from the upper left corner. */
export const room = z.strictObject({
  name: plainText(40).min(1),
  x: z.number().min(0).max(1_000),
  y: z.number().min(0).max(1_000),
  width: z.number().min(1).max(1_000),
  height: z.number().min(1).max(1_000),
})
export type Room = z.infer<typeof room>

export const pictureLimits = { bytes: 15_000_000, perDay: 300 } as const

/** Kinds by their first bytes: what a file is called, or says that it is, does not count. */
export function pictureKindOf(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | 'heic' | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  return text(4, 8) === 'ftyp' && /^(heic|heix|heim|heis|mif1|msf1)$/.test(text(8, 12)) ? 'heic' : undefined
}

/** As many as `pictureKindOf` needs. */
export const KIND_BYTES = 12
