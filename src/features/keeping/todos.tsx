import './keeping.css'
import { useMemo, useState } from 'react'
import type { Subject } from '#domain/keeping/subject.ts'
import type { Todo } from '#domain/keeping/todo.ts'
import { emptyTodo, formOfTodo, todoForm } from '#domain/keeping/todo-form.ts'
import { inView } from '#domain/keeping/todo-rules.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { useFormDrafts } from '#platform/kept/drafts.ts'
import { useItems } from '#platform/kept/kept-lists.ts'
import { useBrowserValue } from '#platform/storage/browser-value.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/data/state.tsx'
import { TodoForm } from './todo-form.tsx'
import { TodoRow } from './todo-row.tsx'
import { addTodo, clearDone, editedTodo, TODO_FORM, updateTodo } from './todo-store.ts'

const AT_ONCE = 25

type Props = {
  readonly uid: string | undefined
  readonly about: Subject | null
  /** In the panel: list first, then a short form. */
  readonly brief?: boolean
}

/** §4: to-dos. Visitors may write; saving asks them to sign in. */
export function Todos({ uid, about, brief = false }: Props) {
  const all = useItems('todoItems', uid)
  const todos = useMemo(() => inView(all), [all])
  const today = useToday()
  const { latest, of, keep } = useFormDrafts(TODO_FORM, uid, todoForm)
  const pressed = useBrowserValue(editedTodo)
  const byPress = pressed && pressed.uid === uid
  const chosen = byPress ? (pressed.todo?.id ?? null) : (latest?.about ?? null)
  const editing = all.find(({ id }) => id === chosen) ?? (byPress ? pressed.todo : null)
  const edit = (todo: Todo | null) => editedTodo.write({ uid, todo })
  const draftOf = editing ? chosen : null
  const finish = () => {
    keep(draftOf, null)
    edit(null)
  }
  const [shown, setShown] = useState(AT_ONCE)
  const done = todos.filter((todo) => todo.done).length
  const writing = (
    <TodoForm
      key={editing?.id ?? 'new'}
      brief={brief}
      takesFocus={brief && Boolean(byPress)}
      changing={editing !== null}
      form={of(draftOf) ?? (editing ? formOfTodo(editing) : emptyTodo)}
      about={about}
      onChange={(form) => keep(draftOf, !editing && !form.action && !form.dueDate ? null : form)}
      onSave={async (draft, link) => {
        const done = editing && uid ? updateTodo(uid, editing, draft).then(() => true) : addTodo(draft, link)
        // A visitor's text stays until it is saved.
        if (await done) finish()
      }}
      onCancel={finish}
    />
  )
  return (
    <div className="keeping">
      {!brief && writing}
      {todos.length === 0 ? (
        <EmptyState title="No to-dos yet">Things to research, buy, sell, review or pay, with a due date.</EmptyState>
      ) : (
        <>
          <ul className="keeping-list" aria-label="To-dos">
            {todos.slice(0, shown).map((todo) => (
              <TodoRow key={todo.id} todo={todo} uid={uid ?? ''} today={today} onEdit={edit} />
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
                Clear completed ({done})
              </Button>
            )}
          </p>
        </>
      )}
      {brief && writing}
    </div>
  )
}
