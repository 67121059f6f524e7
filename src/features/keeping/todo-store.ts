import { z } from 'zod'
import { ownToasts, refusals, successToasts } from '#catalogue/messages.ts'
import { add, change } from '#domain/kept-list.ts'
import { type Thing, thing } from '#domain/thing.ts'
import { todo } from '#domain/todo.ts'
import type { TodoDraft } from '#domain/todo-form.ts'
import { newId } from '#platform/ids.ts'
import { changeList, itemsNow, takeOut } from '#platform/keep.ts'
import { settledSession } from '#platform/settled-session.ts'
import { onRefusedAction, refuseUntilSignedIn } from '#platform/sign-in/refused-action.ts'
import { toast, toastUndo } from '#ui/toast.ts'
import { toastOutcome } from '#ui/toast-outcome.ts'

const LIST = 'todoItems'
const ADD_TODO = 'add-todo'

/** §5: only for a signed-in user; who is not is asked to sign in, and then it is added. */
export async function addTodo(draft: TodoDraft, link: Thing | null): Promise<void> {
  const session = await settledSession()
  if (session === 'signed-out') {
    refuseUntilSignedIn({ name: ADD_TODO, about: { ...draft, link } }, () =>
      toast(refusals.todosSignedOut, { tone: 'error' }),
    )
    return
  }
  const id = newId()
  // §4: appended.
  const saved = await changeList(LIST, session.uid, (list, now) =>
    add(list, id, { id, ...draft, link, done: false, createdAt: now }, 'last', now),
  )
  toastOutcome(saved, ownToasts.notSaved, successToasts.todoAdded)
}

export async function updateTodo(uid: string, id: string, draft: TodoDraft): Promise<void> {
  const saved = await changeList(LIST, uid, (list, now) => change(list, id, (item) => ({ ...item, ...draft }), now))
  toastOutcome(saved, ownToasts.notSaved, successToasts.todoUpdated)
}

export async function markDone(uid: string, id: string, done: boolean): Promise<void> {
  const saved = await changeList(LIST, uid, (list, now) => change(list, id, (item) => ({ ...item, done }), now))
  toastOutcome(saved, ownToasts.notSaved, successToasts.todoUpdated)
}

export const removeTodo = (uid: string, id: string) => takeTodos(uid, [id])

export async function clearDone(uid: string): Promise<void> {
  const ids = itemsNow(LIST, uid).flatMap(({ id, done }) => (done ? [id] : []))
  if (ids.length > 0) await takeTodos(uid, ids)
}

async function takeTodos(uid: string, ids: readonly string[]) {
  const saved = await takeOut(LIST, uid, ids, successToasts.todoRemoved, toastUndo)
  toastOutcome(saved, ownToasts.notSaved)
}

/** It comes from the tab's storage, where anybody can write. */
const refused = todo.pick({ type: true, action: true, dueDate: true }).extend({ link: thing.nullable() })

onRefusedAction(ADD_TODO, (about) => {
  const { data } = z.safeParse(refused, about)
  if (data) void addTodo({ type: data.type, action: data.action, dueDate: data.dueDate }, data.link)
})
