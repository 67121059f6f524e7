import { inView, isDue, isOverdue } from '#domain/keeping/todo-rules.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { useItems } from '#platform/kept/kept-lists.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { OwnCard } from './own-card.tsx'
import type { CardProps } from './own-home.tsx'

const MOST = 5

export function TodosCard({ uid }: CardProps) {
  const todos = useItems('todoItems', uid)
  const today = useToday()
  const due = inView(todos).filter((todo) => isDue(todo, today))
  const open = todos.filter(({ done }) => !done).length
  return (
    <OwnCard card="todos" href="/profile?tab=todos" more={open === 0 ? 'Add a to-do' : `All to-dos (${open} open)`}>
      {due.length === 0 ? (
        <p>Nothing is due.</p>
      ) : (
        <ul>
          {due.slice(0, MOST).map((todo) => (
            <li key={todo.id} className="mine-row">
              <span dir="auto">{todo.action}</span>
              <small>{isOverdue(todo, today) ? `overdue, ${dateLabel(todo.dueDate ?? '')}` : 'today'}</small>
            </li>
          ))}
        </ul>
      )}
    </OwnCard>
  )
}
