const QUALITY = 0.92

export const isHeic = ({ type, name }: File): boolean => /hei[cf]/i.test(`${type} ${name}`)

/** Photos of iPhones: browsers that can read them send a JPEG, which every server reads. Others send the file. */
export async function withoutHeic(file: File): Promise<Blob> {
  if (!isHeic(file)) return file
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return file
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  bitmap.close()
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  return jpeg ?? file
}
