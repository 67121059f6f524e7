import type { Article } from '#domain/keeping/article.ts'
import type { Story } from '#domain/news/story.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { currentSession, userOf } from '#platform/session/session.ts'
import { readStory } from '../news-queries.ts'

const keeping = () => import('#features/keeping/index.ts')

/** Saved at once as listed; a list has no texts, so the text follows. Signed out: §5's sentence. */
export async function saveStory(client: ApiClient, listed: Article & Partial<Story>): Promise<void> {
  const { saveArticle, completeArticle } = await keeping()
  const added = await saveArticle(articleOf(listed))
  const uid = userOf(currentSession())?.uid
  if (!added || uid === undefined || listed.content !== null) return
  const whole = await readStory(client, listed.id).catch(() => undefined)
  if (whole) await completeArticle(uid, articleOf(whole.story))
}

export async function removeStory(uid: string, id: string): Promise<void> {
  const { forgetArticle } = await keeping()
  await forgetArticle(uid, id)
}

/** §3's fields only. */
function articleOf(story: Article & Partial<Story> & { isSaved?: boolean }): Article {
  const { papers: _, isSaved: __, ...article } = story
  return article
}
