import { extraRoutes, type PageRoute, routes } from '#catalogue/routes.ts'
import { type CachedResponse, prepare } from './cached-response.ts'
import { describeApi } from './openapi.ts'
import { emptyPolicy } from './security-headers.ts'

const pages: Readonly<Record<string, PageRoute>> = { ...routes, ...extraRoutes }

/** Small documents that the server generates once, by URL. */
export async function prepareDocuments(origin: string, version: string): Promise<Map<string, CachedResponse>> {
  const documents: [address: string, type: string, text: string][] = [
    ['/robots.txt', 'text/plain; charset=utf-8', robotsTxt(origin)],
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

function robotsTxt(origin: string): string {
  const hidden = Object.values(pages).filter(({ access }) => access !== 'anyone')
  const refused = [...hidden.map(({ path }) => path), '/api/'].map((path) => `Disallow: ${path}`)
  return ['User-agent: *', ...refused, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
