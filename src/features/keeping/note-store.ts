import { refusals, successToasts } from '#catalogue/toasts.ts'
import { type Note, note } from '#domain/keeping/note.ts'
import type { NoteDraft } from '#domain/keeping/note-form.ts'
import { type Subject, subject } from '#domain/keeping/subject.ts'
import { add, change, edit } from '#domain/kept/kept-list.ts'
import { forgetVisitorsDraft } from '#platform/kept/drafts.ts'
import { createListCommands } from '#platform/kept/list-commands.ts'
import { pageValue } from '#platform/storage/page-value.ts'
import { listToasts } from '#ui/layers/list-toasts.ts'

export const NOTE_FORM = 'note'

const notes = createListCommands({
  list: 'quickNotes',
  toasts: listToasts,
  sentences: { removed: successToasts.noteDeleted },
})

/** The note in the form after Edit was pressed; `null` is a new one, undefined is whatever the last draft says. */
export const editedNote = pageValue<{ readonly uid: string; readonly note: Note | null } | undefined>(undefined)

export const editNote = (uid: string, note: Note | null) => editedNote.write({ uid, note })

const addLinked = notes.adding({
  action: 'add-note',
  schema: note.pick({ title: true, content: true, tags: true, category: true }).extend({ link: subject.nullable() }),
  // §4: new notes come first.
  put: (list, { link, ...draft }, { uid, id, now }) =>
    add(list, id, { id, userId: uid, ...draft, isPinned: false, link, createdAt: now, updatedAt: now }, 'first', now),
  sentences: { signedOut: refusals.notesSignedOut, added: successToasts.noteAdded },
  resumed: () => forgetVisitorsDraft(NOTE_FORM),
})

/** False if it was refused. */
export const addNote = (draft: NoteDraft, link: Subject | null): Promise<boolean> => addLinked({ ...draft, link })

/** A note deleted meanwhile in another tab is restored with the edit: typed text is never lost. */
export const updateNote = (uid: string, id: string, draft: NoteDraft, before: Note | null = null): Promise<void> =>
  notes.change(
    uid,
    (list, now) => {
      const anew = { id, userId: uid, isPinned: false, link: null, createdAt: now }
      return edit(list, id, (item) => ({ ...(item ?? before ?? anew), ...draft, updatedAt: now }), 'first', now)
    },
    successToasts.noteUpdated,
  )

/** §4: sets isPinned and updates updatedAt. */
export const pinNote = (uid: string, id: string, isPinned: boolean): Promise<void> =>
  notes.change(
    uid,
    (list, now) => change(list, id, (item) => ({ ...item, isPinned, updatedAt: now }), now),
    successToasts.noteUpdated,
  )

export const removeNote = (uid: string, id: string) => notes.remove(uid, [id])
