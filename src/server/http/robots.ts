import { promises } from '#catalogue/promises.ts'
import { type PageRoute, routes } from '#catalogue/routes.ts'

const hidden = Object.values<PageRoute>(routes).filter(({ access }) => access !== 'anyone')
const open = Object.entries<PageRoute>(routes).filter(
  ([id, { access, path }]) => access === 'anyone' && !path.includes('{') && !(id in promises),
)

export function robotsTxt(origin: string): string {
  return [
    'User-agent: *',
    ...hidden.map(({ path }) => `Disallow: ${path}`),
    'Disallow: /api/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

export function siteMap(origin: string): string {
  const urls = open.map(([, { path }]) => `<url><loc>${origin}${path}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
}
