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

/** Drawn by us, or uploaded and kept by the hash of its content. The first one is the cover. */
export const listingPicture = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('drawn'), scene: z.enum(sceneNames), alt }),
  z.strictObject({ kind: z.literal('kept'), hash: z.string().regex(/^[\w-]{22,64}$/), alt }),
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
