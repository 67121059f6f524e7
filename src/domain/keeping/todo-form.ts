import { z } from 'zod'
import { isBlank, lengthRefusal, plainLine, type ReadForm, unlessWrong } from '#domain/text/typed-text.ts'
import { type Todo, type TodoType, todoLimits, todoTypes } from './todo.ts'

/** As typed. */
export const todoForm = z.strictObject({
  type: z.enum(Object.keys(todoTypes) as [TodoType, ...TodoType[]]),
  action: z.string(),
  dueDate: z.string(),
})
export type TodoForm = z.infer<typeof todoForm>
export type TodoDraft = Pick<Todo, 'type' | 'action' | 'dueDate'>

export const emptyTodo: TodoForm = { type: 'research', action: '', dueDate: '' }

export const formOfTodo = ({ type, action, dueDate }: Todo): TodoForm => ({ type, action, dueDate: dueDate ?? '' })

export function readTodo({ type, action, dueDate }: TodoForm): ReadForm<TodoDraft, 'action' | 'dueDate'> {
  const text = plainLine(action)
  return unlessWrong(
    { type, action: text, dueDate: dueDate || null },
    {
      action: isBlank(text) ? 'Enter a to-do.' : lengthRefusal('A to-do', text, todoLimits.action),
      dueDate: dueDate && !isDay(dueDate) ? 'Choose a date between 1970 and 2200.' : undefined,
    },
  )
}

/** A valid date in a plausible year. */
function isDay(text: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  const exists = !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
  return exists && text >= todoLimits.earliest && text <= todoLimits.latest
}
