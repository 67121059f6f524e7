import type { Article } from '#domain/keeping/article.ts'
import type { NewsCategory, NewsCountry } from './news-choice.ts'
import { withoutPaper } from './without-paper.ts'

/** An article as a source writes it: plain text, web addresses, nothing else. */
export type NewsItem = Pick<Article, 'title' | 'description' | 'content' | 'url' | 'urlToImage' | 'author'> & {
  /** ISO; null where it is missing, impossible or ahead of now. */
  readonly publishedAt: string | null
  /** As the source names it; null where every item is of the feed's own paper. */
  readonly source: Article['source'] | null
}

/** What is known of all items of a source. */
export type ItemsAbout = {
  readonly source: Article['source']
  readonly category: NewsCategory
  readonly country: NewsCountry
  readonly language: string
}

/** How long texts may become. Longer ones are cut. */
export const itemLimits = { title: 300, description: 1_000, content: 20_000, author: 120, sourceName: 120, url: 2_000 }

/** An article and whether its source dates it; if not, it has the time at which we first saw it. */
export type ReadArticle = { readonly article: Article; readonly dated: boolean }

export function articleOf(item: NewsItem, id: string, about: ItemsAbout, now: Date): ReadArticle {
  const { publishedAt, source, ...rest } = item
  const from = source ?? about.source
  const article: Article = {
    ...rest,
    id,
    title: withoutPaper(item.title, from.name),
    publishedAt: publishedAt ?? now.toISOString(),
    source: from,
    category: about.category,
    country: about.country,
    language: languageOf(`${item.title} ${item.description ?? ''}`) ?? about.language,
  }
  return { article, dated: publishedAt !== null }
}

/** Scripts that are written in one language of our countries; Latin ones are not told apart. */
const scripts: readonly (readonly [language: string, letter: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['bn', /\p{Script=Bengali}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['kn', /\p{Script=Kannada}/gu],
  ['zh', /\p{Script=Han}/gu],
]
const FEW = 3

function languageOf(text: string): string | undefined {
  return scripts.find(([, letter]) => (text.match(letter)?.length ?? 0) >= FEW)?.[0]
}

/** A kept article after a source has named it again: its own source corrects it, others only add what it lacks. */
export function mergedArticle(kept: Article, { article, dated }: ReadArticle, isOwn: boolean): Article {
  const [first, second] = isOwn ? [article, kept] : [kept, article]
  const isLonger = (first.content?.length ?? 0) >= (second.content?.length ?? 0)
  return {
    ...first,
    publishedAt: isOwn && dated ? article.publishedAt : kept.publishedAt,
    description: first.description ?? second.description,
    content: isLonger ? first.content : second.content,
    urlToImage: first.urlToImage ?? second.urlToImage,
    author: first.author ?? second.author,
    source: first.source.id === null && second.source.id !== null ? second.source : first.source,
    // A section says more than a front page; of two sections the first stays.
    category: kept.category === 'general' ? article.category : kept.category,
    country: kept.country,
  }
}
