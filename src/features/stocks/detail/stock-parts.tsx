import type { StockDetails } from '#domain/stocks/stock-details.ts'
import { stockLink } from '#domain/stocks/stock-link.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { Change, Money } from '#ui/data/number.tsx'
import { Part } from '#ui/data/part.tsx'
import { Wide } from '#ui/data/wide.tsx'
import { actionWords } from './action-words.ts'

type Props = { readonly details: StockDetails }
type Peer = StockDetails['peers'][number]

const change = (hundredths: number | null) => (hundredths === null ? '—' : <Change percent={hundredths / 100} />)

/** Its dividends and splits, and others of its sector. */
export const StockParts = ({ details }: Props) => (
  <>
    <StockActions details={details} />
    <StockPeers details={details} />
  </>
)

/** The most traded of its sector. */
function StockPeers({ details: { peers, sector } }: Props) {
  if (peers.length === 0) return null
  return (
    <Part id="peers" title="Same sector">
      <p className="text-ink-2">The most traded of {sector}.</p>
      <Wide label={`Stocks of ${sector}`}>
        <table className="figure-table stock-peers">
          <thead>
            <tr>
              <th scope="col">Company</th>
              {['Close', 'Day', '1M', '1Y'].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {peers.map((peer) => (
              <PeerRow key={peer.symbol} peer={peer} />
            ))}
          </tbody>
        </table>
      </Wide>
    </Part>
  )
}

function PeerRow({
  peer: { symbol, name, price, currency, change: day, return1m, return1y },
}: {
  readonly peer: Peer
}) {
  return (
    <tr>
      <th scope="row">
        <a href={stockLink(symbol)} className="text-link" dir="auto">
          {name}
        </a>
      </th>
      <td>{price === null ? '—' : <Money value={Number(price)} currency={currency} />}</td>
      <td>{change(day)}</td>
      <td>{change(return1m)}</td>
      <td>{change(return1y)}</td>
    </tr>
  )
}

const SHOWN = 12

/** Splits, bonus issues and dividends, newest first. */
function StockActions({ details: { actions, currency, history } }: Props) {
  const [first, rest] = [actions.slice(0, SHOWN), actions.slice(SHOWN)]
  if (history.source === 'exchange' && actions.length === 0)
    return (
      <Part id="actions" title="Dividends and splits">
        <p className="text-ink-2">The exchange’s daily files don’t include dividends.</p>
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
