import { z } from 'zod'
import { ownToasts, refusals, successToasts } from '#catalogue/toasts.ts'
import { type Article, article } from '#domain/keeping/article.ts'
import { add } from '#domain/kept/kept-list.ts'
import { changeList, takeOut } from '#platform/kept/kept-lists.ts'
import { onRefusedAction, refuseUntilSignedIn } from '#platform/session/refused-action.ts'
import { settledSession } from '#platform/session/settled-session.ts'
import { toast, toastUndo } from '#ui/layers/toast.ts'
import { toastOutcome } from '#ui/layers/toast-outcome.ts'

const LIST = 'savedNews'
const SAVE_ARTICLE = 'save-article'

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
  toastOutcome(saved, ownToasts.notSaved, successToasts.articleSaved)
}

export async function forgetArticle(uid: string, id: string): Promise<void> {
  const saved = await takeOut(LIST, uid, [id], successToasts.articleRemoved, toastUndo)
  toastOutcome(saved, ownToasts.notSaved)
}

onRefusedAction(SAVE_ARTICLE, (about) => {
  const { data } = z.safeParse(article, about)
  if (data) void saveArticle(data)
})
