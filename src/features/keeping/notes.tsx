import './keeping.css'
import { useDeferredValue, useMemo, useState } from 'react'
import { emptyNote, type NoteForm as Form, formOf, isUntouched } from '#domain/note-form.ts'
import { inView, knownTags, search } from '#domain/note-rules.ts'
import type { Thing } from '#domain/thing.ts'
import { useItems } from '#platform/keep.ts'
import { useKept } from '#platform/storage/kept.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { EmptyState } from '#ui/state.tsx'
import { NoteForm } from './note-form.tsx'
import { NoteRow } from './note-row.tsx'
import { addNote, draftKind, keepDraft, updateNote } from './note-store.ts'

const AT_ONCE = 30

/** §3–§5: notes. Strangers may write; they are asked to sign in when it is to be kept. */
export function Notes({ uid, about }: { readonly uid: string | undefined; readonly about: Thing | null }) {
  const notes = useItems('quickNotes', uid)
  const kept = useKept(draftKind, uid ?? 'nobody')
  const [own, setOwn] = useState<Form | null>(null)
  const [query, setQuery] = useState('')
  const [shown, setShown] = useState(AT_ONCE)
  // Typing goes first; a long list follows.
  const wanted = useDeferredValue(query)
  const found = useMemo(() => inView(search(notes, wanted)), [notes, wanted])
  const tags = useMemo(() => knownTags(notes), [notes])
  const form = (uid ? kept : own) ?? emptyNote
  const write = (next: Form | null) => {
    const draft = next && (next.id || !isUntouched(next)) ? next : null
    if (uid) keepDraft(uid, draft)
    else setOwn(draft)
  }
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
        <>
          <TextField
            label="Search your notes"
            type="search"
            value={query}
            onChange={(event) => {
              setQuery(event.target.value)
              setShown(AT_ONCE)
            }}
          />
          <p className="text-ink-2" role="status">
            {wanted.trim() && `${found.length} of ${notes.length}`}
          </p>
          <ul className="keeping-list" aria-label="Notes">
            {found.slice(0, shown).map((note) => (
              <NoteRow key={note.id} note={note} onEdit={() => write(formOf(note))} />
            ))}
          </ul>
          {found.length > shown && (
            <Button look="quiet" onClick={() => setShown(shown + AT_ONCE)}>
              Show more ({found.length - shown})
            </Button>
          )}
        </>
      )}
    </div>
  )
}
