import { useEffect, useMemo, useState } from 'react'
import type { SavedArticle } from '#domain/keeping/article.ts'
import { isAbout } from '#domain/keeping/is-about.ts'
import type { Story } from '#domain/news/story.ts'
import { useLateItems } from '#platform/kept/use-late-items.ts'
import { userOf, useSession } from '#platform/session/session.ts'

export type OwnArticle = ReturnType<typeof useOwnArticle>

/** The person's copy of an article, whether there is something written about it, and which dialog is open. */
export function useOwnArticle(id: string) {
  const uid = userOf(useSession())?.uid
  const items = useLateItems('savedNews', uid)
  const saved: SavedArticle | undefined = useMemo(() => items.find((item) => item.id === id), [items, id])
  const notes = useLateItems('quickNotes', uid)
  const todos = useLateItems('todoItems', uid)
  const hasWritten = useMemo(() => [...notes, ...todos].some(isAbout({ kind: 'article', id })), [notes, todos, id])
  const [writing, setWriting] = useState<'notes' | 'todos' | null>(null)
  return { uid, saved, hasWritten, writing, setWriting }
}

/** A copy saved from a list, or while signing in, has no text yet. */
export function useCompleteCopy({ uid, saved }: OwnArticle, story: Story | undefined): void {
  const missing = saved !== undefined && saved.content === null
  useEffect(() => {
    if (uid === undefined || !missing || !story?.content) return
    const { papers: _, ...article } = story
    import('#features/keeping/index.ts').then(
      ({ completeArticle }) => completeArticle(uid, article),
      () => {},
    )
  }, [uid, missing, story])
}
