import { useDueCount } from '#features/keeping/bell/index.ts'
import { useUnseenHeadlines } from '#features/news/bell/index.ts'
import { useCreatorNews, useSearchNews } from '#features/properties/bell/index.ts'
import { useReachedTargets } from '#features/wishlists/reached/index.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { useReport } from './use-report.ts'

type Counts = Readonly<Record<'due' | 'reached' | 'searches' | 'headlines' | 'creator' | 'sum', number>>

/** What the bell shows, and to whom. */
export type Rings = {
  readonly uid: string
  readonly sum: number
  readonly headlines: number
  readonly label: string
}

type Props = { readonly uid: string; readonly client: ApiClient; readonly onRings: (rings: Rings) => void }

/** Counts for the bell of a signed-in person and shows nothing: visitors do not load it. */
export function BellRings({ uid, client, onRings }: Props) {
  const due = useDueCount(uid)
  const reached = useReachedTargets(uid).length
  const searches = useSearchNews(uid).length
  const headlines = useUnseenHeadlines(uid, client)
  const creator = useCreatorNews(uid, client).length
  const sum = due + reached + searches + headlines + creator
  useReport({ uid, sum, headlines, label: labelOf({ due, reached, searches, headlines, creator, sum }) }, onRings)
  return null
}

function labelOf({ due, reached, searches, headlines, creator, sum }: Counts): string {
  const said = [
    due > 0 && (due === 1 ? '1 to-do is due' : `${due} to-dos are due`),
    reached > 0 && (reached === 1 ? '1 target is reached' : `${reached} targets are reached`),
    searches > 0 && (searches === 1 ? '1 saved search has news' : `${searches} saved searches have news`),
    headlines > 0 && (headlines === 1 ? '1 new headline' : `${headlines} new headlines`),
    creator > 0 && (creator === 1 ? '1 update on your listings' : `${creator} updates on your listings`),
  ]
  const all = said.filter((one) => one !== false)
  if (all.length === 0) return 'Nothing is due'
  // Voice control finds a button by the text that is seen.
  return all.length === 1 ? all.join() : `${sum} updates: ${all.join(', ')}`
}
