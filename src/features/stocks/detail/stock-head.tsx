import type { ReactNode } from 'react'
import type { StockDetails } from '#domain/stocks/stock-details.ts'
import { useMarketAge } from '#platform/browser/use-today.ts'
import { AsOf } from '#ui/data/as-of.tsx'
import { dateLabel } from '#ui/data/day-label.ts'
import { Change, Figure, Money } from '#ui/data/number.tsx'
import { StockSession } from './stock-session.tsx'

const sources: Readonly<Record<StockDetails['history']['source'], string>> = {
  yahoo: 'Yahoo Finance',
  exchange: 'NSE',
  sample: '',
  none: '',
}

/** Name, price, ranges and warnings. */
export function StockHead({ details, children }: { readonly details: StockDetails; readonly children: ReactNode }) {
  const { symbol, name, price, day, change, previousDay, currency } = details
  return (
    <header className="sheet-top">
      <div className="sheet-top-name">
        <p className="kicker">{[details.exchange, details.sector].filter(Boolean).join(' · ')}</p>
        <h1 className="page-title" dir="auto">
          {name}
        </h1>
        <p className="text-ink-2">{symbol}</p>
      </div>
      <div className="sheet-top-price">
        {price !== null && day !== null ? (
          <>
            <Figure label="Last close">
              <span className="figure-value">
                <Money value={Number(price)} currency={currency} {...decimalsOf(price)} />
              </span>
            </Figure>
            <p>
              {change !== null && previousDay !== null && (
                <>
                  <Change percent={change / 100} /> <span className="text-ink-2">since {dateLabel(previousDay)}</span>
                  <br />
                </>
              )}
              <PriceAge day={day} details={details} />
            </p>
          </>
        ) : (
          <p>No price is available.</p>
        )}
        <div className="sheet-top-acts">{children}</div>
      </div>
      <StockSession details={details} />
      <Warnings details={details} />
    </header>
  )
}

/** "Live" means the last working day; anything older shows its age. */
function PriceAge({ day, details }: { readonly day: string; readonly details: StockDetails }) {
  const age = useMarketAge(day)
  if (details.market === 'sample') return <AsOf date={day} origin="sample" />
  const source =
    details.exchange === 'NSE' || details.exchange === 'BSE' ? details.exchange : sources[details.history.source]
  return <AsOf date={day} origin="live" source={source} age={age} />
}

/** As published, where that is finer than the currency's own. */
function decimalsOf(price: string): { digits?: number } {
  const decimals = price.split('.')[1]?.length ?? 0
  return decimals > 2 ? { digits: decimals } : {}
}

function Warnings({ details }: { readonly details: StockDetails }) {
  const { market, active, day, actions, unsure } = details
  const assumed = actions.filter((action) => action.assumed)
  return (
    <>
      {market === 'sample' && (
        <p className="sample-note">
          <strong>Sample data, not real prices.</strong> This company is made up. Real stocks replace it once the data
          source has been reached.
        </p>
      )}
      {!active && day !== null && (
        <p className="sheet-note">
          This stock has not been traded since {dateLabel(day)}. It may be suspended, merged or delisted.
        </p>
      )}
      {assumed.length > 0 && (
        <p className="sheet-note">
          The price on {assumed.map((action) => dateLabel(action.day)).join(' and ')} looks like a split or a bonus
          issue, so earlier prices are adjusted for it. No source we use confirms it.
        </p>
      )}
      {unsure.length > 0 && (
        <p className="sheet-note">
          The price on {unsure.map(dateLabel).join(' and ')} moved further than a day’s trading allows. It may be a
          demerger, a split or a wrong price, so we show no change, range or return across it.
        </p>
      )}
    </>
  )
}
