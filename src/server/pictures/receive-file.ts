import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import type { ApiErrorCode } from '#catalogue/errors.ts'
import { AppError } from '#domain/api/app-error.ts'
import { KIND_BYTES, pictureKindOf, pictureLimits } from '#domain/property/listing-picture.ts'

/** Writes what arrives into a new file; its digest. A file that is refused or does not arrive leaves nothing. */
export async function receiveFile(body: ReadableStream<Uint8Array> | null, path: string): Promise<string> {
  if (!body) throw new AppError('no-picture')
  const reader = body.getReader()
  const hash = createHash('sha256')
  const file = await open(path, 'wx', 0o600)
  let size = 0
  let first: Uint8Array = new Uint8Array()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      size += value.length
      if (size > pictureLimits.bytes) throw new AppError('picture-too-large')
      const isFirst = first.length < KIND_BYTES
      if (isFirst) first = Buffer.concat([first, value])
      // Refused before the rest has arrived.
      if (isFirst && first.length >= KIND_BYTES && !pictureKindOf(first)) throw new AppError('no-picture')
      hash.update(value)
      await file.write(value)
    }
    if (!pictureKindOf(first)) throw new AppError('no-picture')
    await file.sync()
    await file.close()
    return hash.digest('base64url')
  } catch (cause) {
    await file.close().catch(() => {})
    await rm(path, { force: true })
    void reader.cancel().catch(() => {})
    const code: ApiErrorCode = (cause as NodeJS.ErrnoException).code === 'ENOSPC' ? 'busy' : 'bad-request'
    throw cause instanceof AppError ? cause : new AppError(code, { cause })
  }
}
