import { type ReactNode, useState } from 'react'
import { MOST_RISK_FREE } from '#domain/measures/risk-free-rate.ts'
import { useHydrated } from '#platform/browser/use-hydrated.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'

type Props = {
  /** The page's URL, for browsers without scripts. */
  readonly action: string
  /** The rate behind the shown figures: 0.065. */
  readonly used: number
  readonly onRate: (percent: number) => void
  /** Hidden fields for the form without scripts. */
  readonly children?: ReactNode
}

/** A GET form for another risk-free rate; with scripts only the figures update. */
export function RiskFreeForm({ action, used, onRate, children }: Props) {
  const [error, setError] = useState<string>()
  const [asked, setAsked] = useState<number>()
  const checksItself = useHydrated()
  const shown = Math.round(used * 1e6) / 1e4
  const take = (typed: FormDataEntryValue | null) => {
    const rate = String(typed ?? '').trim() === '' ? Number.NaN : Number(typed)
    const isRate = rate >= 0 && rate <= MOST_RISK_FREE
    setError(isRate ? undefined : `Enter a rate from 0% to ${MOST_RISK_FREE}%.`)
    if (!isRate) return
    setAsked(rate)
    onRate(rate)
  }
  return (
    <form
      method="get"
      action={action}
      className="measure-rate"
      // Before hydration the browser validates.
      noValidate={checksItself}
      onSubmit={(event) => {
        event.preventDefault()
        take(new FormData(event.currentTarget).get('riskFree'))
      }}
    >
      {children}
      <TextField
        label="Risk-free rate"
        name="riskFree"
        type="number"
        inputMode="decimal"
        min={0}
        max={MOST_RISK_FREE}
        step="any"
        required
        after="% a year"
        defaultValue={shown}
        error={error}
        hint="Return on a risk-free investment, used for Sharpe and Sortino."
      />
      <Button type="submit" look="quiet">
        Calculate
      </Button>
      <p role="status" className="sr-only">
        {asked === shown && `Sharpe and Sortino now use a risk-free rate of ${shown}% a year.`}
      </p>
    </form>
  )
}
