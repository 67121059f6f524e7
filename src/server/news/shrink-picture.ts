import sharp from 'sharp'
import { type PictureWidth, pictureWidths } from '#domain/news/story-picture.ts'

// Of libvips' many readers only those for these three kinds. SVG and PDF are programs, GIF may be a film.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
sharp.cache(false)
sharp.concurrency(1)

/** More pixels than any camera of a newspaper; a picture of 900 million would take gigabytes. */
const MOST_PIXELS = 40_000_000
const QUALITY = 74

export type ShrunkPicture = ReadonlyMap<PictureWidth, Buffer>

/** A picture as WebP in all widths, without metadata. Throws for anything that is no whole picture. */
export async function shrinkPicture(bytes: Uint8Array): Promise<ShrunkPicture> {
  const shrunk = new Map<PictureWidth, Buffer>()
  for (const width of pictureWidths) {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'warning', animated: false })
    shrunk.set(
      width,
      await picture.autoOrient().resize({ width, withoutEnlargement: true }).webp({ quality: QUALITY }).toBuffer(),
    )
  }
  return shrunk
}
