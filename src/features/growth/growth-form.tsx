import './growth.css'
import { useState } from 'react'
import { type GrowthPlan, growth, growthInput, growthLimits } from '#domain/money/growth.ts'
import { type GrowthSearch, growthCurrencies, planOf } from '#domain/money/growth-search.ts'
import { usePreferredCurrency } from '#platform/kept/use-preferences.ts'
import { Segments } from '#ui/controls/segments.tsx'
import { formatNumber, moneyParts } from '#ui/data/format-number.ts'
import { Money } from '#ui/data/number.tsx'
import { useSystemOf } from '#ui/data/number-system.ts'
import { GrowthPicture } from './growth-picture.tsx'

type GrowthProps = {
  readonly search: GrowthSearch
  /** Only the changed part: two changes may come before the next render. */
  readonly onChange: (change: GrowthSearch) => void
}

/** A sentence with three inputs, and the resulting sum. */
export function Growth({ search, onChange }: GrowthProps) {
  const [preferred] = usePreferredCurrency()
  const plan = planOf(search, preferred)
  const system = useSystemOf(plan.currency)
  const course = growth(plan)
  const end = course.at(-1)
  const { symbol } = moneyParts(0, plan.currency)
  const gap = (part: keyof GrowthPlan, label: string) => (
    <Gap
      part={part}
      label={label}
      value={plan[part]}
      format={(value) => formatNumber(value, decimalsOf(value), system)}
      currency={plan.currency}
      onChange={(value) => onChange({ [part]: value })}
    />
  )
  return (
    <section className="growth" aria-labelledby="growth-title">
      <h2 id="growth-title" className="sr-only">
        What a monthly SIP grows to
      </h2>
      {/* Without scripts it is a GET to the server. */}
      <form action="/" className="growth-words" onSubmit={(event) => event.preventDefault()}>
        <p className="growth-sentence">
          Invest {symbol}
          {gap('monthly', 'Monthly amount')} a month for {gap('years', 'Number of years')} years. At{' '}
          {gap('percent', 'Growth in % a year')}% a year that becomes
        </p>
        <output className="growth-sum figure-value">
          <Money value={end?.value ?? 0} currency={plan.currency} short />
        </output>
        <p className="text-ink-2">
          of which you invested <Money value={end?.paidIn ?? 0} currency={plan.currency} short />
        </p>
        <Segments
          label="Currency"
          name="currency"
          value={plan.currency}
          options={growthCurrencies.map((value) => ({ value, label: value }))}
          onChange={(currency) => onChange({ currency })}
        />
        <p className="growth-note">
          An illustration, not a forecast: the same amount at the start of every month, the same growth every year, no
          costs or taxes. Real returns vary.
        </p>
        <button type="submit" className="button-quiet without-scripts">
          Calculate
        </button>
      </form>
      <GrowthPicture course={course} />
    </section>
  )
}

/** The number's own decimals, at most two. */
const decimalsOf = (value: number) => (String(value).split('.')[1] ?? '').length

type GapProps = {
  readonly part: keyof GrowthPlan
  readonly label: string
  readonly value: number
  readonly currency: string
  readonly format: (value: number) => string
  readonly onChange: (value: number) => void
}

/** The text stays as typed; the sum updates when it is valid. */
function Gap({ part, label, value, currency, format, onChange }: GapProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const text = draft ?? format(value)
  const wrong = growthInput(part, text, currency) === undefined
  const { least, most } = growthLimits[part]
  return (
    <span className="gap">
      <input
        type="text"
        className="gap-input"
        name={part}
        inputMode={part === 'years' ? 'numeric' : 'decimal'}
        autoComplete="off"
        aria-label={label}
        aria-invalid={wrong}
        aria-describedby={wrong ? `${part}-limits` : undefined}
        value={text}
        maxLength={16}
        onChange={(event) => {
          setDraft(event.target.value)
          const next = growthInput(part, event.target.value, currency)
          if (next !== undefined) onChange(next)
        }}
        onBlur={() => setDraft(null)}
      />
      {wrong && (
        <span id={`${part}-limits`} role="status" className="gap-limits">
          {formatNumber(least, 0)} to {formatNumber(most, 0)}
        </span>
      )}
    </span>
  )
}
