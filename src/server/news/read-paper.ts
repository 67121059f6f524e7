import { type AtomFeed, type JsonFeed, parseFeed, type RdfFeed, type RssFeed } from 'feedsmith'
import { FeedError } from '../feeds/feed-error.ts'
import { decodeText } from './decode-text.ts'
import { answerOf, plainItems, type ReadItems, type WrittenItem } from './read-items.ts'

type Rss = RssFeed.Item<string> | RdfFeed.Item<string>
type Media = NonNullable<RssFeed.Item<string>['media']>

/** RSS, Atom, RDF or JSON Feed. `base`: what relative links are relative to. */
export const readPaper = (bytes: Uint8Array, type: string, base: string, now: number): ReadItems =>
  answerOf(() => plainItems(writtenItems(decodeText(bytes, type)), base, now))

function writtenItems(text: string): WrittenItem[] {
  const { format, feed } = parsed(text)
  if (format === 'atom') return (feed.entries ?? []).map(atomItem)
  if (format === 'json') return (feed.items ?? []).map(jsonItem)
  return (feed.items ?? []).map(rssItem)
}

function parsed(text: string) {
  try {
    return parseFeed(text)
  } catch (cause) {
    throw new FeedError('unknown-layout', undefined, { cause })
  }
}

function rssItem(item: Rss): WrittenItem {
  const { guid, pubDate, authors, enclosures } = item as RssFeed.Item<string>
  const enclosed = enclosures?.find(({ type }) => type?.startsWith('image/'))?.url
  return {
    title: item.title ?? item.dc?.titles?.[0],
    // A guid is no address unless it looks like one, whatever it says of itself.
    link: item.link ?? (guid?.value?.startsWith('http') ? guid.value : undefined),
    description: item.description,
    content: item.content?.encoded,
    image: mediaImage(item.media) ?? enclosed,
    date: pubDate ?? item.dc?.dates?.[0] ?? item.atom?.published ?? item.atom?.updated,
    author: authors?.[0]?.name ?? item.dc?.creators?.[0],
    source: null,
  }
}

function atomItem(entry: AtomFeed.Entry<string>): WrittenItem {
  const own = entry.links?.find(({ rel = 'alternate' }) => rel === 'alternate') ?? entry.links?.[0]
  const image = entry.links?.find(({ rel, type }) => rel === 'enclosure' && type?.startsWith('image/'))
  return {
    title: entry.title?.value,
    link: own?.href ?? (entry.id?.startsWith('http') ? entry.id : undefined),
    description: entry.summary?.value,
    content: entry.content?.value,
    image: mediaImage(entry.media) ?? image?.href,
    date: entry.published ?? entry.updated,
    author: entry.authors?.[0]?.name,
    source: null,
  }
}

const jsonItem = (item: JsonFeed.Item<string>): WrittenItem => ({
  title: item.title,
  link: item.url ?? item.external_url,
  description: item.summary,
  content: item.content_html ?? item.content_text,
  image: item.image ?? item.banner_image,
  date: item.date_published ?? item.date_modified,
  author: item.authors?.[0]?.name,
  source: null,
})

/** The widest picture; thumbnails only where there is no other. */
function mediaImage(media: Media | undefined): string | undefined {
  const contents = [...(media?.contents ?? []), ...(media?.groups?.flatMap(({ contents }) => contents ?? []) ?? [])]
  const pictures = contents.filter(({ type, medium }) =>
    medium ? medium === 'image' : !/^(video|audio)/.test(type ?? ''),
  )
  const thumbnails = [
    ...(media?.thumbnails ?? []),
    ...(media?.groups?.flatMap((group) => group.thumbnails ?? []) ?? []),
  ]
  const widest = <Each extends { width?: number; url?: string }>(all: readonly Each[]) =>
    all.reduce<Each | undefined>((best, each) => ((each.width ?? 0) > (best?.width ?? -1) ? each : best), undefined)
      ?.url
  return widest(pictures) ?? widest(thumbnails)
}
