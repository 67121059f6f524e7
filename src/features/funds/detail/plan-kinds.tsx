import type { MouseEvent } from 'react'
import {
  type FundPageSearch,
  type PlanKind,
  type PlanSearch,
  planDefaults,
  planKinds,
  planSearch,
} from '#domain/funds/fund-page-query.ts'
import type { PlanForm } from '#domain/funds/plan-form.ts'
import { isPlainPress } from '#ui/controls/plain-press.ts'
import { addressOf } from './fund-address.tsx'
import { planWords } from './plan-words.ts'

type Props = {
  readonly code: number
  readonly form: PlanForm
  readonly onChoose: (form: PlanForm) => void
  readonly withPlan: (plan: PlanSearch) => FundPageSearch
}

/** Links, so that they work without scripts: each kind has its own fields and default amount. */
export function PlanKinds({ code, form, onChoose, withPlan }: Props) {
  const choose = (event: MouseEvent, next: PlanForm) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    onChoose(next)
  }
  return (
    <nav className="segments" aria-label="Type of investment">
      {planKinds.map((kind) => {
        const next = asKind(form, kind)
        return (
          <a
            key={kind}
            className="segment plan-kind"
            href={`${addressOf(code, withPlan(planSearch(next)))}#plan`}
            aria-current={kind === form.plan ? 'true' : undefined}
            onClick={(event) => choose(event, next)}
          >
            {planWords[kind].name}
          </a>
        )
      })}
    </nav>
  )
}

/** A monthly amount makes no sense as a lump sum: uses the default. */
function asKind(form: PlanForm, kind: PlanKind): PlanForm {
  const isLike = planDefaults.amount[kind] === planDefaults.amount[form.plan]
  return { ...form, plan: kind, ...(!isLike && { amount: String(planDefaults.amount[kind]) }) }
}
