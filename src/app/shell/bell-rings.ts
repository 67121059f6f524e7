import { useDueCount } from '#features/keeping/bell/index.ts'
import { useUnseenHeadlines } from '#features/news/bell/index.ts'
import { useCreatorNews, useSearchNews } from '#features/properties/bell/index.ts'
import { useReachedTargets } from '#features/wishlists/reached/index.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { useReport } from './use-report.ts'

/** What the bell counts, of whom. */
export type Rings = Readonly<Record<'due' | 'reached' | 'searches' | 'headlines' | 'creator', number>> & {
  readonly uid: string
}

type Props = { readonly uid: string; readonly client: ApiClient; readonly onRings: (rings: Rings) => void }

/** Counts for the bell of a signed-in person and shows nothing: visitors do not load it. */
export function BellRings({ uid, client, onRings }: Props) {
  const due = useDueCount(uid)
  const reached = useReachedTargets(uid).length
  const searches = useSearchNews(uid).length
  const headlines = useUnseenHeadlines(uid, client)
  const creator = useCreatorNews(uid, client).length
  useReport({ uid, due, reached, searches, headlines, creator }, onRings)
  return null
}
