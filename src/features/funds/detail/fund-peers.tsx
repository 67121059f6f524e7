import type { FundDetails } from '#domain/funds/fund-details.ts'
import { PAYOUTS_LEFT_OUT, paysOut, schemeLabel } from '#domain/funds/fund-labels.ts'
import { besideOf, type FundPageSearch, MOST_BESIDE } from '#domain/funds/fund-page-query.ts'
import { returnLabels } from '#domain/measures/return-labels.ts'
import { ordinal } from '#features/measures/index.ts'
import { formatSigned } from '#ui/data/format-number.ts'
import { Part } from '#ui/data/part.tsx'
import { Wide } from '#ui/data/wide.tsx'
import { addressOf } from './fund-address.tsx'

type Props = { readonly details: FundDetails; readonly search: FundPageSearch }

const columns = [
  [1, 'return1y', returnLabels['1Y']],
  [3, 'return3y', returnLabels['3Y']],
  [5, 'return5y', returnLabels['5Y']],
] as const

/** The rank within its category. */
export function FundPeers({ details, search }: Props) {
  const { peers, category, code } = details
  if (!peers) return null
  const { years, place, of, count, rows } = peers
  const label = schemeLabel(details)
  return (
    <Part id="peers" title="Compared with its peers">
      <p className="part-lead">
        <strong>
          {ordinal(place)} of {of}
        </strong>{' '}
        over {years === 1 ? '1 year' : `${years} years`}
        {paysOut(details.option) && `, ${PAYOUTS_LEFT_OUT}`}
      </p>
      <p className="text-ink-2">
        Active funds of the category {category}
        {label && `, ${label}`}: {count}
        {count > of && `, of which ${count - of} ${count - of === 1 ? 'is' : 'are'} younger`}. Returns in %
        {paysOut(details.option) && `, ${PAYOUTS_LEFT_OUT}`}.
      </p>
      <Wide label="Returns of its peers">
        <table className="figure-table fund-peers">
          <thead>
            <tr>
              <th scope="col">Fund</th>
              {columns.map(([of, name, label]) => (
                <th key={name} scope="col" aria-sort={of === years ? 'descending' : undefined}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.code} aria-current={row.code === code ? 'true' : undefined}>
                <th scope="row">
                  <span>{row.place}</span>
                  <Name row={row} own={code} search={search} />
                </th>
                {columns.map(([, name]) => (
                  <td key={name}>{hundredths(row[name])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </Part>
  )
}

const hundredths = (value: number | null) => (value === null ? '—' : formatSigned(value / 100, 2))

type NameProps = {
  readonly row: { readonly code: number; readonly fund: string }
  readonly own: number
  readonly search: FundPageSearch
}

/** Links to the peer's page and, while there is room, into this page's chart. Plain links: the chart is at the top. */
function Name({ row, own, search }: NameProps) {
  if (row.code === own) return <b dir="auto">{row.fund}</b>
  const beside = besideOf(search.with, own)
  const isBeside = beside.includes(row.code)
  const next = isBeside ? beside.filter((code) => code !== row.code) : [...beside, row.code]
  return (
    <div>
      <a href={`/fund/${row.code}`} className="text-link" dir="auto">
        {row.fund}
      </a>
      {next.length <= MOST_BESIDE && (
        <a href={addressOf(own, { ...search, with: next.join() })} className="fund-beside">
          {isBeside ? 'Stop comparing' : 'Compare'}
          <span className="sr-only"> with {row.fund}</span>
        </a>
      )}
    </div>
  )
}
