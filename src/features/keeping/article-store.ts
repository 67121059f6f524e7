import { z } from 'zod'
import { ownToasts, refusals, successToasts } from '#catalogue/messages.ts'
import { type Article, article } from '#domain/article.ts'
import { add } from '#domain/kept-list.ts'
import { changeList, takeOut } from '#platform/keep.ts'
import { settledSession } from '#platform/settled-session.ts'
import { onRefusedAction, refuseUntilSignedIn } from '#platform/sign-in/refused-action.ts'
import { toast } from '#ui/toast.ts'

const LIST = 'savedNews'
export const SAVE_ARTICLE = 'save-article'

/** §4: saving twice keeps one copy; the newest comes first. */
export async function saveArticle(read: Article): Promise<void> {
  const session = await settledSession()
  if (session === 'signed-out') {
    refuseUntilSignedIn({ name: SAVE_ARTICLE, about: read }, () => toast(refusals.articlesSignedOut, { tone: 'error' }))
    return
  }
  const saved = await changeList(LIST, session.uid, (list, now) =>
    add(list, read.id, { ...read, isSaved: true }, 'first', now),
  )
  toast(saved ? successToasts.articleSaved : ownToasts.notSaved, { tone: saved ? 'success' : 'error' })
}

export async function forgetArticle(uid: string, id: string): Promise<void> {
  const say = (sentence: string, undo: () => void) => toast(sentence, { undo })
  if (!(await takeOut(LIST, uid, [id], successToasts.articleRemoved, say))) toast(ownToasts.notSaved, { tone: 'error' })
}

onRefusedAction(SAVE_ARTICLE, (about) => {
  const { data } = z.safeParse(article, about)
  if (data) void saveArticle(data)
})
