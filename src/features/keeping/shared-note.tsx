import './keeping.css'
import { useState } from 'react'
import { isUntouched } from '#domain/keeping/note-form.ts'
import type { Shared } from '#domain/keeping/shared-limits.ts'
import { noteOfShared } from '#domain/keeping/shared-note.ts'
import { EmptyState } from '#ui/data/state.tsx'
import { NoteForm } from './note-form.tsx'
import { addNote } from './note-store.ts'

/** A link shared from another app, as a note to look over and save. */
export function SharedNote({ shared, onDone }: { readonly shared: Shared; readonly onDone: () => void }) {
  const [form, setForm] = useState(() => noteOfShared(shared))
  const [came] = useState(() => !isUntouched(form))
  return (
    <div className="keeping">
      {!came && (
        <EmptyState title="Nothing was shared">
          Install Banyan, then choose it in another app’s share menu to save a link as a note.
        </EmptyState>
      )}
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
    </div>
  )
}
