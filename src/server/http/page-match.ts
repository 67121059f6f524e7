import { extraRoutes, type PageRoute, routes } from '#catalogue/routes.ts'
import { readSearch, searchReaders, searchText } from '#domain/api/page-search.ts'

const pages = Object.entries<PageRoute>({ ...routes, ...extraRoutes }).map(([id, route]) => ({
  id,
  route,
  pattern: new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

export type PagePlace = { readonly route: PageRoute; readonly address: string }

/** The page at a path and its canonical URL of validated parameters: odd URLs share one render and one copy. */
export function matchPage({ pathname, searchParams }: URL): PagePlace | undefined {
  const page = pages.find(({ pattern }) => pattern.test(pathname))
  if (!page) return undefined
  const search = readsSearch(page.id) ? searchText(readSearch(page.id, rawOf(searchParams))) : ''
  return { route: page.route, address: pathname + (search && `?${search}`) }
}

/** Repeated parameters are lists. */
const rawOf = (params: URLSearchParams) =>
  Object.fromEntries([...new Set(params.keys())].map((name) => [name, listOf(params.getAll(name))]))
const listOf = (values: string[]) => (values.length > 1 ? values : values[0])

const readsSearch = (id: string): id is keyof typeof searchReaders => Object.hasOwn(searchReaders, id)
