import './keeping.css'
import { useCallback, useMemo, useState } from 'react'
import type { Note } from '#domain/note.ts'
import { emptyNote, type NoteForm as Form, formOf, isUntouched } from '#domain/note-form.ts'
import { knownTags } from '#domain/note-rules.ts'
import type { Thing } from '#domain/thing.ts'
import { useItems } from '#platform/keep.ts'
import { useKept } from '#platform/storage/kept.ts'
import { EmptyState } from '#ui/state.tsx'
import { NoteForm } from './note-form.tsx'
import { NoteSearch } from './note-search.tsx'
import { addNote, draftKind, keepDraft, updateNote } from './note-store.ts'

/** §3–§5: notes. Strangers may write; they are asked to sign in when it is to be kept. */
export function Notes({ uid, about }: { readonly uid: string | undefined; readonly about: Thing | null }) {
  const notes = useItems('quickNotes', uid)
  const kept = useKept(draftKind, uid ?? 'nobody')
  const [own, setOwn] = useState<Form | null>(null)
  const tags = useMemo(() => knownTags(notes), [notes])
  const form = (uid ? kept : own) ?? emptyNote
  const write = useCallback(
    (next: Form | null) => {
      const draft = next && (next.id || !isUntouched(next)) ? next : null
      if (uid) keepDraft(uid, draft)
      else setOwn(draft)
    },
    [uid],
  )
  const edit = useCallback((note: Note) => write(formOf(note)), [write])
  return (
    <div className="keeping">
      <NoteForm
        form={form}
        tags={tags}
        about={about}
        onChange={write}
        onSave={async (draft, link) => {
          const done = form.id && uid ? updateNote(uid, form.id, draft).then(() => true) : addNote(draft, link)
          // What a stranger wrote stays in sight until it is kept.
          if (await done) write(null)
        }}
        onCancel={() => write(null)}
      />
      {notes.length === 0 ? (
        <EmptyState title="No notes yet">Ideas, questions and reasons, found again by any word in them.</EmptyState>
      ) : (
        <NoteSearch notes={notes} onEdit={edit} />
      )}
    </div>
  )
}
