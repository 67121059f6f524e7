import { useState } from 'react'
import type { Thing } from '#domain/thing.ts'
import { type Todo, type TodoType, todoTypes } from '#domain/todo.ts'
import { emptyTodo, readTodo, type TodoDraft } from '#domain/todo-form.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox, SelectField, TextField } from '#ui/field.tsx'
import { Form } from '#ui/form.tsx'

type Props = {
  readonly todo: Todo | null
  readonly about: Thing | null
  readonly onSave: (draft: TodoDraft, link: Thing | null) => Promise<void>
  readonly onCancel: () => void
}

const types = Object.entries(todoTypes).map(([value, label]) => ({ value, label }))

export function TodoForm({ todo, about, onSave, onCancel }: Props) {
  const [form, setForm] = useState(
    todo ? { type: todo.type, action: todo.action, dueDate: todo.dueDate ?? '' } : emptyTodo,
  )
  const [refusals, setRefusals] = useState<{ action?: string; dueDate?: string }>({})
  const [linked, setLinked] = useState(true)
  const submit = () => {
    const read = readTodo(form)
    setRefusals(read.ok ? {} : read.refusals)
    if (!read.ok) return
    setForm({ ...emptyTodo, type: form.type })
    void onSave(read.draft, linked ? about : null)
  }
  return (
    <Form className="keeping-form" onSubmit={submit}>
      <TextField
        label={todo ? 'Change the to-do' : 'What is there to do?'}
        name="action"
        autoComplete="off"
        value={form.action}
        error={refusals.action}
        onChange={(event) => setForm({ ...form, action: event.target.value })}
      />
      <div className="keeping-pair">
        <SelectField
          label="Kind"
          options={types}
          value={form.type}
          onChange={(event) => setForm({ ...form, type: event.target.value as TodoType })}
        />
        <TextField
          label="Due"
          type="date"
          name="due"
          value={form.dueDate}
          error={refusals.dueDate}
          onChange={(event) => setForm({ ...form, dueDate: event.target.value })}
        />
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
