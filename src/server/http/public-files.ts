import { extraRoutes, type PageRoute, routes } from '#catalogue/routes.ts'
import { isIndexed } from '#catalogue/upcoming-pages.ts'
import { type CachedResponse, prepare } from './cached-response.ts'
import { describeApi } from './openapi.ts'
import { emptyPolicy } from './security-headers.ts'

const pages: Readonly<Record<string, PageRoute>> = { ...routes, ...extraRoutes }

/** Small documents that the server generates once, by URL. */
export async function prepareDocuments(origin: string, version: string): Promise<Map<string, CachedResponse>> {
  const documents: [address: string, type: string, text: string][] = [
    ['/robots.txt', 'text/plain; charset=utf-8', robotsTxt(origin)],
    ['/sitemap.xml', 'application/xml; charset=utf-8', siteMap(origin)],
    ['/api/openapi.json', 'application/json', JSON.stringify(describeApi(version))],
  ]
  const prepared = documents.map(
    async ([address, type, text]) => [address, await smallDocument(address, type, text)] as const,
  )
  return new Map(await Promise.all(prepared))
}

const smallDocument = (address: string, type: string, text: string): Promise<CachedResponse> => {
  const headers = { 'content-type': type, 'cache-control': 'public, no-cache', 'content-security-policy': emptyPolicy }
  return prepare(new TextEncoder().encode(text), { place: address, headers })
}

/** A sitemap may have 50,000 addresses. */
const MOST_ADDRESSES = 45_000

/** The sitemap with the pages of live listings. */
export const siteMapOf = (origin: string, listings: readonly string[]): Promise<CachedResponse> =>
  smallDocument('/sitemap.xml', 'application/xml; charset=utf-8', siteMap(origin, listings))

function robotsTxt(origin: string): string {
  const hidden = Object.values(pages).filter(({ access }) => access !== 'anyone')
  const refused = [...hidden.map(({ path }) => path), '/api/'].map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...refused, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

/** Public pages that are open, and listings. */
function siteMap(origin: string, listings: readonly string[] = []): string {
  const open = Object.entries(pages).filter(([id, page]) => isIndexed(id, page) && !page.path.includes('{'))
  const found = isIndexed('property', routes.property) ? listings.slice(0, MOST_ADDRESSES) : []
  const paths = [...open.map(([, { path }]) => path), ...found.map((id) => routes.property.path.replace('{id}', id))]
  const urls = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`
}
