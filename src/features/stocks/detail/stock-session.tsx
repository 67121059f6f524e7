import './stock-detail.css'
import type { StockDetails } from '#domain/stocks/stock-details.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { formatNumber } from '#ui/data/format-number.ts'
import { Money } from '#ui/data/number.tsx'
import { RangeBar } from '#ui/data/range-bar.tsx'

/** The day's and the year's range, and what was traded against the usual. */
export function StockSession({ details }: { readonly details: StockDetails }) {
  const { session, year, unsure, usual, currency, price, dividendYield } = details
  const now = price === null ? null : Number(price)
  return (
    <div className="stock-session">
      {session && session.low !== null && session.high !== null && now !== null && (
        <Range label="Day’s range" low={session.low} high={session.high} now={now} currency={currency} />
      )}
      {year && now !== null && (
        <Range
          label="52-week range"
          low={year.low}
          high={year.high}
          now={now}
          currency={currency}
          lowDay={year.lowDay}
          highDay={year.highDay}
        />
      )}
      {!year && unsure.length > 0 && (
        <div className="stock-range">
          <p className="text-ink-2">52-week range</p>
          <p>Not available: prices before {dateLabel(unsure.at(-1) ?? '')} may not be comparable.</p>
        </div>
      )}
      <dl className="stock-traded">
        {session?.volume != null && (
          <Traded name="Volume" value={compact(session.volume)} against={against(session.volume, usual.volume)} />
        )}
        {session?.traded != null && (
          <Traded
            name="Value traded"
            value={<Money value={session.traded} currency={currency} short />}
            against={against(session.traded, usual.traded)}
          />
        )}
        {session?.delivered != null && (
          <Traded
            name="Delivered"
            value={`${formatNumber(session.delivered * 100, 1)}%`}
            against="of the shares traded"
          />
        )}
        {dividendYield !== null && (
          <Traded name="Dividend yield" value={`${formatNumber(dividendYield * 100, 2)}%`} against="over 12 months" />
        )}
      </dl>
    </div>
  )
}

type RangeProps = {
  readonly label: string
  readonly low: number
  readonly high: number
  readonly now: number
  readonly currency: string
  readonly lowDay?: string
  readonly highDay?: string
}

/** Where the price stands between two ends. The words say the same as the picture. */
function Range({ label, low, high, now, currency, lowDay, highDay }: RangeProps) {
  const share = high > low ? Math.min(1, Math.max(0, (now - low) / (high - low))) : 0.5
  return (
    <div className="stock-range">
      <p className="text-ink-2">{label}</p>
      <RangeBar at={share} />
      <p className="stock-range-ends">
        <span>
          <span className="sr-only">Lowest: </span>
          <Money value={low} currency={currency} />
          {lowDay && <small>{dateLabel(lowDay)}</small>}
        </span>
        <span>
          <span className="sr-only">Highest: </span>
          <Money value={high} currency={currency} />
          {highDay && <small>{dateLabel(highDay)}</small>}
        </span>
      </p>
    </div>
  )
}

type TradedProps = { readonly name: string; readonly value: React.ReactNode; readonly against: string | undefined }

const Traded = ({ name, value, against: usual }: TradedProps) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value}
      {usual && <small>{usual}</small>}
    </dd>
  </div>
)

/** 1.4 × the 20-day average. */
const against = (value: number, usual: number | null) =>
  usual ? `${formatNumber(value / usual, 1)} × the 20-day average` : undefined

const units = [
  [1e9, 'bn'],
  [1e6, 'm'],
  [1e3, 'k'],
] as const

/** 12.3m */
export function compact(value: number): string {
  const unit = units.find(([size]) => value >= size)
  return unit ? `${formatNumber(value / unit[0], 1)}${unit[1]}` : formatNumber(value, 0)
}
