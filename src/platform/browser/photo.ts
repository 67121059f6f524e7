const SIDE = 160
const MOST_BYTES = 20 * 1024 * 1024
const MOST_CHARACTERS = 60_000

/** A small square image as a data URL; undefined if the file is no image. */
export async function photoFrom(file: File): Promise<string | undefined> {
  if (file.size > MOST_BYTES) return undefined
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return undefined
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIDE
  const side = Math.min(bitmap.width, bitmap.height)
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2]
  canvas.getContext('2d')?.drawImage(bitmap, left, top, side, side, 0, 0, SIDE, SIDE)
  bitmap.close()
  return [0.85, 0.6, 0.3]
    .map((quality) => canvas.toDataURL('image/jpeg', quality))
    .find((text) => text.length < MOST_CHARACTERS)
}
