import { followsSomething } from '#domain/news/stored-lists.ts'
import type { Story } from '#domain/news/story.ts'
import { useLate } from '#ui/data/use-late.ts'
import { useNewsSeen } from './use-news-seen.ts'
import { useStoredLists } from './use-stored-lists.ts'

type Props = { readonly uid: string | undefined; readonly stories: readonly Story[] }

/** The names of companies are some kilobytes: loaded for those who follow something. */
const loadAbout = () => import('./about-followed.tsx').then(({ AboutFollowed }) => AboutFollowed)

/** On /news. Nothing for those who follow nothing. */
export function FollowedStories({ uid, stories }: Props) {
  const lists = useStoredLists(uid)
  const follows = followsSomething(lists)
  const { Component: About } = useLate(loadAbout, follows)
  useNewsSeen(uid)
  return follows && About ? <About lists={lists} stories={stories} /> : null
}
