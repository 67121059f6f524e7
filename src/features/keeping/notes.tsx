import './keeping.css'
import { useCallback, useMemo } from 'react'
import type { Note } from '#domain/keeping/note.ts'
import { emptyNote, formOf, isUntouched, noteForm } from '#domain/keeping/note-form.ts'
import { knownTags } from '#domain/keeping/note-rules.ts'
import type { Subject } from '#domain/keeping/subject.ts'
import { useFormDrafts } from '#platform/kept/drafts.ts'
import { useItems } from '#platform/kept/kept-lists.ts'
import { useBrowserValue } from '#platform/storage/browser-value.ts'
import { EmptyState } from '#ui/data/state.tsx'
import { NoteForm } from './note-form.tsx'
import { NoteSearch } from './note-search.tsx'
import { addNote, editedNote, editNote, NOTE_FORM, updateNote } from './note-store.ts'

type Props = {
  readonly uid: string | undefined
  readonly about: Subject | null
  /** In the panel: list first, then a short form. */
  readonly brief?: boolean
}

/** §3–§5: notes. Visitors may write; saving asks them to sign in. */
export function Notes({ uid, about, brief = false }: Props) {
  const notes = useItems('quickNotes', uid)
  const { latest, of, keep } = useFormDrafts(NOTE_FORM, uid, noteForm)
  const pressed = useBrowserValue(editedNote)
  const tags = useMemo(() => knownTags(notes), [notes])
  const chosen = pressed && pressed.uid === uid ? (pressed.note?.id ?? null) : (latest?.about ?? null)
  // A draft of a deleted note still edits it: saving restores it.
  const note =
    (chosen && notes.find(({ id }) => id === chosen)) || (pressed?.uid === uid ? pressed?.note : null) || null
  const form = of(chosen) ?? (note ? formOf(note) : emptyNote)
  const edit = useCallback((next: Note) => uid && editNote(uid, next), [uid])
  const finish = () => {
    keep(chosen, null)
    if (uid) editNote(uid, null)
  }
  const writing = (
    <NoteForm
      key={chosen}
      brief={brief}
      takesFocus={brief && pressed?.uid === uid}
      changing={chosen !== null}
      form={form}
      tags={tags}
      about={about}
      onChange={(next) => keep(chosen, chosen === null && isUntouched(next) ? null : next)}
      onSave={async (draft, link) => {
        const done = chosen && uid ? updateNote(uid, chosen, draft, note).then(() => true) : addNote(draft, link)
        // A visitor's text stays until it is saved.
        if (await done) finish()
      }}
      onCancel={finish}
    />
  )
  return (
    <div className="keeping">
      {!brief && writing}
      {notes.length === 0 ? (
        <EmptyState title="No notes yet">
          Write down ideas, questions and reasons, and search them by any word.
        </EmptyState>
      ) : (
        <NoteSearch notes={notes} onEdit={edit} />
      )}
      {brief && writing}
    </div>
  )
}
