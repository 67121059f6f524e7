import { AppError } from '#domain/api/app-error.ts'
import { creatorsApi } from '#domain/api/creators-contract.ts'
import { pictureLimits } from '#domain/property/listing-picture.ts'
import { pictureState } from '#domain/property/picture-state.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { uploadFile } from '#platform/api/upload-file.ts'
import { isHeic, withoutHeic } from '#platform/browser/heic-picture.ts'

const POLL_MS = 400
const PATIENCE_MS = 120_000

type Watched = { readonly onProgress: (share: number) => void; readonly signal: AbortSignal }

/** Sends a picture and waits until it was made smaller; its digest. */
export async function uploadPicture(client: ApiClient, file: File, watched: Watched): Promise<string> {
  const picture = await withoutHeic(file)
  if (picture.size > pictureLimits.bytes) throw new AppError('picture-too-large')
  const answer = pictureState.safeParse(await uploadFile('/api/creator/pictures', picture, watched))
  if (!answer.success) throw new AppError('unreachable')
  const { id, hash } = answer.data
  // What this browser could not turn into a JPEG, most servers cannot read either.
  const refusal = picture === file && isHeic(file) ? 'no-heic' : 'no-picture'
  let { state } = answer.data
  const until = performance.now() + PATIENCE_MS
  while (state === 'waiting') {
    if (watched.signal.aborted || performance.now() > until) throw new AppError('timeout')
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    state = await stateOf(client, id, refusal)
  }
  return hash
}

/** One that cannot be shown is no longer there. */
export async function stateOf(client: ApiClient, id: string, refusal: 'no-heic' | 'no-picture') {
  try {
    return (await client.call(creatorsApi.pictureState, undefined, { params: { id } })).state
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') throw new AppError(refusal, { cause: error })
    if (error instanceof AppError && (error.code === 'busy' || error.code === 'unreachable')) return 'waiting'
    throw error
  }
}
