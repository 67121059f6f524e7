import './fund-plan.css'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { FundPageSearch, PlanSearch } from '#domain/funds/fund-page-query.ts'
import { beginsEarly, planFormOf, readPlan } from '#domain/funds/plan-form.ts'
import type { PlanOutcome } from '#domain/funds/plan-outcome.ts'
import { readIsoDay } from '#domain/time/day.ts'
import { Definition } from '#features/measures/index.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { Button } from '#ui/controls/button.tsx'
import { dateLabel } from '#ui/data/day-label.ts'
import { Part } from '#ui/data/part.tsx'
import { PlanFields } from './plan-fields.tsx'
import { PlanKinds } from './plan-kinds.tsx'
import { planQuery } from './plan-queries.ts'
import { PlanResult } from './plan-result.tsx'
import { planWords } from './plan-words.ts'
import { usePlanForm } from './use-plan-form.ts'

type Props = {
  readonly client: ApiClient
  readonly code: number
  /** Pays dividends or issues bonus units. */
  readonly pays: boolean
  /** Dates of the first and last value. */
  readonly first: string
  readonly last: string
  readonly search: FundPageSearch
  readonly onSearch: (search: FundPageSearch) => void
}

const none = {
  plan: undefined,
  amount: undefined,
  from: undefined,
  step: undefined,
  out: undefined,
  deposit: undefined,
}

/** What a SIP or lump sum would have made, compared with an FD. */
export function FundPlan({ client, code, pays, first, last, search, onSearch }: Props) {
  const span = { first: readIsoDay(first) ?? 0, last: readIsoDay(last) ?? 0 }
  const withPlan = (plan: PlanSearch) => ({ ...search, ...none, ...plan }) as FundPageSearch
  const plan = usePlanForm(search, span, (next) => onSearch(withPlan(next)))
  // Only the URL can be invalid; typed values are validated first.
  const isRight = readPlan(planFormOf(plan.asked), span).ok
  const { data, error, isFetching, refetch } = useQuery({ ...planQuery(client, code, plan.asked), enabled: isRight })
  const failed = isRight && error !== null
  const shown = useRef<{ readonly asked: PlanSearch; readonly outcome: PlanOutcome } | null>(null)
  if (data) shown.current = { asked: plan.asked, outcome: data }
  return (
    <Part id="plan" title="What a SIP here would have made">
      <PlanKinds code={code} form={plan.form} onChoose={plan.choose} withPlan={withPlan} />
      <PlanFields {...plan} code={code} span={span} search={search} />
      {beginsEarly(plan.form, span) && (
        <p className="text-ink-2">The fund’s first NAV is from {dateLabel(first)}, so the calculation starts there.</p>
      )}
      {failed && (
        <p role="status" className="plan-failed">
          The fund’s NAV history could not be loaded
          {shown.current ? '. The result below is from before your last change. ' : '. '}
          <Button look="quiet" busy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {shown.current ? (
        <PlanResult {...shown.current} pays={pays} />
      ) : (
        !failed && <p>{isRight ? 'Calculating…' : 'Correct the marked fields to see the result.'}</p>
      )}
      <p className="text-ink-2">Costs, stamp duty and taxes are not included.</p>
      <Definition of={planWords[plan.form.plan].measures} />
    </Part>
  )
}
