import { plainWords } from '#domain/blog/post-words.ts'
import type { KnownPost } from './post-desk.ts'

const MOST_ENTRIES = 30
const TITLE = 'Banyan blog'
const ABOUT = 'Plain explanations for people who invest their own money.'

/** The newest posts in the three formats that readers know, by address. */
export const blogFeeds: Readonly<
  Record<string, { readonly type: string; readonly write: (posts: readonly KnownPost[], origin: string) => string }>
> = {
  '/blog/rss.xml': { type: 'application/rss+xml; charset=utf-8', write: rss },
  '/blog/atom.xml': { type: 'application/atom+xml; charset=utf-8', write: atom },
  '/blog/feed.json': { type: 'application/feed+json; charset=utf-8', write: json },
}

type Entry = {
  /** Stays when the address changes, so that readers do not see the post as a new one. */
  readonly id: string
  readonly url: string
  readonly title: string
  readonly summary: string
  readonly author: string
  readonly tags: readonly string[]
  readonly published: string
  readonly changed: string
}

const entriesOf = (posts: readonly KnownPost[], origin: string): Entry[] =>
  posts.slice(0, MOST_ENTRIES).map(({ id, card, post: { changedAt } }) => ({
    id: `${origin}/blog#${id}`,
    url: `${origin}/blog/${card.slug}`,
    title: card.title,
    summary: card.summary,
    author: card.author,
    tags: card.tags,
    published: card.publishedAt,
    changed: changedAt > card.publishedAt ? changedAt : card.publishedAt,
  }))

const newest = (entries: readonly Entry[]) =>
  entries
    .map(({ changed }) => changed)
    .sort()
    .at(-1) ?? '1970-01-01T00:00:00.000Z'

function rss(posts: readonly KnownPost[], origin: string): string {
  const entries = entriesOf(posts, origin)
  const items = entries.map(
    ({ id, url, title, summary, author, tags, published }) =>
      `<item><title>${text(title)}</title><link>${text(url)}</link><guid isPermaLink="false">${text(id)}</guid>` +
      `<pubDate>${new Date(published).toUTCString()}</pubDate><dc:creator>${text(author)}</dc:creator>` +
      `${tags.map((tag) => `<category>${text(tag)}</category>`).join('')}<description>${text(summary)}</description></item>`,
  )
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" ' +
    'xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>' +
    `<title>${TITLE}</title><link>${origin}/blog</link><description>${ABOUT}</description><language>en</language>` +
    `<lastBuildDate>${new Date(newest(entries)).toUTCString()}</lastBuildDate>` +
    `<atom:link href="${origin}/blog/rss.xml" rel="self" type="application/rss+xml"/>${items.join('')}</channel></rss>\n`
  )
}

function atom(posts: readonly KnownPost[], origin: string): string {
  const entries = entriesOf(posts, origin)
  const written = entries.map(
    ({ id, url, title, summary, author, tags, published, changed }) =>
      `<entry><title>${text(title)}</title><id>${text(id)}</id><link rel="alternate" type="text/html" href="${text(url)}"/>` +
      `<published>${published}</published><updated>${changed}</updated><author><name>${text(author)}</name></author>` +
      `${tags.map((tag) => `<category term="${text(tag)}"/>`).join('')}<summary>${text(summary)}</summary></entry>`,
  )
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">' +
    `<title>${TITLE}</title><subtitle>${ABOUT}</subtitle><id>${origin}/blog</id>` +
    `<link rel="self" type="application/atom+xml" href="${origin}/blog/atom.xml"/>` +
    `<link rel="alternate" type="text/html" href="${origin}/blog"/><updated>${newest(entries)}</updated>` +
    `${written.join('')}</feed>\n`
  )
}

function json(posts: readonly KnownPost[], origin: string): string {
  const entries = entriesOf(posts, origin)
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: TITLE,
    description: ABOUT,
    home_page_url: `${origin}/blog`,
    feed_url: `${origin}/blog/feed.json`,
    language: 'en',
    items: entries.map((entry, at) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      summary: entry.summary,
      content_text: plainWords(posts[at]?.post.body ?? '').trim(),
      date_published: entry.published,
      date_modified: entry.changed,
      authors: [{ name: entry.author }],
      tags: entry.tags,
    })),
  })
}

/** For text and attributes of XML. */
const text = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
