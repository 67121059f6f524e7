import type { ReactNode } from 'react'
import { newsCategories, newsCountries } from '#catalogue/news.ts'
import { isSampleStory } from '#domain/news/sample-story.ts'
import type { Story } from '#domain/news/story.ts'
import { paragraphsOf, structuredArticle } from '#domain/news/structured-article.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { useHydrated } from '#platform/browser/use-hydrated.ts'
import { useNow } from '#platform/browser/use-now.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { type ListedStory, langOf, OtherPapers, StoryPicture, StoryTime } from '../story-parts.tsx'
import { ArticleActions, OwnWriting } from './article-actions.tsx'
import { RelatedStories } from './related-stories.tsx'
import type { OwnArticle } from './use-own-article.ts'

type Props = {
  readonly client: ApiClient
  readonly story: ListedStory
  readonly related: readonly Story[]
  readonly own: OwnArticle
  readonly origin: string
  /** Said before the text. */
  readonly children?: ReactNode
}

/** An article as far as its paper publishes the text, and what the reader can do with it. */
export function ArticleView({ client, story, related, own, origin, children }: Props) {
  const structured = structuredArticle(story, origin)
  const now = useNow(Date.parse(story.publishedAt))
  const exact = useHydrated()
  return (
    <article className="article">
      {structured && <script type="application/ld+json">{structured}</script>}
      <header className="article-head">
        <p className="kicker">{topicOf(story)}</p>
        <h1 className="article-title" dir="auto" lang={langOf(story)}>
          {story.title}
        </h1>
        <p className="article-byline">
          <strong>{story.source.name}</strong>
          {story.author && <span> · {story.author}</span>} ·{' '}
          {exact ? (
            <StoryTime moment={story.publishedAt} now={now} exact />
          ) : (
            <time dateTime={story.publishedAt}>{dateLabel(story.publishedAt)}</time>
          )}
        </p>
      </header>
      {isSampleStory(story) && (
        <p className="sample-note">
          <strong>A sample article, not real news.</strong> It came with Banyan, and what it reports is invented.
        </p>
      )}
      {children}
      <div className="article-body">
        <StoryPicture
          story={story}
          className="article-picture"
          sizes="(width >= 64rem) 44rem, 100vw"
          alt={`From ${story.source.name}: ${story.title}`}
          eager
        />
        <ArticleText story={story} />
      </div>
      <div className="article-side">
        <ArticleActions client={client} story={story} own={own} />
        <OtherPapers papers={story.papers} />
        <OwnWriting story={story} own={own} />
        <RelatedStories related={related} now={now} exact={exact} />
      </div>
    </article>
  )
}

function ArticleText({ story }: { readonly story: ListedStory }) {
  const { description, url, source } = story
  const paragraphs = paragraphsOf(story)
  return (
    <div className="article-text" dir="auto" lang={langOf(story)}>
      {description && <p className="article-standfirst">{description}</p>}
      {paragraphs.map((text, at) => (
        // Paragraphs have no id but their position.
        <p key={String(at)}>{text}</p>
      ))}
      <p className="article-original" lang="en" dir="ltr">
        {isSampleStory(story) ? (
          'This sample has no original article.'
        ) : (
          <a href={url} className="button" target="_blank" rel="noopener noreferrer">
            Read the original at {source.name}
          </a>
        )}
      </p>
    </div>
  )
}

const nameIn = (table: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(table, name) ? table[name] : undefined

const topicOf = ({ category, country }: ListedStory) =>
  [nameIn(newsCategories, category), nameIn(newsCountries, country)].filter(Boolean).join(' · ')
