import { refusals, successToasts } from '#catalogue/toasts.ts'
import { type Subject, subject } from '#domain/keeping/subject.ts'
import { type Todo, todo } from '#domain/keeping/todo.ts'
import type { TodoDraft } from '#domain/keeping/todo-form.ts'
import { add, change, edit } from '#domain/kept/kept-list.ts'
import { forgetVisitorsDraft } from '#platform/kept/drafts.ts'
import { itemsNow } from '#platform/kept/kept-lists.ts'
import { createListCommands } from '#platform/kept/list-commands.ts'
import { pageValue } from '#platform/storage/page-value.ts'
import { listToasts } from '#ui/layers/list-toasts.ts'

export const TODO_FORM = 'to-do'

const todos = createListCommands({
  list: 'todoItems',
  toasts: listToasts,
  sentences: { removed: successToasts.todoRemoved },
})

const addLinked = todos.adding({
  action: 'add-todo',
  schema: todo.pick({ type: true, action: true, dueDate: true }).extend({ link: subject.nullable() }),
  // §4: new to-dos come last.
  put: (list, { link, ...draft }, { id, now }) =>
    add(list, id, { id, ...draft, link, done: false, createdAt: now }, 'last', now),
  sentences: { signedOut: refusals.todosSignedOut, added: successToasts.todoAdded },
  resumed: () => forgetVisitorsDraft(TODO_FORM),
})

/** False if it was refused. */
export const addTodo = (draft: TodoDraft, link: Subject | null): Promise<boolean> => addLinked({ ...draft, link })

/** The to-do in the form after Edit was pressed; `null` is a new one, undefined is whatever the last draft says. */
export const editedTodo = pageValue<{ readonly uid: string | undefined; readonly todo: Todo | null } | undefined>(
  undefined,
)

export const editTodo = (uid: string, todo: Todo) => editedTodo.write({ uid, todo })

/** A to-do deleted meanwhile in another tab is restored with the edit: typed text is never lost. */
export const updateTodo = (uid: string, before: Todo, draft: TodoDraft): Promise<void> =>
  todos.change(
    uid,
    (list, now) => edit(list, before.id, (item) => ({ ...(item ?? before), ...draft }), 'last', now),
    successToasts.todoUpdated,
  )

export const markDone = (uid: string, id: string, done: boolean): Promise<void> =>
  todos.change(uid, (list, now) => change(list, id, (item) => ({ ...item, done }), now), successToasts.todoUpdated)

export const removeTodo = (uid: string, id: string) => todos.remove(uid, [id])

export async function clearDone(uid: string): Promise<void> {
  const ids = itemsNow(todos.list, uid).flatMap(({ id, done }) => (done ? [id] : []))
  if (ids.length > 0) await todos.remove(uid, ids)
}
