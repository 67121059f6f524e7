import { z } from 'zod'
import { ownToasts, refusals, successToasts } from '#catalogue/toasts.ts'
import { type Subject, subject } from '#domain/keeping/subject.ts'
import { type Todo, todo } from '#domain/keeping/todo.ts'
import type { TodoDraft } from '#domain/keeping/todo-form.ts'
import { add, change, edit } from '#domain/kept/kept-list.ts'
import { newId } from '#platform/browser/ids.ts'
import { forgetVisitorsDraft } from '#platform/kept/drafts.ts'
import { changeList, itemsNow, takeOut } from '#platform/kept/kept-lists.ts'
import { onRefusedAction, refuseUntilSignedIn } from '#platform/session/refused-action.ts'
import { settledSession } from '#platform/session/settled-session.ts'
import { pageValue } from '#platform/storage/page-value.ts'
import { toast, toastUndo } from '#ui/layers/toast.ts'
import { toastOutcome } from '#ui/layers/toast-outcome.ts'

const LIST = 'todoItems'
const ADD_TODO = 'add-todo'
export const TODO_FORM = 'to-do'

/** §5: only for a signed-in user; who is not is asked to sign in, and then it is added. False when it was refused for now. */
export async function addTodo(draft: TodoDraft, link: Subject | null): Promise<boolean> {
  const session = await settledSession()
  if (session === 'signed-out') {
    refuseUntilSignedIn({ name: ADD_TODO, about: { ...draft, link } }, () =>
      toast(refusals.todosSignedOut, { tone: 'error' }),
    )
    return false
  }
  const id = newId()
  // §4: appended.
  const saved = await changeList(LIST, session.uid, (list, now) =>
    add(list, id, { id, ...draft, link, done: false, createdAt: now }, 'last', now),
  )
  toastOutcome(saved, ownToasts.notSaved, successToasts.todoAdded)
  return true
}

/** The to-do in the form, by the last press of Edit on this page; `null` is a new one, nothing: as the last draft says. */
export const editedTodo = pageValue<{ readonly uid: string | undefined; readonly todo: Todo | null } | undefined>(
  undefined,
)

/** One that was deleted meanwhile, in another tab, comes back as it is now: what was typed is not lost. */
export async function updateTodo(uid: string, before: Todo, draft: TodoDraft): Promise<void> {
  const saved = await changeList(LIST, uid, (list, now) =>
    edit(list, before.id, (item) => ({ ...(item ?? before), ...draft }), 'last', now),
  )
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
const refused = todo.pick({ type: true, action: true, dueDate: true }).extend({ link: subject.nullable() })

onRefusedAction(ADD_TODO, (about) => {
  const { data } = z.safeParse(refused, about)
  if (!data) return
  void addTodo({ type: data.type, action: data.action, dueDate: data.dueDate }, data.link)
  forgetVisitorsDraft(TODO_FORM)
})
