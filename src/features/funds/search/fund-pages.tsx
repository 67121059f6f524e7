import { searchText } from '#domain/api/page-search.ts'
import { type FundSearch, fundSearch } from '#domain/funds/fund-query.ts'
import { formatNumber } from '#ui/data/format-number.ts'

type Props = { readonly search: FundSearch; readonly page: number; readonly pages: number }

/** Pagination links: neighbours, first and last; works without scripts. */
export function FundPages({ search, page, pages }: Props) {
  if (pages < 2) return null
  const shown = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  const numbers = [...new Set(shown)].toSorted((a, b) => a - b)
  return (
    <nav className="fund-pages" aria-label="Pages">
      {page > 1 && (
        <a href={addressOf(search, page - 1)} className="button-quiet button-small" rel="prev" data-page={page - 1}>
          Back
        </a>
      )}
      {numbers.map((number, at) => (
        <span key={number} className="fund-page-place">
          {number - (numbers[at - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
          <a
            href={addressOf(search, number)}
            className="fund-page"
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            data-page={number}
          >
            {formatNumber(number, 0)}
          </a>
        </span>
      ))}
      {page < pages && (
        <a href={addressOf(search, page + 1)} className="button-quiet button-small" rel="next" data-page={page + 1}>
          Next
        </a>
      )}
    </nav>
  )
}

function addressOf(search: FundSearch, page: number): string {
  const query = searchText(fundSearch({ ...search, page }))
  return query ? `/search-funds?${query}` : '/search-funds'
}
