import { memo } from 'react'
import { BookmarkToggle } from '#ui/controls/bookmark-toggle.tsx'
import {
  type ListedStory,
  langOf,
  OtherPapers,
  StoryMarks,
  StoryPicture,
  StoryTime,
  storyPath,
} from '../story-parts.tsx'

export type StoryProps = {
  readonly story: ListedStory
  readonly now: number
  /** The reader's time zone is known. */
  readonly exact: boolean
  readonly read: boolean
  readonly saved: boolean
  /** The word because of which it is never muted. */
  readonly keptFor: string | undefined
  readonly onSave: (story: ListedStory, saved: boolean) => void
}

/** Plain anchors: the list handles their clicks. */
export const StoryRow = memo(function StoryRow(props: StoryProps) {
  const { story, read } = props
  return (
    <li className="story" data-story={story.id} data-read={read || undefined}>
      <div className="story-text">
        <h3 className="story-title">
          <StoryLink {...props} />
        </h3>
        {story.description && (
          <p className="story-description" dir="auto" lang={langOf(story)}>
            {story.description}
          </p>
        )}
        <StoryFoot {...props} />
      </div>
      <StoryPicture story={story} className="story-thumb" sizes="7rem" alt="" />
    </li>
  )
})

/** The first story of the page. */
export const LeadStory = memo(function LeadStory(props: StoryProps) {
  const { story, read } = props
  return (
    <article className="lead-story" data-story={story.id} data-read={read || undefined}>
      <div className="story-text">
        <h2 className="lead-title">
          <StoryLink {...props} />
        </h2>
        {story.description && (
          <p className="lead-description" dir="auto" lang={langOf(story)}>
            {story.description}
          </p>
        )}
        <StoryFoot {...props} />
      </div>
      <StoryPicture
        story={story}
        className="lead-picture"
        sizes="(width >= 48rem) 26rem, 100vw"
        alt={`From ${story.source.name}: ${story.title}`}
        eager
      />
    </article>
  )
})

function StoryLink({ story, read }: StoryProps) {
  return (
    <a href={storyPath(story.id)} className="story-link" dir="auto" lang={langOf(story)}>
      {story.title}
      {read && <span className="sr-only"> (read)</span>}
    </a>
  )
}

function StoryFoot({ story, now, exact, saved, keptFor, onSave }: StoryProps) {
  return (
    <div className="story-foot">
      <p className="story-meta">
        <span className="story-source">{story.source.name}</span>
        <StoryMarks story={story} keptFor={keptFor} /> ·{' '}
        <StoryTime moment={story.publishedAt} now={now} exact={exact} />
      </p>
      <OtherPapers papers={story.papers} />
      <BookmarkToggle label={`Save ${story.title}`} on={saved} onChange={() => onSave(story, saved)} />
    </div>
  )
}
