import type { ReactNode } from 'react'
import { Money } from '#ui/data/number.tsx'

/** Whole rupees: paise would pretend to know more than a plan does. */
export const Rupees = ({ value, short = false }: { readonly value: number; readonly short?: boolean }) => (
  <Money value={value} currency="INR" digits={0} short={short} />
)

type ResultProps = {
  /** What the number is. */
  readonly label: string
  /** The one number that is seen first. */
  readonly value: ReactNode
  readonly children?: ReactNode
  readonly facts: readonly (readonly [name: string, value: ReactNode, mark?: string])[]
  readonly picture?: ReactNode
}

/** A calculator's answer: one large number, the figures behind it and a picture. */
export function SumResult({ label, value, children, facts, picture }: ResultProps) {
  return (
    <div className={picture ? 'sum-result sum-drawn part-wide' : 'sum-result part-wide'}>
      <div className="sum-figures">
        <p className="text-ink-2">{label}</p>
        <output className="figure-value sum-value">{value}</output>
        {children}
        <dl>
          {facts.map(([name, fact, mark]) => (
            <div key={name}>
              <dt className={mark && `sum-key ${mark}`}>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </div>
      {picture}
    </div>
  )
}

export const CorrectFirst = () => <p role="status">Correct the marked fields to see the result.</p>
