import { useRef, useState } from 'react'
import { type PlanSearch, planSearch } from '#domain/funds/fund-page-query.ts'
import { type PlanField, type PlanForm, type PlanSpan, planFormOf, readPlan } from '#domain/funds/plan-form.ts'
import { useLater } from '#ui/controls/use-later.ts'
import { useStable } from '#ui/data/use-stable.ts'

const QUIET_MS = 300

type Typed = {
  readonly form: PlanForm
  /** The last valid plan. */
  readonly asked: PlanSearch
  /** The focused field keeps the text as typed. */
  readonly editing: PlanField | null
  /** The URL at that time. */
  readonly over: string
}

/**
 * The plan's fields. Valid input applies at once, the URL follows after a pause. A URL changed from elsewhere (Back)
 * overrides what was typed.
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
    // A date field is empty until its date is complete.
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
