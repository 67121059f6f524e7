import type { Todo } from './todo.ts'

/** A day is due on that day; what is done is due no more. `today` as 2026-11-16. */
export const isDue = ({ done, dueDate }: Pick<Todo, 'done' | 'dueDate'>, today: string) =>
  !done && dueDate !== null && dueDate <= today

export const isOverdue = ({ done, dueDate }: Pick<Todo, 'done' | 'dueDate'>, today: string) =>
  !done && dueDate !== null && dueDate < today

/** Overdue first, then by day, then what has none, in the order of adding; what is done comes last. */
export function inView(todos: readonly Todo[]): Todo[] {
  const rank = ({ done, dueDate }: Todo) => (done ? '2' : dueDate === null ? '1' : `0${dueDate}`)
  return todos
    .map((todo, at) => ({ todo, at, rank: rank(todo) }))
    .toSorted((a, b) => (a.rank === b.rank ? a.at - b.at : a.rank < b.rank ? -1 : 1))
    .map(({ todo }) => todo)
}
