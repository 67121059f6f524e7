import type { ReactNode } from 'react'
import { useHydrated } from '#platform/browser/use-hydrated.ts'
import { useNow } from '#platform/browser/use-now.ts'
import type { ListedStory } from '../story-parts.tsx'
import { LeadStory, StoryRow } from './story-row.tsx'

type Props = {
  readonly heading: string
  readonly stories: readonly ListedStory[]
  /** Ages are counted from here until the reader's clock is known. */
  readonly asOf: string
  readonly keptFor?: ReadonlyMap<string, string>
  readonly isRead: (id: string) => boolean
  readonly isSaved: (id: string) => boolean
  readonly onSave: (story: ListedStory, saved: boolean) => void
  /** The first one is large. */
  readonly lead?: boolean
  /** Beside the list on wide screens, after the first story on others. */
  readonly beside?: ReactNode
}

/** Stories in the order given. */
export function StoryList({ heading, stories, asOf, keptFor, isRead, isSaved, onSave, lead = false, beside }: Props) {
  const now = useNow(Date.parse(asOf))
  const exact = useHydrated()
  const propsOf = (story: ListedStory) => ({
    story,
    now,
    exact,
    read: isRead(story.id),
    saved: isSaved(story.id),
    keptFor: keptFor?.get(story.id),
    onSave,
  })
  const [first, ...others] = lead ? stories : [undefined, ...stories]
  return (
    <>
      {first && <LeadStory key={first.id} {...propsOf(first)} />}
      {beside}
      {others.length > 0 && (
        <section className="news-list" aria-label={heading}>
          <ul className="stories">{others.map((story) => story && <StoryRow key={story.id} {...propsOf(story)} />)}</ul>
        </section>
      )}
    </>
  )
}
