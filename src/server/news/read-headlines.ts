import { z } from 'zod'
import { newsProviders } from '#catalogue/news.ts'
import { itemLimits } from '#domain/news/news-item.ts'
import { FeedError } from '../feeds/feed-error.ts'
import { decodeText } from './decode-text.ts'
import { plainTitle } from './plain-html.ts'
import { answerOf, plainItems, type ReadItems, type WrittenItem } from './read-items.ts'

const text = z.string().nullish()
const answer = z.object({
  status: z.string(),
  code: text,
  articles: z
    .array(
      z.object({
        source: z.object({ id: text, name: text }).nullish(),
        author: text,
        title: text,
        description: text,
        url: text,
        urlToImage: text,
        publishedAt: text,
        content: text,
      }),
    )
    .optional(),
})

/** An answer of the headlines service. No articles are an answer too. */
export const readHeadlines = (bytes: Uint8Array, now: number): ReadItems =>
  answerOf(() => {
    const read = answer.safeParse(jsonOf(decodeText(bytes, '')))
    if (!read.success) throw new FeedError('unknown-layout')
    const { status, code, articles } = read.data
    if (status !== 'ok')
      throw new FeedError('bad-status', /^\w{1,40}$/.test(code ?? '') ? (code ?? '') : status.slice(0, 40))
    if (!articles) throw new FeedError('unknown-layout')
    return plainItems(articles.map(written), undefined, now)
  })

function jsonOf(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch (cause) {
    throw new FeedError('unknown-layout', undefined, { cause })
  }
}

type Listed = NonNullable<z.infer<typeof answer>['articles']>[number]

function written(listed: Listed): WrittenItem {
  const { source, title, url, description, content, urlToImage, publishedAt, author } = listed
  const name = plainTitle(source?.name ?? '', itemLimits.sourceName)
  const id = source?.id && /^[\w-]{1,60}$/.test(source.id) ? source.id : (idByName.get(name.toLowerCase()) ?? null)
  return {
    title: title ?? undefined,
    link: url ?? undefined,
    description: description ?? undefined,
    content: content ?? undefined,
    image: urlToImage ?? undefined,
    date: publishedAt ?? undefined,
    author: author ?? undefined,
    source: { id, name: name || hostOf(url) },
  }
}

/** The service names most papers without their ids. */
const idByName = new Map(Object.entries(newsProviders).map(([id, name]) => [name.toLowerCase(), id]))

const hostOf = (url: string | null | undefined) =>
  url && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''
