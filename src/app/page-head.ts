import { type ExtraRouteId, extraRoutes, type PageRoute, type RouteId, routes } from '#catalogue/routes.ts'
import { isIndexed } from '#catalogue/upcoming-pages.ts'

type HeadContext = {
  matches: ReadonlyArray<{ loaderData?: unknown }>
  match: { pathname: string; status: string; loaderData?: unknown }
}
/** Head data from the page's loader rather than the catalogue. */
export type OwnHead = Pick<PageRoute, 'title' | 'description'> & { readonly hidden: boolean }

export const notFoundTitle = { title: 'Page not found · Banyan' }

/** Title, description, canonical link and Open Graph tags: from the loader's `head`, else from the catalogue. */
export function pageHead(id: RouteId | ExtraRouteId) {
  const page: PageRoute = { ...routes, ...extraRoutes }[id]

  return ({ matches, match }: HeadContext) => {
    if (match.status === 'notFound') return { meta: [notFoundTitle] }
    const own = (match.loaderData as { head?: OwnHead } | undefined)?.head
    const { title, description, hidden } = own ?? { ...page, hidden: !isIndexed(id, page) }
    const fullTitle = id === 'home' ? title : `${shortened(title)} · Banyan`
    const root = matches[0]?.loaderData as { origin: string } | undefined
    const url = (root?.origin ?? '') + match.pathname
    return {
      meta: [
        { title: fullTitle },
        { name: 'description', content: description },
        ...(hidden ? [{ name: 'robots', content: 'noindex' }] : []),
        { property: 'og:title', content: fullTitle },
        { property: 'og:description', content: description },
        { property: 'og:type', content: 'website' },
        { property: 'og:site_name', content: 'Banyan' },
        { property: 'og:url', content: url },
        { property: 'og:image', content: `${root?.origin ?? ''}/open-graph.png` },
        { property: 'og:image:width', content: '1200' },
        { property: 'og:image:height', content: '630' },
        { property: 'og:image:alt', content: 'Banyan: a banyan tree, its crown and its roots' },
        { name: 'twitter:card', content: 'summary_large_image' },
      ],
      links: [{ rel: 'canonical', href: url }],
    }
  }
}

/** Search engines show about 70 characters of a title, ours included. */
const MOST_LETTERS = 60

const shortened = (title: string) =>
  title.length <= MOST_LETTERS ? title : `${title.slice(0, title.lastIndexOf(' ', MOST_LETTERS - 1))}…`
