import { isIndexed } from '#catalogue/indexed-pages.ts'
import { extraRoutes, type PageRoute, routes } from '#catalogue/routes.ts'
import { isSampleCode } from '#domain/sample/sample-code.ts'
import type { PostDesk } from '../blog/post-desk.ts'
import type { Database } from '../db/database.ts'
import { articleIds } from '../news/article-collection.ts'
import type { Market } from '../open-market.ts'
import type { ListingMarket } from '../property/listing-market.ts'

export type MapSources = {
  readonly db: Database
  readonly posts: PostDesk
  readonly market: Market
  readonly listings: ListingMarket
}

/** A sitemap may have 50,000 addresses. */
const MOST_ADDRESSES = 20_000
const pages: Readonly<Record<string, PageRoute>> = { ...routes, ...extraRoutes }

/** Every public page by its part of the map. Invented funds, stocks, homes and news are not for search engines. */
const parts: Readonly<Record<string, (sources: MapSources) => Promise<string[]>>> = {
  pages: async () =>
    Object.values(pages)
      .filter((page) => isIndexed(page) && !page.path.includes('{'))
      .map(({ path }) => path),
  blog: async ({ posts }) => (await posts.published()).map(({ card }) => `/blog/${card.slug}`),
  funds: async ({ market }) =>
    idsOf(market.funds.live())
      .filter((code) => !isSampleCode(Number(code)))
      .map((code) => `/fund/${code}`),
  stocks: async ({ market }) => idsOf(market.stocks.live()).map((symbol) => `/stock/${encodeURIComponent(symbol)}`),
  properties: async ({ listings }) =>
    listings
      .liveIds()
      .filter((id) => !id.startsWith('sample-'))
      .map((id) => `/real-estate/${id}`),
  news: async ({ db }) => (await articleIds(db, MOST_ADDRESSES)).map((id) => `/news/${id}`),
}

type Pack = { readonly ids: { readonly count: number; readonly at: (place: number) => string } }
const idsOf = (pack: Pack | undefined) =>
  pack ? Array.from({ length: pack.ids.count }, (_, at) => pack.ids.at(at)) : []

/** The index, or a part such as `/sitemap-funds-2.xml`; undefined for any other path. */
export async function siteMapAt(path: string, origin: string, sources: MapSources): Promise<string | undefined> {
  if (path === '/sitemap.xml') return siteMapIndex(origin, sources)
  const [, name = '', number = ''] = /^\/sitemap-([a-z]{1,20})-([1-9]\d{0,3})\.xml$/.exec(path) ?? []
  if (!Object.hasOwn(parts, name)) return undefined
  const all = (await parts[name]?.(sources)) ?? []
  const from = (Number(number) - 1) * MOST_ADDRESSES
  if (from >= all.length) return undefined
  const urls = all.slice(from, from + MOST_ADDRESSES).map((one) => `<url><loc>${escaped(origin + one)}</loc></url>`)
  return document('urlset', urls)
}

async function siteMapIndex(origin: string, sources: MapSources): Promise<string> {
  const maps: string[] = []
  for (const [name, addresses] of Object.entries(parts)) {
    const count = Math.ceil((await addresses(sources)).length / MOST_ADDRESSES)
    for (let n = 1; n <= count; n += 1) maps.push(`<sitemap><loc>${origin}/sitemap-${name}-${n}.xml</loc></sitemap>`)
  }
  return document('sitemapindex', maps)
}

const document = (root: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</${root}>\n`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;')
