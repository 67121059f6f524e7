import { useState } from 'react'
import type { Subject } from '#domain/keeping/subject.ts'
import { todoTypes } from '#domain/keeping/todo.ts'
import { emptyTodo, type TodoForm as Fields, readTodo, type TodoDraft } from '#domain/keeping/todo-form.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox, optionsOf, SelectField, TextField } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { useFields } from '#ui/controls/use-fields.ts'
import { MoreFields, useShortForm } from './short-form.tsx'

type Props = {
  readonly brief: boolean
  readonly takesFocus: boolean
  readonly changing: boolean
  readonly form: Fields
  readonly about: Subject | null
  readonly onChange: (form: Fields) => void
  readonly onSave: (draft: TodoDraft, link: Subject | null) => Promise<void>
  readonly onCancel: () => void
}

const hasMore = ({ type, dueDate }: Fields) => Boolean(dueDate) || type !== emptyTodo.type
const types = optionsOf(todoTypes)

/** Saved as a draft on every key. */
export function TodoForm({ brief, takesFocus, changing, form, about, onChange, onSave, onCancel }: Props) {
  const { place, accept, field } = useFields(form, onChange)
  const shape = useShortForm({ brief, takesFocus, full: changing || hasMore(form) })
  const { short } = shape
  const [linked, setLinked] = useState(true)
  const submit = () => {
    const draft = accept(readTodo(form))
    if (!draft) return
    if (!changing) shape.shorten()
    void onSave(draft, linked ? about : null)
  }
  return (
    <Form ref={place} className={shape.className} onSubmit={submit}>
      <TextField label={changing ? 'Edit to-do' : 'New to-do'} ref={shape.first} {...field('action')} />
      {!short && (
        <div className="keeping-pair">
          <SelectField label="Type" options={types} ref={shape.revealed} {...field('type')} />
          <TextField label="Due" type="date" {...field('dueDate')} />
        </div>
      )}
      {about && !changing && (
        <Checkbox
          label={`About ${about.name}`}
          checked={linked}
          onChange={(event) => setLinked(event.target.checked)}
        />
      )}
      <p className="flex gap-3">
        <Button type="submit">{changing ? 'Save to-do' : 'Add to-do'}</Button>
        {short && <MoreFields onShow={shape.reveal} />}
        {changing && (
          <Button look="plain" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </p>
    </Form>
  )
}
