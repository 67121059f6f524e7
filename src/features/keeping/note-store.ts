import { z } from 'zod'
import { ownToasts, refusals, successToasts } from '#catalogue/toasts.ts'
import { type Note, note } from '#domain/keeping/note.ts'
import type { NoteDraft } from '#domain/keeping/note-form.ts'
import { type Subject, subject } from '#domain/keeping/subject.ts'
import { add, change, edit } from '#domain/kept/kept-list.ts'
import { newId } from '#platform/browser/ids.ts'
import { forgetVisitorsDraft } from '#platform/kept/drafts.ts'
import { changeList, takeOut } from '#platform/kept/kept-lists.ts'
import { onRefusedAction, refuseUntilSignedIn } from '#platform/session/refused-action.ts'
import { settledSession } from '#platform/session/settled-session.ts'
import { pageValue } from '#platform/storage/page-value.ts'
import { toast, toastUndo } from '#ui/layers/toast.ts'
import { toastOutcome } from '#ui/layers/toast-outcome.ts'

const LIST = 'quickNotes'
const ADD_NOTE = 'add-note'
export const NOTE_FORM = 'note'

/** The note in the form, by the last press of Edit on this page; `null` is a new one, nothing: as the last draft says. */
export const editedNote = pageValue<{ readonly uid: string; readonly note: Note | null } | undefined>(undefined)

export const editNote = (uid: string, note: Note | null) => editedNote.write({ uid, note })

/** §5: only for a signed-in user; who is not is asked to sign in, and then it is added. False when it was refused for now. */
export async function addNote(draft: NoteDraft, link: Subject | null): Promise<boolean> {
  const session = await settledSession()
  if (session === 'signed-out') {
    refuseUntilSignedIn({ name: ADD_NOTE, about: { ...draft, link } }, () =>
      toast(refusals.notesSignedOut, { tone: 'error' }),
    )
    return false
  }
  const id = newId()
  const { uid: userId } = session
  // §4: first.
  const saved = await changeList(LIST, userId, (list, now) =>
    add(list, id, { id, userId, ...draft, isPinned: false, link, createdAt: now, updatedAt: now }, 'first', now),
  )
  toastOutcome(saved, ownToasts.notSaved, successToasts.noteAdded)
  return true
}

/** One that was deleted meanwhile, in another tab, comes back as it is now: what was typed is not lost. */
export async function updateNote(uid: string, id: string, draft: NoteDraft, before: Note | null = null): Promise<void> {
  const saved = await changeList(LIST, uid, (list, now) => {
    const anew = { id, userId: uid, isPinned: false, link: null, createdAt: now }
    return edit(list, id, (item) => ({ ...(item ?? before ?? anew), ...draft, updatedAt: now }), 'first', now)
  })
  toastOutcome(saved, ownToasts.notSaved, successToasts.noteUpdated)
}

/** §4: sets isPinned and updates updatedAt. */
export async function pinNote(uid: string, id: string, isPinned: boolean): Promise<void> {
  const saved = await changeList(LIST, uid, (list, now) =>
    change(list, id, (item) => ({ ...item, isPinned, updatedAt: now }), now),
  )
  toastOutcome(saved, ownToasts.notSaved, successToasts.noteUpdated)
}

export async function removeNote(uid: string, id: string): Promise<void> {
  const saved = await takeOut(LIST, uid, [id], successToasts.noteDeleted, toastUndo)
  toastOutcome(saved, ownToasts.notSaved)
}

/** It comes from the tab's storage, where anybody can write. */
const refused = note
  .pick({ title: true, content: true, tags: true, category: true })
  .extend({ link: subject.nullable() })

onRefusedAction(ADD_NOTE, (about) => {
  const { data } = z.safeParse(refused, about)
  if (!data) return
  const { link, ...draft } = data
  void addNote(draft, link)
  forgetVisitorsDraft(NOTE_FORM)
})
