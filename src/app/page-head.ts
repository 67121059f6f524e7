import { isIndexed } from '#catalogue/indexed-pages.ts'
import { type ExtraRouteId, extraRoutes, type PageRoute, type RouteId, routes } from '#catalogue/routes.ts'

type HeadContext = {
  matches: ReadonlyArray<{ loaderData?: unknown }>
  match: { pathname: string; status: string; loaderData?: unknown }
}
/** Head data from the page's loader rather than the catalogue. */
export type OwnHead = Pick<PageRoute, 'title' | 'description'> & {
  readonly hidden: boolean
  /** The page's own picture for link previews. */
  readonly picture?: string
  /** If not the path alone. */
  readonly canonical?: string
  /** Announces the feeds of the blog. */
  readonly feeds?: true
}

export type Crumb = { readonly path: string; readonly name: string }

/** The list that a page belongs to. */
const parents: Partial<Record<RouteId | ExtraRouteId, RouteId>> = {
  post: 'blog',
  article: 'news',
  fund: 'searchFunds',
  stock: 'searchStocks',
  property: 'realEstate',
}

export function crumbsOf(id: RouteId | ExtraRouteId): readonly Crumb[] {
  const parent = parents[id]
  if (!parent) return []
  return [
    { path: '/', name: 'Home' },
    { path: routes[parent].path, name: routes[parent].title },
  ]
}

export const notFoundTitle = { title: 'Page not found · Banyan' }

/** Title, description, canonical link and Open Graph tags: from the loader's `head`, else from the catalogue. */
export function pageHead(id: RouteId | ExtraRouteId) {
  const page: PageRoute = { ...routes, ...extraRoutes }[id]

  return ({ matches, match }: HeadContext) => {
    if (match.status === 'notFound') return { meta: [notFoundTitle] }
    const own = (match.loaderData as { head?: OwnHead } | undefined)?.head
    const head: OwnHead = own ?? { ...page, hidden: !isIndexed(page) }
    const { title, description, hidden } = head
    const fullTitle = id === 'home' ? title : `${shortened(title)} · Banyan`
    const root = matches[0]?.loaderData as { origin: string } | undefined
    const origin = root?.origin ?? ''
    const url = origin + (head.canonical ?? match.pathname)
    const crumbs = [...crumbsOf(id), { path: match.pathname, name: title }]
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
        { property: 'og:image', content: origin + (head.picture ?? '/open-graph.png') },
        { property: 'og:image:width', content: '1200' },
        { property: 'og:image:height', content: '630' },
        { property: 'og:image:alt', content: head.picture ? title : 'Banyan: a banyan tree, its crown and its roots' },
        { name: 'twitter:card', content: 'summary_large_image' },
      ],
      links: [{ rel: 'canonical', href: url }, ...(head.feeds ? feedLinks : [])],
      scripts:
        hidden || crumbs.length === 1 ? [] : [{ type: 'application/ld+json', children: breadcrumbs(crumbs, origin) }],
    }
  }
}

/** Search engines show about 70 characters of a title, ours included. */
const MOST_LETTERS = 60

const shortened = (title: string) =>
  title.length <= MOST_LETTERS ? title : `${title.slice(0, title.lastIndexOf(' ', MOST_LETTERS - 1))}…`

const feedLinks = [
  { rel: 'alternate', type: 'application/rss+xml', title: 'Banyan blog (RSS)', href: '/blog/rss.xml' },
  { rel: 'alternate', type: 'application/atom+xml', title: 'Banyan blog (Atom)', href: '/blog/atom.xml' },
  { rel: 'alternate', type: 'application/feed+json', title: 'Banyan blog (JSON)', href: '/blog/feed.json' },
]

/** schema.org's BreadcrumbList as the text of a script. `<` cannot end the script. */
const breadcrumbs = (crumbs: readonly Crumb[], origin: string) =>
  JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ path, name }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: origin + path,
    })),
  }).replaceAll('<', '\\u003c')
