import { blogFeeds } from '../blog/blog-feeds.ts'
import { type CachedResponse, prepare } from '../http/cached-response.ts'
import { emptyPolicy } from '../http/security-headers.ts'
import { type MapSources, siteMapAt } from './site-map.ts'

/** Documents that are made when they are asked for, because they change with the data. */
export const siteDocumentPaths = ['/sitemap.xml', ...Object.keys(blogFeeds)]

export type SiteDocuments = (path: string) => Promise<CachedResponse | undefined>

const isDocument = (path: string) => path.startsWith('/sitemap') || Object.hasOwn(blogFeeds, path)
const FRESH_MS = 5_000
const MOST_KEPT = 50

export function createSiteDocuments(origin: string, sources: MapSources, clock: () => Date): SiteDocuments {
  const kept = new Map<string, { readonly at: number; readonly made: Promise<CachedResponse | undefined> }>()
  return async (path) => {
    if (!isDocument(path)) return undefined
    const known = kept.get(path)
    const at = clock().getTime()
    if (known && at >= known.at && at - known.at < FRESH_MS) return known.made
    const made = make(path)
    kept.set(path, { at, made })
    made.catch(() => kept.delete(path))
    const [oldest] = kept.keys()
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
    return made
  }

  async function make(path: string): Promise<CachedResponse | undefined> {
    const feed = blogFeeds[path]
    if (feed) return document(path, feed.type, feed.write(await sources.posts.published(), origin))
    const map = await siteMapAt(path, origin, sources)
    return map === undefined ? undefined : document('/sitemap.xml', 'application/xml; charset=utf-8', map)
  }
}

const document = (place: string, type: string, text: string) => {
  const headers = { 'content-type': type, 'cache-control': 'public, no-cache', 'content-security-policy': emptyPolicy }
  return prepare(new TextEncoder().encode(text), { place, headers }, 'fast')
}
