import './followed.css'
import { Link } from '@tanstack/react-router'
import type { FollowedSubject } from '#domain/news/followed-subject.ts'
import type { Story } from '#domain/news/story.ts'
import { stockLink } from '#domain/stocks/stock-link.ts'
import { useNow } from '#platform/browser/use-now.ts'
import { langOf, StoryMarks, StoryTime } from '../story-parts.tsx'

export type Matched = { readonly story: Story; readonly about: readonly FollowedSubject[] }

/** Headline, paper, age, and what it is about. */
export function MatchedStories({ matched }: { readonly matched: readonly Matched[] }) {
  const now = useNow(0)
  return (
    <ul className="followed-list">
      {matched.map(({ story, about }) => (
        <li key={story.id} data-story={story.id}>
          {/* No preload on hover: it would tell the server what somebody follows. */}
          <Link
            to="/news/$id"
            params={{ id: story.id }}
            preload={false}
            className="followed-link"
            dir="auto"
            lang={langOf(story)}
          >
            {story.title}
          </Link>
          <p className="followed-meta">
            {story.source.name} · <StoryTime moment={story.publishedAt} now={now} exact />
            <StoryMarks story={story} />
          </p>
          {about.length > 0 && (
            <ul className="followed-about" aria-label="About">
              {about.map((subject) => (
                <li key={`${subject.kind} ${subject.id}`}>
                  <SubjectName {...subject} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

function SubjectName({ kind, id, name }: FollowedSubject) {
  const href = kind === 'stock' ? stockLink(id) : kind === 'fund' ? `/fund/${id}` : undefined
  return href ? (
    <a href={href} className="text-link" dir="auto">
      {name}
    </a>
  ) : (
    <span dir="auto">{name}</span>
  )
}
