import { ownToasts } from '#catalogue/toasts.ts'
import type { Article } from '#domain/keeping/article.ts'
import type { Story } from '#domain/news/story.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { currentSession, userOf } from '#platform/session/session.ts'
import { forgetErrors, toast } from '#ui/layers/toast.ts'
import { readStory } from '../news-queries.ts'

const keeping = () => import('#features/keeping/index.ts')

/** What pressing the bookmark does. Code that cannot be loaded, such as offline, is told. */
export async function toggleSaved(
  client: ApiClient,
  story: Article & Partial<Story>,
  { uid, saved }: { readonly uid: string | undefined; readonly saved: boolean },
): Promise<void> {
  try {
    await (saved && uid ? removeStory(uid, story.id) : saveStory(client, story))
    forgetErrors(ownToasts.articleNotChanged)
  } catch {
    toast(ownToasts.articleNotChanged, { tone: 'error' })
  }
}

/** Saved at once as listed; a list has no texts, so the text follows. Signed out: §5's sentence. */
async function saveStory(client: ApiClient, listed: Article & Partial<Story>): Promise<void> {
  const { saveArticle, completeArticle } = await keeping()
  const added = await saveArticle(articleOf(listed))
  const uid = userOf(currentSession())?.uid
  if (!added || uid === undefined || listed.content !== null) return
  const whole = await readStory(client, listed.id).catch(() => undefined)
  if (whole) await completeArticle(uid, articleOf(whole.story))
}

async function removeStory(uid: string, id: string): Promise<void> {
  const { forgetArticle } = await keeping()
  await forgetArticle(uid, id)
}

/** §3's fields only. */
function articleOf(story: Article & Partial<Story> & { isSaved?: boolean }): Article {
  const { papers: _, isSaved: __, ...article } = story
  return article
}
