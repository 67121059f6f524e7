import type { QueryClient } from '@tanstack/react-query'
import { ownToasts } from '#catalogue/toasts.ts'
import { AppError, sentenceOf } from '#domain/api/app-error.ts'
import { blogApi } from '#domain/api/blog-contract.ts'
import type { PostForm } from '#domain/blog/post.ts'
import type { EditedPost } from '#domain/blog/post-answers.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { forgetErrors, toast } from '#ui/layers/toast.ts'

export type SaveOutcome = ({ readonly is: 'saved' } & Written) | { readonly is: 'outdated' | 'refused' }
type Written = Pick<EditedPost, 'id' | 'version'>
export type PostToast = 'postSaved' | 'postPublished' | 'postScheduled' | 'postUnpublished' | 'postRestored'

/**
 * Saves at once or not at all: a post is never queued offline. `onSaved` runs before anything is read anew, so that
 * text typed meanwhile is already about the new version.
 */
export async function savePost(
  client: ApiClient,
  queries: QueryClient,
  { id, version }: Written,
  data: PostForm,
  said: PostToast,
  onSaved: (written: Written) => void = () => {},
): Promise<SaveOutcome> {
  try {
    const written = await (id
      ? client.call(blogApi.changePost, { version, data }, { params: { id } })
      : client.call(blogApi.addPost, data))
    forgetErrors()
    onSaved(written)
    toast(ownToasts[said])
    await readAnew(queries)
    return { is: 'saved', ...written }
  } catch (error) {
    if (error instanceof AppError && error.code === 'outdated') return { is: 'outdated' }
    toast(sentenceOf(error), { tone: 'error' })
    return { is: 'refused' }
  }
}

/** An earlier version, saved as a new one; its time of publication stays as it is. */
export async function restorePost(
  client: ApiClient,
  queries: QueryClient,
  edited: EditedPost,
  version: number,
): Promise<SaveOutcome> {
  try {
    const params = { id: edited.id, version: String(version) }
    const { data } = await client.call(blogApi.postVersion, undefined, { params })
    return await savePost(client, queries, edited, { ...data, publishAt: edited.data.publishAt }, 'postRestored')
  } catch (error) {
    toast(sentenceOf(error), { tone: 'error' })
    return { is: 'refused' }
  }
}

export async function deletePost(client: ApiClient, queries: QueryClient, id: string): Promise<boolean> {
  try {
    await client.call(blogApi.deletePost, undefined, { params: { id } })
    toast(ownToasts.postDeleted)
    await readAnew(queries)
    return true
  } catch (error) {
    toast(sentenceOf(error), { tone: 'error' })
    return false
  }
}

/** The editor, the list, and the blog as this tab knows it. */
export async function readAnew(queries: QueryClient) {
  await Promise.all(
    [['admin', 'post'], ['admin', 'posts'], ['posts'], ['post']].map((queryKey) =>
      queries.invalidateQueries({ queryKey, refetchType: queryKey[0] === 'admin' ? 'active' : 'none' }),
    ),
  )
}
