import { Link } from '@tanstack/react-router'
import type { Story } from '#domain/news/story.ts'
import { langOf, StoryMarks, StoryTime } from '../story-parts.tsx'

type Props = { readonly related: readonly Story[]; readonly now: number; readonly exact: boolean }

export function RelatedStories({ related, now, exact }: Props) {
  if (related.length === 0) return null
  return (
    <section aria-labelledby="related-title">
      <h2 id="related-title" className="article-side-title">
        Related
      </h2>
      <ul className="related">
        {related.map((story) => (
          <li key={story.id}>
            <h3 className="related-title">
              <Link to="/news/$id" params={{ id: story.id }} preload={false} dir="auto" lang={langOf(story)}>
                {story.title}
              </Link>
            </h3>
            <p className="related-meta">
              {story.source.name}
              <StoryMarks story={story} /> · {exact && <StoryTime moment={story.publishedAt} now={now} exact />}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
