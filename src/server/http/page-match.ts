import { extraRoutes, type PageRoute, routes } from '#catalogue/routes.ts'

const pages = Object.values<PageRoute>({ ...routes, ...extraRoutes }).map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}))

/** The catalogue's route for a path, if there is one. */
export function matchPage(path: string): PageRoute | undefined {
  return pages.find(({ pattern }) => pattern.test(path))?.route
}

/** The address as the page understands it: search parameters it does not know are dropped, the rest are sorted. */
export function pageAddress(url: URL, route: PageRoute): string {
  const kept = [...url.searchParams].filter(([name]) => route.search?.includes(name)).sort()
  const search = new URLSearchParams(kept).toString()
  return url.pathname + (search && `?${search}`)
}
