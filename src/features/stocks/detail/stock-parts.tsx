import type { StockDetails } from '#domain/stocks/stock-details.ts'
import { stockLink } from '#domain/stocks/stock-link.ts'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { dateLabel } from '#ui/data/day-label.ts'
import { Change, Money } from '#ui/data/number.tsx'
import { Part } from '#ui/data/part.tsx'
import { actionWords } from './action-words.ts'

type Props = { readonly details: StockDetails }
type Peer = StockDetails['peers'][number]

const change = (hundredths: number | null) => (hundredths === null ? '—' : <Change percent={hundredths / 100} />)

const columns: Column<Peer>[] = [
  {
    id: 'name',
    label: 'Company',
    cell: ({ symbol, name }) => (
      <a href={stockLink(symbol)} className="text-link" dir="auto">
        {name}
      </a>
    ),
  },
  {
    id: 'price',
    label: 'Close',
    numeric: true,
    cell: ({ price, currency }) => (price === null ? '—' : <Money value={Number(price)} currency={currency} />),
  },
  { id: 'change', label: 'Day', numeric: true, cell: ({ change: day }) => change(day) },
  { id: '1m', label: '1M', numeric: true, cell: ({ return1m }) => change(return1m) },
  { id: '1y', label: '1Y', numeric: true, cell: ({ return1y }) => change(return1y) },
]

/** The most traded of its sector. */
export function StockPeers({ details: { peers, sector } }: Props) {
  if (peers.length === 0) return null
  return (
    <Part id="peers" title="Same sector">
      <p className="text-ink-2">The most traded of {sector}.</p>
      <div className="part-wide compare-table">
        <DataTable
          caption={`Stocks of ${sector}`}
          captionHidden
          columns={columns}
          rows={peers}
          rowKey={({ symbol }) => symbol}
        />
      </div>
    </Part>
  )
}

const SHOWN = 12

/** Splits, bonus issues and dividends, newest first. */
export function StockActions({ details: { actions, currency, history } }: Props) {
  const [first, rest] = [actions.slice(0, SHOWN), actions.slice(SHOWN)]
  if (history.source === 'exchange' && actions.length === 0)
    return (
      <Part id="actions" title="Dividends and splits">
        <p className="text-ink-2">The exchange’s daily files do not tell of dividends.</p>
      </Part>
    )
  if (actions.length === 0) return null
  const list = (some: StockDetails['actions']) => (
    <ul className="stock-actions">
      {some.map((action) => (
        <li key={`${action.day} ${action.kind}`}>
          <span className="text-ink-2">{dateLabel(action.day)}</span> {actionWords(action, currency)}
        </li>
      ))}
    </ul>
  )
  return (
    <Part id="actions" title="Dividends and splits">
      {list(first)}
      {rest.length > 0 && (
        <details className="measure-more">
          <summary>Earlier ones ({rest.length})</summary>
          {list(rest)}
        </details>
      )}
    </Part>
  )
}
