import { extraRoutes, type PageRoute, routes } from '#catalogue/routes.ts'
import { searchReaders } from '#domain/api/search-readers.ts'
import { readSearch, type SearchReader, searchText } from '#domain/api/search-text.ts'

const readers = new Map<string, SearchReader>(Object.entries(searchReaders))
/** Fixed paths first: `/real-estate/mine` is no listing. */
const isFixed = ({ path }: PageRoute) => !path.includes('{')
const all = Object.entries<PageRoute>({ ...routes, ...extraRoutes })
const ordered = [...all.filter(([, route]) => isFixed(route)), ...all.filter(([, route]) => !isFixed(route))]
const pages = ordered.map(([id, route]) => ({
  id,
  route,
  pattern: new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

export type PagePlace = { readonly route: PageRoute; readonly address: string }

/** The page at a path and its canonical URL of validated parameters: odd URLs share one render and one copy. */
export function matchPage({ pathname, searchParams }: URL): PagePlace | undefined {
  const page = pages.find(({ pattern }) => pattern.test(pathname))
  if (!page) return undefined
  const reader = readers.get(page.id)
  const search = reader ? searchText(readSearch(reader, rawOf(searchParams))) : ''
  return { route: page.route, address: pathname + (search && `?${search}`) }
}

/** Repeated parameters are lists. */
const rawOf = (params: URLSearchParams) =>
  Object.fromEntries([...new Set(params.keys())].map((name) => [name, listOf(params.getAll(name))]))
const listOf = (values: string[]) => (values.length > 1 ? values : values[0])
