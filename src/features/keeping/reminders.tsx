import { inView, isDue } from '#domain/todo-rules.ts'
import { useItems } from '#platform/keep.ts'
import { useToday } from '#platform/today.ts'
import { dayLabel } from '#ui/day-label.ts'
import { EmptyState } from '#ui/state.tsx'
import { TodoRow } from './todo-row.tsx'

/** What the bell rings for. */
export function Reminders({ uid }: { readonly uid: string | undefined }) {
  const today = useToday()
  const due = inView(useItems('todoItems', uid)).filter((todo) => isDue(todo, today))
  if (due.length === 0) return <EmptyState title="Nothing is due">To-dos show up here on their day.</EmptyState>
  return (
    <div className="keeping">
      <p className="text-ink-2">As of {dayLabel(Date.parse(today) / 1000)}</p>
      <ul className="keeping-list" aria-label="Due">
        {due.map((todo) => (
          <TodoRow key={todo.id} todo={todo} uid={uid ?? ''} today={today} />
        ))}
      </ul>
    </div>
  )
}
