import { type ReactNode, useState } from 'react'
import { readLump, readPause } from '#domain/goals/goal-entry-forms.ts'
import type { GoalFigures } from '#domain/goals/goal-figures.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { focusBeside, OfItem } from '#ui/controls/row-actions.tsx'
import { useFields } from '#ui/controls/use-fields.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { Part } from '#ui/data/part.tsx'
import { Amount } from './goal-parts.tsx'
import { addLump, addPause, removeLump, removePause } from './goals-store.ts'

type Props = { readonly uid: string; readonly figures: GoalFigures }

/** Planned lump sums, and months without contributions. */
export function LumpsPart({ uid, figures }: Props) {
  const { goal } = figures
  return (
    <Part id="lumps" title="Lump sums and pauses">
      {goal.lumps.length + goal.pauses.length > 0 && (
        <ul className="goal-entries part-wide" aria-label="Planned">
          {goal.lumps.map(({ id, date, amount }) => (
            <Planned
              key={id}
              name={`lump sum of ${dateLabel(date)}`}
              onRemove={() => void removeLump(uid, goal.id, id)}
            >
              {dateLabel(date)}: lump sum of <Amount value={amount} currency={goal.currency} />
            </Planned>
          ))}
          {goal.pauses.map(({ id, from, to }) => (
            <Planned
              key={id}
              name={`pause from ${dateLabel(from)}`}
              onRemove={() => void removePause(uid, goal.id, id)}
            >
              No contributions from {dateLabel(from)} to {dateLabel(to)}
            </Planned>
          ))}
        </ul>
      )}
      <LumpFields uid={uid} figures={figures} />
      <PauseFields uid={uid} figures={figures} />
    </Part>
  )
}

type PlannedProps = { readonly name: string; readonly onRemove: () => void; readonly children: ReactNode }

function Planned({ name, onRemove, children }: PlannedProps) {
  return (
    <li>
      <span className="goal-entry-main">{children}</span>
      <Button
        className="button-plain button-small no-print"
        onClick={({ currentTarget }) => {
          focusBeside(currentTarget, 'li')
          onRemove()
        }}
      >
        Remove
        <OfItem name={name} />
      </Button>
    </li>
  )
}

function LumpFields({ uid, figures: { goal, plan } }: Props) {
  const [form, setForm] = useState({ amount: '', date: '' })
  const { place, accept, field } = useFields(form, setForm)
  const submit = () => {
    const lump = accept(readLump(form, { currency: goal.currency, today: plan.today, count: goal.lumps.length }))
    if (!lump) return
    void addLump(uid, goal.id, lump)
    setForm({ amount: '', date: '' })
  }
  return (
    <Form ref={place} onSubmit={submit} className="goal-inline part-wide no-print">
      <TextField label="Lump sum" inputMode="decimal" {...field('amount')} />
      <TextField label="On" type="date" {...field('date')} />
      <Button type="submit" look="quiet">
        Add lump sum
      </Button>
    </Form>
  )
}

function PauseFields({ uid, figures: { goal, plan } }: Props) {
  const [form, setForm] = useState({ from: '', to: '' })
  const { place, accept, field } = useFields(form, setForm)
  const submit = () => {
    const pause = accept(readPause(form, { today: plan.today, count: goal.pauses.length }))
    if (!pause) return
    void addPause(uid, goal.id, pause)
    setForm({ from: '', to: '' })
  }
  return (
    <Form ref={place} onSubmit={submit} className="goal-inline part-wide no-print">
      <TextField label="Pause begins" type="date" {...field('from')} />
      <TextField label="Pause ends" type="date" {...field('to')} />
      <Button type="submit" look="quiet">
        Add pause
      </Button>
    </Form>
  )
}
