import { type GoalKind, goalIcons, goalPriorities } from '#catalogue/goals.ts'
import { currencies } from '#catalogue/money.ts'
import type { Goal } from '#domain/goals/goal.ts'
import { formOfGoal, type GoalForm, goalBases, goalForm, newGoalForm, readGoal } from '#domain/goals/goal-form.ts'
import { readIsoDay } from '#domain/time/day.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { useDraft } from '#platform/kept/drafts.ts'
import { useItems } from '#platform/kept/kept-lists.ts'
import { usePreferredCurrency } from '#platform/kept/use-preferences.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox, optionsOf, SelectField, TextField } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { useFields } from '#ui/controls/use-fields.ts'
import { addGoal, editGoal } from './goals-store.ts'

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
  const [draft, keepDraft] = useDraft('goal', goal?.id ?? kind, uid, goalForm)
  const form = draft ?? (goal ? formOfGoal(goal, today) : newGoalForm(kind, preferred, today))
  const { place, accept, field, box } = useFields(form, keepDraft)
  const submit = () => {
    const read = accept(readGoal(form, { today, before: goal, favorites }))
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
      <TargetFields form={form} field={field} favorites={favorites} goal={goal} />
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

type TargetProps = {
  readonly form: GoalForm
  readonly goal: Goal | undefined
  readonly favorites: readonly { readonly projectId: string; readonly name: string; readonly price: number | null }[]
  readonly field: ReturnType<typeof useFields<GoalForm>>['field']
}

function TargetFields({ form, goal, favorites, field }: TargetProps) {
  const currency = <SelectField label="Target currency" options={optionsOf(currencies)} {...field('targetCurrency')} />
  if (form.basis === 'property') {
    const own =
      goal?.property && !favorites.some(({ projectId }) => projectId === goal.property?.id) ? [goal.property] : []
    const known = favorites
      .filter(({ price }) => price !== null)
      .map(({ projectId, name }) => ({ id: projectId, name }))
    const options = [...own, ...known].map(({ id, name }) => ({ value: id, label: name }))
    return (
      <SelectField
        label="Property"
        hint="Its price is the target, and changes with it."
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
