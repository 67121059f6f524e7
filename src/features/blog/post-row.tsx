import './post-row.css'
import type { PostCard } from '#domain/blog/post-answers.ts'
import { dateLabel } from '#ui/data/day-label.ts'

export const postPath = (slug: string) => `/blog/${slug}`
export const tagPath = (tag: string) => `/blog?tag=${encodeURIComponent(tag).replaceAll('%20', '+')}`

export const ReadingTime = ({ minutes }: { readonly minutes: number }) => <>{minutes} min read</>

type TagsProps = { readonly tags: readonly string[]; readonly label: string }

export const PostTags = ({ tags, label }: TagsProps) => (
  <ul className="chips" aria-label={label}>
    {tags.map((tag) => (
      <li key={tag}>
        <a href={tagPath(tag)} className="chip">
          {tag}
        </a>
      </li>
    ))}
  </ul>
)

/** A post in a list. Links are plain, so that they work before the scripts have come. */
export function PostRow({ card, level = 2 }: { readonly card: PostCard; readonly level?: 2 | 3 }) {
  const { slug, title, summary, tags, publishedAt, minutes, cover } = card
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <article className="post-row">
      <p className="post-row-meta">
        <time dateTime={publishedAt}>{dateLabel(publishedAt)}</time> ·{' '}
        <span className="nowrap">
          <ReadingTime minutes={minutes} />
        </span>
      </p>
      <div className="post-row-words">
        <Title className="post-row-title">
          <a href={postPath(slug)}>{title}</a>
        </Title>
        <p className="post-row-summary">{summary}</p>
        {tags.length > 0 && <PostTags tags={tags} label={`Tags of ${title}`} />}
      </div>
      {cover && (
        <img
          className="post-row-cover"
          src={`/api/post-pictures/${cover.hash}/480`}
          alt={cover.alt}
          width={480}
          height={270}
          loading="lazy"
        />
      )}
    </article>
  )
}
