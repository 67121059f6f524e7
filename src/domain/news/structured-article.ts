import type { Article } from '#domain/keeping/article.ts'
import { isSampleStory } from './sample-story.ts'
import { picturePath } from './story-picture.ts'

/** Longer ones are cut off by search engines. */
const MOST_HEADLINE = 110

/** schema.org's NewsArticle as the text of a script, or nothing for an invented one. `<` cannot end the script. */
export function structuredArticle(article: Article, origin: string): string | undefined {
  if (isSampleStory(article)) return undefined
  const { id, title, description, urlToImage, publishedAt, author, source, url, language } = article
  const page = `${origin}/news/${id}`
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title.slice(0, MOST_HEADLINE),
    ...(description && { description }),
    datePublished: publishedAt,
    inLanguage: language,
    mainEntityOfPage: page,
    isBasedOn: url,
    ...(urlToImage !== null && { image: [origin + picturePath(id, 1200)] }),
    author: author ? { '@type': 'Person', name: author } : { '@type': 'Organization', name: source.name },
    publisher: { '@type': 'Organization', name: source.name },
  }).replaceAll('<', '\\u003c')
}

const PARAGRAPH = /\n\s*\n/

/** The text as paragraphs; a first one that only repeats the description is left out. */
export function paragraphsOf({ content, description }: Pick<Article, 'content' | 'description'>): readonly string[] {
  const all = (content ?? '').split(PARAGRAPH).map((text) => text.trim())
  return all.filter((text, at) => text !== '' && !(at === 0 && text === description?.trim()))
}
