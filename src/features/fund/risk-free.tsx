import { useState } from 'react'
import { type FundPageSearch, MOST_RISK_FREE } from '#domain/funds/fund-page-query.ts'
import { useHydrated } from '#platform/hydrated.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { KeptSearch } from './fund-address.tsx'

type Props = {
  readonly code: number
  /** The rate that the figures shown were taken with: 0.065. */
  readonly used: number
  readonly search: FundPageSearch
  readonly onSearch: (search: FundPageSearch) => void
}

/** A form that asks the server for the page with another rate; where scripts run, the page only changes its figures. */
export function RiskFree({ code, used, search, onSearch }: Props) {
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
    onSearch({ ...search, riskFree: rate })
  }
  return (
    <form
      method="get"
      action={`/fund/${code}#risk`}
      className="fund-rate"
      // Before scripts run the browser tells what is wrong.
      noValidate={checksItself}
      onSubmit={(event) => {
        event.preventDefault()
        take(new FormData(event.currentTarget).get('riskFree'))
      }}
    >
      <KeptSearch search={search} but={['riskFree']} />
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
