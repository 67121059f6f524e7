import { type GoalKind, goalIcons, goalPriorities } from '#catalogue/goals.ts'
import { currencies } from '#catalogue/money.ts'
import type { Goal } from '#domain/goals/goal.ts'
import {
  formOfGoal,
  type GoalForm,
  type GoalHome,
  goalBases,
  goalForm,
  newGoalForm,
  readGoal,
} from '#domain/goals/goal-form.ts'
import { readIsoDay } from '#domain/time/day.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { useDraft } from '#platform/kept/drafts.ts'
import { useItems } from '#platform/kept/kept-lists.ts'
import { usePreferredCurrency } from '#platform/kept/use-preferences.ts'
import { useCards } from '#platform/market/use-market.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox, optionsOf, SelectField, TextField } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { useFields } from '#ui/controls/use-fields.ts'
import { addGoal, editGoal } from './goals-store.ts'
import { salePrice } from './sale-price.ts'

type Props = {
  readonly uid: string
  readonly kind: GoalKind
  readonly goal?: Goal | undefined
  /** With the id of a new goal. */
  readonly onDone: (id?: string) => void
}

/** A goal without its links, log and lump sums. No `maxLength`: it would silently cut pasted text. */
export function GoalEditor({ uid, kind, goal, onDone }: Props) {
  const today = readIsoDay(useToday()) ?? 0
  const [preferred] = usePreferredCurrency()
  const favorites = useItems('propertyFavorites', uid)
  const listed = useHomes(favorites.map(({ projectId }) => projectId))
  const [draft, keepDraft] = useDraft('goal', goal?.id ?? kind, uid, goalForm)
  const form = draft ?? (goal ? formOfGoal(goal, today) : newGoalForm(kind, preferred, today))
  const { place, accept, field, box } = useFields(form, keepDraft)
  const submit = () => {
    const read = accept(readGoal(form, { today, before: goal, homes: listed.homes }))
    if (!read) return
    keepDraft()
    if (!goal) return onDone(addGoal(uid, read))
    void editGoal(uid, goal.id, read)
    onDone()
  }
  const bases = Object.entries(goalBases).filter(
    ([base]) => base !== 'property' || favorites.length > 0 || goal?.property,
  )
  const unit = (text: string) => ({ after: text, inputMode: 'decimal' as const })
  return (
    <Form ref={place} onSubmit={submit} className="goal-form">
      <div className="goal-pair">
        <TextField label="Name" ref={takeFocus} dir="auto" {...field('name')} />
        <SelectField label="Icon" options={optionsOf(goalIcons)} {...field('icon')} />
      </div>
      <SelectField
        label="The target is"
        options={bases.map(([value, label]) => ({ value, label }))}
        {...field('basis')}
      />
      <TargetFields form={form} field={field} listed={listed} goal={goal} />
      <div className="goal-pair">
        <TextField label="Date (optional)" type="date" {...field('date')} />
        <SelectField label="Priority" options={optionsOf(goalPriorities)} {...field('priority')} />
      </div>
      <div className="goal-pair">
        <TextField
          label="Saved so far"
          hint="Without linked units; contributions you log are added."
          inputMode="decimal"
          {...field('saved')}
        />
        <SelectField label="You save in" options={optionsOf(currencies)} {...field('currency')} />
      </div>
      <div className="goal-pair">
        <TextField label="Monthly contribution" inputMode="decimal" {...field('monthly')} />
        <TextField label="Yearly step-up" {...unit('%')} {...field('stepUp')} />
      </div>
      <div className="goal-pair">
        <TextField label="Expected return" {...unit('% a year')} {...field('expected')} />
        <TextField label="Inflation" {...unit('% a year')} {...field('inflation')} />
      </div>
      <Checkbox label="The target rises with inflation" {...box('grows')} />
      <details className="goal-more" open={form.withdrawal !== '' || kind === 'retirement' || kind === 'freedom'}>
        <summary>Withdrawals from the date on</summary>
        <div className="goal-pair">
          <TextField
            label="Monthly withdrawal"
            hint="In today’s money. Leave it empty if you spend it at once."
            inputMode="decimal"
            {...field('withdrawal')}
          />
          <TextField label="Return from then on" hint="As above if empty." {...unit('% a year')} {...field('after')} />
        </div>
      </details>
      <p className="goal-row">
        <Button type="submit">{goal ? 'Save goal' : 'Add goal'}</Button>
        <Button
          look="quiet"
          onClick={() => {
            keepDraft()
            onDone()
          }}
        >
          Cancel
        </Button>
      </p>
    </Form>
  )
}

/** Favourites that are for sale, by their price of now. */
function useHomes(ids: readonly string[]) {
  const { data, isError, isLoading } = useCards('property', ids)
  const homes = ids.flatMap((id): GoalHome[] => {
    const sale = data && salePrice(data, id)
    return sale ? [{ id, name: sale.name, amount: sale.price, currency: sale.currency, asOf: sale.date }] : []
  })
  const hint = isError
    ? 'The prices could not be loaded. Try again later.'
    : isLoading
      ? 'Loading prices…'
      : homes.length === 0
        ? 'None of your favourites is for sale now.'
        : 'Its price is the target, and changes with it.'
  return { homes, hint }
}

type TargetProps = {
  readonly form: GoalForm
  readonly goal: Goal | undefined
  readonly listed: ReturnType<typeof useHomes>
  readonly field: ReturnType<typeof useFields<GoalForm>>['field']
}

function TargetFields({ form, goal, listed, field }: TargetProps) {
  const currency = <SelectField label="Target currency" options={optionsOf(currencies)} {...field('targetCurrency')} />
  if (form.basis === 'property') {
    const own = goal?.property && !listed.homes.some(({ id }) => id === goal.property?.id) ? [goal.property] : []
    const options = [...own, ...listed.homes].map(({ id, name }) => ({ value: id, label: name }))
    return (
      <SelectField
        label="Property"
        hint={listed.hint}
        options={[{ value: '', label: 'Choose a property' }, ...options]}
        {...field('property')}
      />
    )
  }
  if (form.basis === 'expenses')
    return (
      <>
        <div className="goal-pair">
          <TextField label="Monthly expenses" inputMode="decimal" {...field('expenses')} />
          <TextField label="Months to cover" inputMode="decimal" {...field('months')} />
        </div>
        {currency}
      </>
    )
  return (
    <div className="goal-pair">
      <TextField label="Target" hint="In today’s money, such as 50 lakh." inputMode="decimal" {...field('target')} />
      {currency}
    </div>
  )
}

const takeFocus = (input: HTMLInputElement | null) => input?.focus()
