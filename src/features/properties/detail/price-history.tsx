import type { ListingDetails } from '#domain/property/listing-details.ts'
import { position, timeTicks, valueTicks, withAir } from '#ui/chart/scale.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { formatMoney } from '#ui/data/format-number.ts'
import { Change, Money } from '#ui/data/number.tsx'
import { useSystemOf } from '#ui/data/number-system.ts'
import { Part } from '#ui/data/part.tsx'

type Props = { readonly details: ListingDetails }

/** What was asked, from the first day on. */
export function PriceHistory({ details }: Props) {
  const { priceHistory, currency } = details
  const [first, last] = [priceHistory[0], priceHistory.at(-1)]
  if (!first || !last) return null
  if (priceHistory.length === 1)
    return (
      <Part id="price-history" title="Price history">
        <p className="text-ink-2">The price has not changed since it was listed on {dateLabel(first.day)}.</p>
      </Part>
    )
  return (
    <Part id="price-history" title="Price history">
      <p className="part-lead">
        <Change percent={100 * (last.price / first.price - 1)} digits={1} /> since it was listed on{' '}
        {dateLabel(first.day)}
      </p>
      <PriceSteps details={details} />
      <table className="figure-table listing-prices">
        <thead>
          <tr>
            {['From', 'Price', 'Change'].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {priceHistory
            .map((point, at) => ({ ...point, before: priceHistory[at - 1]?.price }))
            .toReversed()
            .map(({ day, price, before }) => (
              <tr key={day}>
                <th scope="row">{dateLabel(day)}</th>
                <td>
                  <Money value={price} currency={currency} digits={0} />
                </td>
                <td>{before ? <Change percent={100 * (price / before - 1)} digits={1} /> : 'Listed'}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </Part>
  )
}

const SIDE = 1000

/** A price holds until the next one: steps, not slopes. The table beside it has the figures. */
function PriceSteps({ details: { priceHistory, currency, updatedAt } }: Props) {
  const system = useSystemOf(currency)
  const prices = priceHistory.map(({ price }) => price)
  const extent = withAir(Math.min(...prices), Math.max(...prices), 'linear')
  const seconds = (day: string) => Date.parse(day) / 1000
  const from = seconds(priceHistory[0]?.day ?? updatedAt)
  const to = Math.max(seconds(updatedAt), seconds(priceHistory.at(-1)?.day ?? updatedAt) + 86_400)
  const x = (at: number) => Math.round((SIDE * (at - from)) / (to - from))
  const y = (price: number) => Math.round(SIDE * (1 - position(price, extent, 'linear')))
  const steps = priceHistory.map(({ day, price }, at) =>
    at === 0 ? `M0 ${y(price)}` : `H${x(seconds(day))}V${y(price)}`,
  )
  const ticks = valueTicks(extent, 'linear', 3)
  return (
    <div className="listing-steps">
      <svg aria-hidden="true">
        {ticks.map((tick) => (
          <text key={tick} x="100%" dx="-8" y={`${y(tick) / 10}%`} dy="0.35em" textAnchor="end">
            {formatMoney(tick, currency, { short: true, system })}
          </text>
        ))}
      </svg>
      <svg viewBox={`0 0 ${SIDE} ${SIDE}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="listing-grid" d={ticks.map((tick) => `M0 ${y(tick)}H${SIDE}`).join('')} />
        <path className="listing-line" d={`${steps.join('')}H${SIDE}`} />
      </svg>
      <svg className="listing-x" aria-hidden="true">
        {timeTicks({ from, to }, 5).map(({ at, label }) => (
          <text
            key={at}
            x={`${x(at) / 10}%`}
            y="1.25em"
            textAnchor={x(at) < 60 ? 'start' : x(at) > 940 ? 'end' : 'middle'}
          >
            {label}
          </text>
        ))}
      </svg>
    </div>
  )
}
