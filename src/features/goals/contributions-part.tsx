import { useState } from 'react'
import type { Contribution } from '#domain/goals/goal.ts'
import { type ContributionForm, readContribution } from '#domain/goals/goal-entry-forms.ts'
import type { GoalFigures } from '#domain/goals/goal-figures.ts'
import { contributionsAsCsv } from '#domain/goals/goal-years.ts'
import { linkKey } from '#domain/goals/link-key.ts'
import { readIsoDay } from '#domain/time/day.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { Button } from '#ui/controls/button.tsx'
import { SelectField, TextField } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { focusBeside, OfItem } from '#ui/controls/row-actions.tsx'
import { useFields } from '#ui/controls/use-fields.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { Part } from '#ui/data/part.tsx'
import { Amount } from './goal-parts.tsx'
import { logContribution, removeContribution } from './goals-store.ts'
import { saveCsv } from './save-csv.ts'

type Props = { readonly uid: string; readonly figures: GoalFigures }

const AT_ONCE = 12
const ways = [
  { value: 'in', label: 'Paid in' },
  { value: 'out', label: 'Taken out' },
]

/** The log of what was really paid in. */
export function ContributionsPart({ uid, figures }: Props) {
  const { goal } = figures
  const [shown, setShown] = useState(AT_ONCE)
  const { contributions } = goal
  return (
    <Part id="contributions" title="Contributions">
      <LogForm uid={uid} figures={figures} />
      {contributions.length === 0 ? (
        <p className="text-ink-2">Log what you pay in and it is added to what you have saved.</p>
      ) : (
        <ul className="goal-entries part-wide" aria-label="Logged contributions">
          {contributions.slice(0, shown).map((entry) => (
            <Entry key={entry.id} uid={uid} figures={figures} entry={entry} />
          ))}
        </ul>
      )}
      {contributions.length > 0 && (
        <p className="goal-row no-print">
          {contributions.length > shown && (
            <Button look="quiet" onClick={() => setShown(shown + 100)}>
              Show more ({contributions.length - shown})
            </Button>
          )}
          <Button
            className="button-quiet button-small"
            onClick={() => saveCsv('contributions', contributionsAsCsv(figures))}
          >
            Export log as CSV
          </Button>
        </p>
      )}
    </Part>
  )
}

function LogForm({ uid, figures: { goal } }: Props) {
  const today = useToday()
  const empty: ContributionForm = { way: 'in', amount: '', date: today, into: '', note: '' }
  const [form, setForm] = useState(empty)
  const { place, accept, field } = useFields(form, setForm)
  const submit = () => {
    const known = { currency: goal.currency, today: readIsoDay(today) ?? 0, count: goal.contributions.length }
    const entry = accept(readContribution(form, known))
    if (!entry) return
    void logContribution(uid, goal.id, entry)
    setForm({ ...empty, into: form.into })
  }
  const into = [
    { value: '', label: 'Savings' },
    ...goal.links.map((link) => ({ value: linkKey(link), label: link.name })),
  ]
  return (
    <Form ref={place} onSubmit={submit} className="goal-inline part-wide no-print">
      <SelectField label="Direction" options={ways} {...field('way')} />
      <TextField label="Amount" inputMode="decimal" {...field('amount')} />
      <TextField label="Date" type="date" {...field('date')} />
      {goal.links.length > 0 && <SelectField label="Into" options={into} {...field('into')} />}
      <TextField label="Note (optional)" dir="auto" {...field('note')} />
      <Button type="submit" look="quiet">
        Log contribution
      </Button>
    </Form>
  )
}

function Entry({ uid, figures: { goal }, entry }: Props & { readonly entry: Contribution }) {
  const link = goal.links.find((each) => linkKey(each) === entry.into)
  return (
    <li>
      <span className="goal-entry-main">
        {dateLabel(entry.date)}: <Amount value={Math.abs(entry.amount)} currency={goal.currency} />{' '}
        {entry.amount < 0 ? 'taken out' : 'paid in'}
        {link && (
          <span className="text-ink-2">
            {' '}
            , {link.name}
            {link.units !== null && ' (counted in its units)'}
          </span>
        )}
        {entry.note && (
          <span className="text-ink-2" dir="auto">
            {' '}
            – {entry.note}
          </span>
        )}
      </span>
      <Button
        className="button-plain button-small no-print"
        onClick={({ currentTarget }) => {
          focusBeside(currentTarget, 'li')
          void removeContribution(uid, goal.id, entry)
        }}
      >
        Remove
        <OfItem name={`contribution of ${dateLabel(entry.date)}`} />
      </Button>
    </li>
  )
}
