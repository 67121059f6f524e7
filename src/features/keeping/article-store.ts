import { refusals, successToasts } from '#catalogue/toasts.ts'
import { type Article, article } from '#domain/keeping/article.ts'
import { add, change } from '#domain/kept/kept-list.ts'
import { changeList } from '#platform/kept/kept-lists.ts'
import { createListCommands } from '#platform/kept/list-commands.ts'
import { listToasts } from '#ui/layers/list-toasts.ts'

const articles = createListCommands({
  list: 'savedNews',
  toasts: listToasts,
  sentences: { removed: successToasts.articleRemoved },
})

/** §4: saving twice keeps one copy; the newest comes first. */
export const saveArticle = articles.adding({
  action: 'save-article',
  schema: article,
  put: (list, read, { now }) => add(list, read.id, { ...read, isSaved: true }, 'first', now),
  sentences: { signedOut: refusals.articlesSignedOut, added: successToasts.articleSaved },
})

export const forgetArticle = (uid: string, id: string) => articles.remove(uid, [id])

/** Gives a saved copy the text that lists do not have. Silent: it is saved either way. */
export const completeArticle = (uid: string, { id, content }: Article) =>
  changeList('savedNews', uid, (list, now) => change(list, id, (saved) => ({ ...saved, content }), now))
