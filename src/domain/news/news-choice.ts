import { constants } from '#catalogue/constants.ts'
import { newsCategories, newsCountries, newsProviders, preferredNewsProviders } from '#catalogue/news.ts'

export type NewsCategory = keyof typeof newsCategories
export type NewsCountry = keyof typeof newsCountries
export type NewsProvider = keyof typeof newsProviders

/** What a list of news is about. */
export type NewsChoice = {
  readonly categories: readonly NewsCategory[]
  readonly countries: readonly NewsCountry[]
  /** Preferred papers: first in the list, and shown whatever their country. */
  readonly providers: readonly NewsProvider[]
}

/** §9 */
export const defaultNewsChoice: NewsChoice = {
  categories: constants.newsCategories,
  countries: constants.newsCountries,
  providers: preferredNewsProviders,
}

/** Comma-separated. Unknown names are dropped; where none is left, the defaults apply. */
export type NewsAddress = { readonly [Name in keyof NewsChoice]?: string | undefined }

export function newsChoiceOf({ categories, countries, providers }: NewsAddress): NewsChoice {
  const orDefault = <Name>(names: Name[], defaults: readonly Name[]) => (names.length > 0 ? names : defaults)
  return {
    categories: orDefault(knownNames(newsCategories, categories), defaultNewsChoice.categories),
    countries: orDefault(knownNames(newsCountries, countries), defaultNewsChoice.countries),
    // An empty list is a choice: no paper is preferred.
    providers: providers === undefined ? defaultNewsChoice.providers : knownNames(newsProviders, providers),
  }
}

/** In the catalogue's order, so that the same choice has one address. */
export function newsAddressOf({ categories, countries, providers }: NewsChoice): {
  readonly [Name in keyof NewsChoice]: string
} {
  const written = (table: object, chosen: readonly string[]) =>
    Object.keys(table)
      .filter((name) => chosen.includes(name))
      .join(',')
  return {
    categories: written(newsCategories, categories),
    countries: written(newsCountries, countries),
    providers: written(newsProviders, providers),
  }
}

function knownNames<Table extends object>(table: Table, text = ''): (keyof Table)[] {
  const asked = text.split(',').map((name) => name.trim())
  return (Object.keys(table) as (keyof Table & string)[]).filter((name) => asked.includes(name))
}
