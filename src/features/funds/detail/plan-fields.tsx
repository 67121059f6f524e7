import type { FundPageSearch } from '#domain/funds/fund-page-query.ts'
import { type PlanField, type PlanForm, type PlanSpan, usualStart } from '#domain/funds/plan-form.ts'
import { writtenOf } from '#domain/numbers/written-number.ts'
import { isoDay } from '#domain/time/day.ts'
import { TextField } from '#ui/controls/field.tsx'
import { formatNumber } from '#ui/data/format-number.ts'
import { useSystemOf } from '#ui/data/number-system.ts'
import { KeptSearch } from './fund-address.tsx'
import { planWords } from './plan-words.ts'

const planNames = ['plan', 'amount', 'from', 'step', 'out', 'deposit'] as const

type Props = {
  readonly code: number
  readonly span: PlanSpan
  readonly search: FundPageSearch
  readonly form: PlanForm
  readonly editing: PlanField | null
  readonly wrong: { readonly [Field in PlanField]?: string }
  readonly write: (field: PlanField, text: string) => void
  readonly leave: () => void
}

export function PlanFields({ code, span, search, form, editing, wrong, write, leave }: Props) {
  const system = useSystemOf('INR')
  const field = (name: PlanField, text: string) => ({
    name,
    autoComplete: 'off',
    value: editing === name ? form[name] : text,
    error: wrong[name],
    onChange: ({ target }: { target: { value: string } }) => write(name, target.value),
    onBlur: leave,
  })
  const number = (name: 'amount' | 'step' | 'out' | 'deposit') => {
    const value = writtenOf(form[name], name === 'amount' || name === 'out' ? '' : '.')
    const text = typeof value === 'number' ? formatNumber(value, decimalsOf(value), system) : form[name]
    return { ...field(name, text), maxLength: 24, inputMode: 'decimal' as const }
  }
  const words = planWords[form.plan]
  const start = form.from === '' ? isoDay(usualStart(span)) : form.from.length === 7 ? `${form.from}-01` : form.from
  return (
    // Without scripts it is a GET to the server.
    <form
      action={`/fund/${code}#plan`}
      className="plan-form part-wide"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        leave()
      }}
    >
      {form.plan !== 'sip' && <input type="hidden" name="plan" value={form.plan} />}
      <KeptSearch search={search} but={planNames} />
      <TextField label={words.amount} before="₹" {...number('amount')} />
      {form.plan === 'step-up' && <TextField label="Yearly step-up" after="%" {...number('step')} />}
      {form.plan === 'swp' && <TextField label="Monthly withdrawal" before="₹" {...number('out')} />}
      <TextField
        label={words.from}
        type="date"
        min={isoDay(span.first)}
        max={isoDay(span.last)}
        {...field('from', start)}
      />
      <TextField label="FD rate" after="% a year" {...number('deposit')} />
      <button type="submit" className="button-quiet without-scripts">
        Calculate
      </button>
    </form>
  )
}

/** The number's own decimals. */
const decimalsOf = (value: number) => (String(value).split('.')[1] ?? '').length
