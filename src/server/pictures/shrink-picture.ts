import sharp from 'sharp'
import { pictureKindOf } from '#domain/property/listing-picture.ts'

// Of libvips' many readers only those for these kinds. SVG and PDF are programs, GIF may be a film.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    // HEIC, where libvips was built with its decoder; elsewhere it is refused.
    'VipsForeignLoadHeifBuffer',
  ],
})
sharp.cache(false)
sharp.concurrency(1)

/** More pixels than most cameras have; a picture of 900 million would take gigabytes. */
const MOST_PIXELS = 40_000_000
/** A baseline JPEG is made smaller while it is read; a progressive one of 110 million takes 660 MB. */
const MOST_JPEG_PIXELS = 110_000_000
const QUALITY = 74
const SECONDS = 20

export type Shrunk<Width extends number> = {
  readonly files: ReadonlyMap<Width, Buffer>
  /** Of the largest. */
  readonly width: number
  readonly height: number
}

/**
 * A picture as WebP in all widths, upright and without metadata. Throws for anything that is no whole picture. Smaller
 * widths are made from the largest, so that the file is decoded once.
 */
export async function shrinkPicture<Width extends number>(
  bytes: Uint8Array,
  widths: readonly Width[],
): Promise<Shrunk<Width>> {
  const kind = pictureKindOf(bytes)
  if (!kind) throw new Error('Not a picture')
  const [largest, ...others] = widths.toSorted((a, b) => b - a)
  if (largest === undefined) throw new Error('No width')
  const isBaseline = kind === 'jpeg' && !(await sharp(bytes, { limitInputPixels: false }).metadata()).isProgressive
  const limitInputPixels = isBaseline ? MOST_JPEG_PIXELS : MOST_PIXELS
  const picture = sharp(bytes, { limitInputPixels, failOn: 'error', animated: false, sequentialRead: true })
  const { data, info } = await picture
    .timeout({ seconds: SECONDS })
    .autoOrient()
    .resize({ width: largest, height: largest * 2, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true })
  const files = new Map<Width, Buffer>([[largest, data]])
  for (const width of others) {
    const smaller = sharp(data).resize({ width, withoutEnlargement: true }).webp({ quality: QUALITY })
    files.set(width, await smaller.toBuffer())
  }
  return { files, width: info.width, height: info.height }
}
