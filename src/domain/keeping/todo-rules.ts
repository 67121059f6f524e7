import type { Todo } from './todo.ts'

/** Due on its date; done to-dos are never due. `today` as 2026-11-16. */
export const isDue = ({ done, dueDate }: Pick<Todo, 'done' | 'dueDate'>, today: string) =>
  !done && dueDate !== null && dueDate <= today

export const isOverdue = ({ done, dueDate }: Pick<Todo, 'done' | 'dueDate'>, today: string) =>
  !done && dueDate !== null && dueDate < today

/** By date, then those without one in order of adding; done ones last. */
export function inView(todos: readonly Todo[]): Todo[] {
  const rank = ({ done, dueDate }: Todo) => (done ? '2' : dueDate === null ? '1' : `0${dueDate}`)
  return todos
    .map((todo, at) => ({ todo, at, rank: rank(todo) }))
    .toSorted((a, b) => (a.rank === b.rank ? a.at - b.at : a.rank < b.rank ? -1 : 1))
    .map(({ todo }) => todo)
}
