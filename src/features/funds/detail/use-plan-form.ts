import { useRef, useState } from 'react'
import { type PlanSearch, planSearch } from '#domain/funds/fund-page-query.ts'
import { type PlanField, type PlanForm, type PlanSpan, planFormOf, readPlan } from '#domain/funds/plan-form.ts'
import { useLater } from '#ui/controls/use-later.ts'
import { useStable } from '#ui/data/use-stable.ts'

const QUIET_MS = 300

type Typed = {
  readonly form: PlanForm
  /** The last that made sense. */
  readonly asked: PlanSearch
  /** The field somebody is in: what they write stands as they write it. */
  readonly editing: PlanField | null
  /** What the address said then. */
  readonly over: string
}

/**
 * The fields of a plan. What is typed counts at once, and as long as it is wrong, what was asked before; the address follows when somebody
 * pauses. An address that says something else than we wrote there counts more than what was typed.
 */
export function usePlanForm(address: PlanSearch, span: PlanSpan, onPlan: (plan: PlanSearch) => void) {
  const known = planSearch(address)
  const over = JSON.stringify(known)
  const [typed, setTyped] = useState<Typed | null>(null)
  const sent = useRef<string | undefined>(undefined)
  const { later, drop } = useLater(QUIET_MS)
  const send = useStable((plan: PlanSearch) => {
    drop()
    sent.current = JSON.stringify(plan)
    if (sent.current !== over) onPlan(plan)
  })

  const isOurs = typed !== null && (over === typed.over || over === sent.current)
  const form = isOurs ? typed.form : planFormOf(known)
  const asked = isOurs ? typed.asked : known
  const editing = isOurs ? typed.editing : null
  const read = readPlan(form, span)

  const take = (next: PlanForm, editing: PlanField | null) => {
    // A date that is being written is empty until it is whole.
    const whole = readPlan(next, span).ok && !(editing === 'from' && next.from === '')
    const plan = whole ? planSearch(next) : asked
    setTyped({ form: next, asked: plan, editing, over })
    return plan
  }
  return {
    form,
    asked,
    editing,
    wrong: read.ok ? {} : read.refusals,
    write(field: PlanField, text: string) {
      const plan = take({ ...form, [field]: text }, field)
      later(() => send(plan))
    },
    choose: (next: PlanForm) => send(take(next, null)),
    leave: () => editing !== null && send(take(form, null)),
  }
}
