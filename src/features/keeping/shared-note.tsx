import './keeping.css'
import { noteForm } from '#domain/keeping/note-form.ts'
import type { Shared } from '#domain/keeping/shared-limits.ts'
import { noteOfShared } from '#domain/keeping/shared-note.ts'
import { useDraft } from '#platform/kept/drafts.ts'
import { NoteForm } from './note-form.tsx'
import { addNote } from './note-store.ts'

type Props = { readonly uid: string; readonly shared: Shared; readonly onDone: () => void }

/** A link shared from another app, as a note to look over and save. */
export function SharedNote({ uid, shared, onDone }: Props) {
  // A draft names what it is about in at most 60 characters; an address differs at its end.
  const about = (shared.url ?? shared.text ?? shared.title ?? '').slice(-60)
  const [draft, keepDraft] = useDraft('shared-note', about, uid, noteForm)
  const end = () => {
    keepDraft()
    onDone()
  }
  return (
    <section className="keeping">
      <h1 className="page-title">Save to your notes</h1>
      <NoteForm
        brief={false}
        takesFocus={false}
        changing={false}
        form={draft ?? noteOfShared(shared)}
        tags={[]}
        about={null}
        onChange={keepDraft}
        onSave={async (note) => {
          if (await addNote(note, null)) end()
        }}
        onCancel={end}
      />
    </section>
  )
}
