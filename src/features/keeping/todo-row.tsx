import { memo } from 'react'
import { type Todo, todoTypes } from '#domain/keeping/todo.ts'
import { isDue, isOverdue } from '#domain/keeping/todo-rules.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox } from '#ui/controls/field.tsx'
import { dateLabel } from '#ui/data/day-label.ts'
import { AboutSubject } from './about-subject.tsx'
import { markDone, removeTodo } from './todo-store.ts'

type Props = {
  readonly todo: Todo
  readonly uid: string
  readonly today: string
  readonly onEdit?: (todo: Todo) => void
}

/** Memoised by to-do. */
export const TodoRow = memo(({ todo, uid, today, onEdit }: Props) => {
  const { id, action, type, dueDate, done, link } = todo
  return (
    <li className={done ? 'keeping-item keeping-done' : 'keeping-item'}>
      <Checkbox
        label={<span dir="auto">{action}</span>}
        checked={done}
        onChange={(event) => void markDone(uid, id, event.target.checked)}
      />
      <p className="keeping-meta">
        {todoTypes[type]}
        {dueDate && (
          <span className={isOverdue(todo, today) ? 'loss' : undefined}>
            {isOverdue(todo, today) ? 'overdue since ' : isDue(todo, today) ? 'due today, ' : 'due '}
            <time dateTime={dueDate}>{dateLabel(dueDate)}</time>
          </span>
        )}
        <AboutSubject about={link} />
      </p>
      <p className="keeping-actions">
        {onEdit && (
          <Button look="plain" aria-label={`Edit ${action}`} onClick={() => onEdit(todo)}>
            Edit
          </Button>
        )}
        <Button look="plain" aria-label={`Delete ${action}`} onClick={() => void removeTodo(uid, id)}>
          Delete
        </Button>
      </p>
    </li>
  )
})
