import './story-parts.css'
import { newsCategories } from '#catalogue/news.ts'
import type { Article } from '#domain/keeping/article.ts'
import { isSampleStory } from '#domain/news/sample-story.ts'
import type { Story } from '#domain/news/story.ts'
import { picturePath } from '#domain/news/story-picture.ts'
import { agoLabel } from '#ui/data/ago-label.ts'
import { momentLabel } from '#ui/data/day-label.ts'

/** An article of a list, of a page, or a saved copy. */
export type ListedStory = Article & Partial<Pick<Story, 'papers'>>

export const storyPath = (id: string) => `/news/${encodeURIComponent(id)}`

/** The page is English; a screen reader needs to know what is not. */
export const langOf = ({ language }: Pick<Article, 'language'>) =>
  /^(?!en)[a-z]{2,3}$/.test(language) ? language : undefined

type TimeProps = { readonly moment: string; readonly now: number; readonly exact: boolean }

/** `exact`: the moment in the reader's time zone as a title, which the server does not know. */
export const StoryTime = ({ moment, now, exact }: TimeProps) => (
  <time dateTime={moment} title={exact ? momentLabel(moment) : undefined}>
    {agoLabel(moment, now)}
  </time>
)

export function StoryMarks({ story, keptFor }: { readonly story: ListedStory; readonly keptFor?: string | undefined }) {
  const category = Object.hasOwn(newsCategories, story.category)
    ? newsCategories[story.category as keyof typeof newsCategories]
    : undefined
  return (
    <>
      {category && <span> · {category}</span>}
      {keptFor !== undefined && (
        <>
          {' '}
          <span className="mark" title="One of your words to keep">
            {keptFor}
          </span>
        </>
      )}
      {isSampleStory(story) && (
        <>
          {' '}
          <span className="mark mark-sample">Sample</span>
        </>
      )}
    </>
  )
}

type PictureProps = {
  readonly story: Pick<ListedStory, 'id' | 'urlToImage' | 'title' | 'source'>
  readonly className: string
  /** CSS widths, as in `sizes`. */
  readonly sizes: string
  /** Small ones beside their headline say nothing more than it does. */
  readonly alt: string
  /** On the first screen. */
  readonly eager?: boolean
}

/** Our own copy of the picture, in reserved space. Without one there is no space. */
export function StoryPicture({ story: { id, urlToImage }, className, sizes, alt, eager = false }: PictureProps) {
  if (urlToImage === null) return null
  return (
    <span className={`story-picture ${className}`}>
      <img
        src={picturePath(id, 320)}
        srcSet={`${picturePath(id, 320)} 320w, ${picturePath(id, 640)} 640w, ${picturePath(id, 1200)} 1200w`}
        sizes={sizes}
        width={640}
        height={360}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
        ref={hideIfBroken}
        onError={({ currentTarget }) => hide(currentTarget)}
      />
    </span>
  )
}

/** It may have failed before hydration. */
function hideIfBroken(picture: HTMLImageElement | null) {
  if (picture?.complete && picture.naturalWidth === 0 && picture.currentSrc !== '') hide(picture)
}

const hide = (picture: HTMLImageElement) => {
  picture.hidden = true
}

/** The same story elsewhere. */
export function OtherPapers({ papers = [] }: { readonly papers?: Story['papers'] | undefined }) {
  if (papers.length === 0) return null
  return (
    <details className="story-papers">
      <summary>{papers.length + 1} papers</summary>
      <ul>
        {papers.map(({ name, url }) => (
          <li key={url}>
            <a href={url} className="text-link" target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
