import './keeping.css'
import { useState } from 'react'
import type { Shared } from '#domain/keeping/shared-limits.ts'
import { noteOfShared } from '#domain/keeping/shared-note.ts'
import { NoteForm } from './note-form.tsx'
import { addNote } from './note-store.ts'

/** A link shared from another app, as a note to look over and save. */
export function SharedNote({ shared, onDone }: { readonly shared: Shared; readonly onDone: () => void }) {
  const [form, setForm] = useState(() => noteOfShared(shared))
  return (
    <section className="keeping">
      <h1 className="page-title">Save to your notes</h1>
      <NoteForm
        brief={false}
        takesFocus={false}
        changing={false}
        form={form}
        tags={[]}
        about={null}
        onChange={setForm}
        onSave={async (draft) => {
          if (await addNote(draft, null)) onDone()
        }}
        onCancel={onDone}
      />
    </section>
  )
}
