import { searchText } from '#domain/api/search-text.ts'
import { formatNumber } from '#ui/data/format-number.ts'

type Props = {
  readonly page: number
  readonly pages: number
  readonly addressOf: (page: number) => string
}

/** Pagination links: neighbours, first and last; works without scripts. */
export function ResultPages({ page, pages, addressOf }: Props) {
  if (pages < 2) return null
  const shown = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  const numbers = [...new Set(shown)].toSorted((a, b) => a - b)
  return (
    <nav className="finder-pages" aria-label="Pages">
      {page > 1 && (
        <a href={addressOf(page - 1)} className="button-quiet button-small" rel="prev" data-page={page - 1}>
          Back
        </a>
      )}
      {numbers.map((number, at) => (
        <span key={number} className="finder-page-place">
          {number - (numbers[at - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
          <a
            href={addressOf(number)}
            className="finder-page"
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            data-page={number}
          >
            {formatNumber(number, 0)}
          </a>
        </span>
      ))}
      {page < pages && (
        <a href={addressOf(page + 1)} className="button-quiet button-small" rel="next" data-page={page + 1}>
          Next
        </a>
      )}
    </nav>
  )
}

export function addressOf(path: string, search: Readonly<Record<string, unknown>>): string {
  const query = searchText(search)
  return query ? `${path}?${query}` : path
}
