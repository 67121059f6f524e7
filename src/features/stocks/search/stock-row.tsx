import './stock-search.css'
import { memo } from 'react'
import { returnLabels } from '#domain/measures/return-labels.ts'
import type { StockCard } from '#domain/stocks/found-stocks.ts'
import { stockLink } from '#domain/stocks/stock-link.ts'
import { FoundFigure, FoundReturn, FoundRow, type RowProps } from '#features/search/index.ts'
import { formatNumber } from '#ui/data/format-number.ts'
import { Money } from '#ui/data/number.tsx'
import { RangeBar } from '#ui/data/range-bar.tsx'
import { yearPlace } from './year-place.ts'

/** One stock with its last close. */
export const StockRow = memo(function StockRow({ card, onFollow, onCompare, ...marked }: RowProps<StockCard>) {
  const { symbol, name, marks, formerly, exchange, sector, spark, price, currency, change, day } = card
  return (
    <FoundRow
      kind="stock"
      href={stockLink(symbol)}
      name={name}
      marks={marks}
      formerly={formerly === null ? undefined : `Formerly ${formerly}`}
      about={
        <>
          <span className="stock-symbol">{symbol}</span> · {[exchange, sector].filter(Boolean).join(' · ')}
        </>
      }
      spark={spark}
      figures={<Figures card={card} />}
      price={price}
      currency={currency}
      change={change}
      day={day}
      {...marked}
      onFollow={() => onFollow(card, marked.followed)}
      onCompare={() => onCompare(symbol, marked.compared)}
    >
      <Year card={card} />
    </FoundRow>
  )
})

function Figures({ card: { return1m, return1y, traded, currency } }: { readonly card: StockCard }) {
  return (
    <>
      <FoundReturn kind="stock" label={returnLabels['1M']} hundredths={return1m} />
      <FoundReturn kind="stock" label={returnLabels['1Y']} hundredths={return1y} />
      <FoundFigure label="Traded">
        {traded === null ? '—' : <Money value={traded} currency={currency} short />}
      </FoundFigure>
    </>
  )
}

/** The price within its range of 52 weeks. */
function Year({ card }: { readonly card: StockCard }) {
  const at = yearPlace(card)
  if (at === null) return null
  return (
    <div className="stock-year">
      <RangeBar at={at} />
      <p>
        52 weeks: {percent(card.fromLow)} above low, {percent(card.fromHigh)} below high
      </p>
    </div>
  )
}

const percent = (hundredths: number | null) => `${formatNumber(Math.abs(hundredths ?? 0) / 100, 1)}%`
