import './measures.css'
import type { Figures } from '#domain/measures/figures.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { formatNumber } from '#ui/data/format-number.ts'
import { Change } from '#ui/data/number.tsx'
import { Part } from '#ui/data/part.tsx'
import { Definition } from '../definition.tsx'
import { percent } from '../figure-words.ts'

type Rolling = Figures['rolling'][number]

const names: Readonly<Record<number, readonly [title: string, period: string]>> = {
  1: ['One year', 'one-year'],
  3: ['Three years', 'three-year'],
  5: ['Five years', 'five-year'],
}

/** Returns of every holding period of a given length. */
export function RollingTable({ figures: { rolling } }: { readonly figures: Figures }) {
  if (rolling.length === 0) return null
  return (
    <Part id="rolling" title="Rolling returns">
      <div className="measure-rolling part-wide">
        {rolling.map((one) => (
          <Periods key={one.years} rolling={one} />
        ))}
      </div>
      <Definition of={['rollingReturns']} />
    </Part>
  )
}

function Periods({ rolling }: { readonly rolling: Rolling }) {
  const { years, count, negative, least, most, average, bars } = rolling
  const [title, period] = names[years] ?? ['', '']
  const usual = bars.from + bars.counts.indexOf(Math.max(...bars.counts)) * bars.width
  return (
    <section>
      <h3>{title}</h3>
      <p>{lossSentence(count, period, negative)}</p>
      <Distribution bars={bars} />
      <p className="text-ink-2">
        Most often {formatNumber(usual * 100, digitsOf(bars))} to {percent(usual + bars.width, digitsOf(bars))} a year
      </p>
      <dl>
        <dt>Lowest</dt>
        <dd>
          <Change percent={least.value * 100} digits={1} /> <span>to {dateLabel(least.day)}</span>
        </dd>
        <dt>Average</dt>
        <dd>
          <Change percent={average * 100} digits={1} />
        </dd>
        <dt>Highest</dt>
        <dd>
          <Change percent={most.value * 100} digits={1} /> <span>to {dateLabel(most.day)}</span>
        </dd>
      </dl>
    </section>
  )
}

/** A share above zero never rounds to 0%. */
function lossSentence(count: number, period: string, negative: number): string {
  const all = `${formatNumber(count, 0)} ${period} periods`
  if (count === 1)
    return `There is only one ${period} period so far; it ${negative > 0 ? 'lost' : 'did not lose'} money.`
  if (negative === 0) return `Of ${all} none lost money.`
  if (negative === 1) return `All of ${all} lost money.`
  return negative < 0.0005 ? `Of ${all} less than 0.1% lost money.` : `Of ${all} ${percent(negative)} lost money.`
}

/** Bars may be 0.5% wide. */
const digitsOf = ({ width }: Rolling['bars']) => (width < 0.01 ? 1 : 0)

const [WIDTH, HEIGHT, BELOW, MOST_WIDE] = [240, 70, 18, 40]

/** A histogram of returns, losses left of zero, gains right. */
function Distribution({ bars }: Pick<Rolling, 'bars'>) {
  const { from, width, counts } = bars
  const tallest = Math.max(...counts)
  const step = Math.min(MOST_WIDE, Math.floor(WIDTH / counts.length))
  /** Index of zero among the bar edges; may be outside. */
  const zero = Math.round(-from / width)
  const losses = Math.min(counts.length, Math.max(0, zero))
  const bar = (count: number, at: number) =>
    `M${at * step + 1} ${HEIGHT}v-${Math.ceil((count / tallest) * HEIGHT)}h${step - 2}V${HEIGHT}z`
  const path = (first: number, last: number) =>
    counts.map((count, at) => (count > 0 && at >= first && at < last ? bar(count, at) : '')).join('')
  const borders = new Set([0, losses, counts.length])
  return (
    <svg className="measure-bars" viewBox={`-20 0 ${WIDTH + 40} ${HEIGHT + BELOW}`} aria-hidden="true">
      <path className="loss" d={path(0, losses)} />
      <path className="gain" d={path(losses, counts.length)} />
      <path d={`M0 ${HEIGHT}H${counts.length * step}${zero === losses ? `M${zero * step} 0V${HEIGHT + 4}` : ''}`} />
      {[...borders].map((at) => (
        <text key={at} x={at * step} y={HEIGHT + BELOW - 2}>
          {formatNumber((from + at * width) * 100, digitsOf(bars))}
          {at === counts.length && '%'}
        </text>
      ))}
    </svg>
  )
}
