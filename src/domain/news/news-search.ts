import { newsCategories, newsCountries, newsProviders } from '#catalogue/news.ts'

/** The news page's address: what is shown of the reader's choice. */
export type NewsSearch = {
  readonly q?: string
  readonly category?: keyof typeof newsCategories
  readonly country?: keyof typeof newsCountries
  readonly provider?: keyof typeof newsProviders
  readonly tab?: 'saved'
  /** How many times "Show more" was pressed. */
  readonly more?: number
}

const MOST_MORE = 20
const MOST_LETTERS = 200

export function newsSearch({
  q,
  category,
  country,
  provider,
  tab,
  more,
}: Readonly<Record<string, unknown>>): NewsSearch {
  const words = typeof q === 'string' ? q.slice(0, MOST_LETTERS) : ''
  const steps = Number(more)
  return {
    ...(words.trim() && { q: words }),
    ...named('category', newsCategories, category),
    ...named('country', newsCountries, country),
    ...named('provider', newsProviders, provider),
    ...(tab === 'saved' && { tab }),
    ...(Number.isInteger(steps) && steps > 0 && { more: Math.min(steps, MOST_MORE) }),
  }
}

/** Without what narrows the list. */
export const withoutNewsFilters = ({ tab }: NewsSearch): NewsSearch => (tab ? { tab } : {})

function named<Name extends string, Table extends object>(name: Name, table: Table, value: unknown) {
  return (typeof value === 'string' && Object.hasOwn(table, value) ? { [name]: value } : {}) as {
    [Key in Name]?: keyof Table
  }
}
