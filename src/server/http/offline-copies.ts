import { routes } from '#catalogue/routes.ts'
import type { CopyType } from '#domain/kept/offline-copy.ts'

/** Pages whose copies a browser may store for use without a network. A page that is not listed is never stored. */
const types: Readonly<Record<string, CopyType>> = {
  [routes.home.path]: 'always',
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

export const copyTypeOfPage = (path: string): CopyType | undefined => types[path]
