import type { Article } from '#domain/keeping/article.ts'
import { isSampleStory } from '#domain/news/sample-story.ts'

/** Title and description for search engines and link previews. Invented articles must not be indexed. */
export function articleHead(article: Article) {
  const { title, description, source } = article
  const sample = isSampleStory(article)
  return {
    title,
    description: `${description ?? title} ${sample ? 'A sample article, not real news.' : `From ${source.name}.`}`,
    hidden: sample,
  }
}
