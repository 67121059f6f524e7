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
  const prepared = documents.map(async ([address, type, text]): Promise<[string, CachedResponse]> => {
    const headers = {
      'content-type': type,
      'cache-control': 'public, no-cache',
      'content-security-policy': emptyPolicy,
    }
    return [address, await prepare(new TextEncoder().encode(text), { place: address, headers })]
  })
  return new Map(await Promise.all(prepared))
}

function robotsTxt(origin: string): string {
  const hidden = Object.values(pages).filter(({ access }) => access !== 'anyone')
  const refused = [...hidden.map(({ path }) => path), '/api/'].map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...refused, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}

/** Public pages that are open. */
function siteMap(origin: string): string {
  const open = Object.entries(pages).filter(([id, page]) => isIndexed(id, page) && !page.path.includes('{'))
  const urls = open.map(([, { path }]) => `<url><loc>${origin}${path}</loc></url>`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`
}
