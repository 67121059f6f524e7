import './keeping.css'
import { useMemo, useState } from 'react'
import type { Thing } from '#domain/thing.ts'
import type { Todo } from '#domain/todo.ts'
import { inView } from '#domain/todo-rules.ts'
import { useItems } from '#platform/keep.ts'
import { useToday } from '#platform/today.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/state.tsx'
import { TodoForm } from './todo-form.tsx'
import { TodoRow } from './todo-row.tsx'
import { addTodo, clearDone, updateTodo } from './todo-store.ts'

const AT_ONCE = 25

/** §4: what there is to do. Strangers may write; they are asked to sign in when it is to be kept. */
export function Todos({ uid, about }: { readonly uid: string | undefined; readonly about: Thing | null }) {
  const all = useItems('todoItems', uid)
  const todos = useMemo(() => inView(all), [all])
  const today = useToday()
  const [editing, setEditing] = useState<Todo | null>(null)
  const [shown, setShown] = useState(AT_ONCE)
  const done = todos.filter((todo) => todo.done).length
  return (
    <div className="keeping">
      <TodoForm
        key={editing?.id ?? 'new'}
        todo={editing}
        about={about}
        onSave={async (draft, link) => {
          if (editing && uid) await updateTodo(uid, editing.id, draft)
          else await addTodo(draft, link)
          setEditing(null)
        }}
        onCancel={() => setEditing(null)}
      />
      {todos.length === 0 ? (
        <EmptyState title="Nothing to do">What you want to look into, buy, sell, review or pay, with a day.</EmptyState>
      ) : (
        <>
          <ul className="keeping-list" aria-label="To-dos">
            {todos.slice(0, shown).map((todo) => (
              <TodoRow key={todo.id} todo={todo} uid={uid ?? ''} today={today} onEdit={setEditing} />
            ))}
          </ul>
          <p className="flex flex-wrap gap-3">
            {todos.length > shown && (
              <Button look="quiet" onClick={() => setShown(shown + AT_ONCE)}>
                Show more ({todos.length - shown})
              </Button>
            )}
            {done > 0 && uid && (
              <Button look="plain" onClick={() => void clearDone(uid)}>
                Clear what is done ({done})
              </Button>
            )}
          </p>
        </>
      )}
    </div>
  )
}
