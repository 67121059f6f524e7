import { extraRoutes, type PageRoute, routes } from '#catalogue/routes.ts'
import { type CachedResponse, prepare } from './cached-response.ts'
import { describeApi } from './openapi.ts'
import { emptyPolicy } from './security-headers.ts'

const pages: Readonly<Record<string, PageRoute>> = { ...routes, ...extraRoutes }

/** Small documents that the server generates once, by URL. */
export async function prepareDocuments(origin: string, version: string): Promise<Map<string, CachedResponse>> {
  const robots = smallDocument('/robots.txt', 'text/plain; charset=utf-8', robotsTxt(origin))
  return new Map([
    ['/robots.txt', await robots],
    ['/api/openapi.json', await apiDocument(version)],
  ])
}

let described: { readonly version: string; readonly document: Promise<CachedResponse> } | undefined

/** Worked out and compressed once: it does not depend on the origin. */
function apiDocument(version: string): Promise<CachedResponse> {
  if (described?.version !== version) {
    const text = JSON.stringify(describeApi(version))
    described = { version, document: smallDocument('/api/openapi.json', 'application/json', text) }
  }
  return described.document
}

const smallDocument = (address: string, type: string, text: string): Promise<CachedResponse> => {
  const headers = { 'content-type': type, 'cache-control': 'public, no-cache', 'content-security-policy': emptyPolicy }
  return prepare(new TextEncoder().encode(text), { place: address, headers })
}

function robotsTxt(origin: string): string {
  const hidden = Object.values(pages).filter(({ access }) => access !== 'anyone')
  const refused = [...hidden.map(({ path }) => path), '/api/'].map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...refused, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
