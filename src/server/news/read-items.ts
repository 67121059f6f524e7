import type { FeedReason } from '#catalogue/feeds.ts'
import { readFeedDate } from '#domain/news/feed-date.ts'
import { itemLimits, type NewsItem } from '#domain/news/news-item.ts'
import { FeedError } from '../feeds/feed-error.ts'
import { cutText, plainHtml, plainTitle } from './plain-html.ts'
import { articleId, webAddress } from './web-address.ts'

/** What became of a file: its items with their ids, and how many were left out, by reason. */
export type ReadItems =
  | {
      readonly ok: true
      readonly items: readonly (readonly [id: string, item: NewsItem])[]
      readonly rejected: Readonly<Record<string, number>>
    }
  | { readonly ok: false; readonly reason: FeedReason; readonly detail: string | undefined }

/** An item as its source writes it. Every text may be HTML. */
export type WrittenItem = {
  readonly title: string | undefined
  readonly link: string | undefined
  readonly description: string | undefined
  readonly content: string | undefined
  readonly image: string | undefined
  readonly date: string | undefined
  readonly author: string | undefined
  readonly source: NewsItem['source']
}

/** A feed with more is cut; the first are the newest. */
const MOST_ITEMS = 500

export function plainItems(written: readonly WrittenItem[], base: string | undefined, now: number): ReadItems {
  const items = new Map<string, NewsItem>()
  const rejected: Record<string, number> = {}
  for (const each of written.slice(0, MOST_ITEMS)) {
    const item = plainItem(each, base, now)
    const id = typeof item === 'string' ? '' : articleId(item.url)
    const reason = typeof item === 'string' ? item : items.has(id) ? 'twice' : undefined
    if (reason) rejected[reason] = (rejected[reason] ?? 0) + 1
    else items.set(id, item as NewsItem)
  }
  if (written.length > MOST_ITEMS) rejected['too-many'] = written.length - MOST_ITEMS
  return { ok: true, items: [...items], rejected }
}

function plainItem(each: WrittenItem, base: string | undefined, now: number): NewsItem | 'no-link' | 'no-title' {
  const url = each.link === undefined ? undefined : webAddress(each.link, base)
  if (!url) return 'no-link'
  const title = plainTitle(each.title ?? '', itemLimits.title)
  if (!title) return 'no-title'
  const description = plainHtml(each.description ?? '')
  const content = plainHtml(withoutCutMark(each.content ?? ''))
  const image = [each.image, content.image, description.image].find(Boolean)
  return {
    title,
    url,
    description: cutText(description.paragraphs.join(' '), itemLimits.description) || null,
    content: cutText(content.paragraphs.join('\n\n'), itemLimits.content) || null,
    urlToImage: (image && webAddress(image, url)) || null,
    author: authorOf(each.author ?? ''),
    publishedAt: readFeedDate(each.date, now),
    source: each.source,
  }
}

/** The headlines service ends a text that it has cut with "[+482 chars]". */
function withoutCutMark(text: string): string {
  const at = text.lastIndexOf('[+')
  return at >= 0 && /^\[\+\d{1,9} chars\]$/.test(text.slice(at).trim()) ? text.slice(0, at) : text
}

/** Some write an address of their web site or mailbox instead of a name, or behind it. */
function authorOf(written: string): string | null {
  const name = plainTitle(written, itemLimits.author)
  const inBrackets = /^[^\s@]+@[^\s@]+ \(([^()]{1,100})\)$/.exec(name)?.[1]
  const author = inBrackets ?? name
  return author === '' || /^https?:|^[^\s@]+@[^\s@]+$/i.test(author) ? null : author
}

/** What a reader throws, as an answer that a thread can send. */
export function answerOf(read: () => ReadItems): ReadItems {
  try {
    return read()
  } catch (error) {
    if (error instanceof FeedError) return { ok: false, reason: error.reason, detail: error.detail }
    return { ok: false, reason: 'unknown-layout', detail: undefined }
  }
}
