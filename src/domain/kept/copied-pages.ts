import { extraRoutes, routes } from '#catalogue/routes.ts'
import type { CopyType } from './offline-copy.ts'

/** Pages whose copies a browser may store for use without a network. A page that is not listed is never stored. */
const types: Readonly<Record<string, CopyType>> = {
  // It shows prices, headlines and a property: `preferences` is allowed only together with funds and stocks.
  [routes.home.path]: 'preferences',
  [routes.about.path]: 'always',
  [routes.terms.path]: 'always',
  [routes.contact.path]: 'always',
  [routes.searchFunds.path]: 'funds',
  [routes.fund.path]: 'funds',
  [routes.searchStocks.path]: 'stocks',
  [routes.stock.path]: 'stocks',
  [routes.realEstate.path]: 'preferences',
  [routes.property.path]: 'preferences',
  [routes.news.path]: 'preferences',
  [routes.article.path]: 'preferences',
  [routes.blog.path]: 'preferences',
  [routes.post.path]: 'preferences',
}

/** `path`: as the catalogue writes it. */
export const copyTypeOfRoute = (path: string): CopyType | undefined => types[path]

const fixed = new Set<string>(Object.values({ ...routes, ...extraRoutes }).map(({ path }) => path))
const withParameter = Object.keys(types).filter((path) => path.includes('{'))

/** Fixed paths first: `/real-estate/mine` is no listing. */
export const copyTypeOfPath = (pathname: string): CopyType | undefined =>
  types[fixed.has(pathname) ? pathname : (withParameter.find((path) => isOf(pathname, path)) ?? '')]

function isOf(pathname: string, path: string): boolean {
  const given = pathname.split('/')
  const wanted = path.split('/')
  return (
    given.length === wanted.length &&
    wanted.every((part, at) => (part.startsWith('{') ? given[at] : part === given[at]))
  )
}
