import { useState } from 'react'
import type { Thing } from '#domain/thing.ts'
import { type Todo, todoTypes } from '#domain/todo.ts'
import { emptyTodo, readTodo, type TodoDraft } from '#domain/todo-form.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox, optionsOf, SelectField, TextField } from '#ui/field.tsx'
import { Form } from '#ui/form.tsx'
import { useFields } from '#ui/use-fields.ts'

type Props = {
  readonly todo: Todo | null
  readonly about: Thing | null
  readonly onSave: (draft: TodoDraft, link: Thing | null) => Promise<void>
  readonly onCancel: () => void
}

const types = optionsOf(todoTypes)

export function TodoForm({ todo, about, onSave, onCancel }: Props) {
  const [form, setForm] = useState(
    todo ? { type: todo.type, action: todo.action, dueDate: todo.dueDate ?? '' } : emptyTodo,
  )
  const { place, accept, field } = useFields(form, setForm)
  const [linked, setLinked] = useState(true)
  const submit = () => {
    const draft = accept(readTodo(form))
    if (!draft) return
    setForm({ ...emptyTodo, type: form.type })
    void onSave(draft, linked ? about : null)
  }
  return (
    <Form ref={place} className="keeping-form" onSubmit={submit}>
      <TextField label={todo ? 'Change the to-do' : 'What is there to do?'} {...field('action')} />
      <div className="keeping-pair">
        <SelectField label="Kind" options={types} {...field('type')} />
        <TextField label="Due" type="date" {...field('dueDate')} />
      </div>
      {about && !todo && (
        <Checkbox
          label={`About ${about.name}`}
          checked={linked}
          onChange={(event) => setLinked(event.target.checked)}
        />
      )}
      <p className="flex gap-3">
        <Button type="submit">{todo ? 'Save the to-do' : 'Add the to-do'}</Button>
        {todo && (
          <Button look="plain" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </p>
    </Form>
  )
}
