import { memo, useMemo, useState } from 'react'
import type { Note } from '#domain/keeping/note.ts'
import { inView, searchNotes } from '#domain/keeping/note-rules.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { useRowsInSight } from '#ui/data/use-rows-in-sight.ts'
import { NoteRow } from './note-row.tsx'

const AT_ONCE = 5
const IN_SIGHT = 1

type Props = { readonly notes: readonly Note[]; readonly onEdit: (note: Note) => void }

/** Separate from the form, so that typing in one does not render the other. */
export const NoteSearch = memo(({ notes, onEdit }: Props) => {
  const [query, setQuery] = useState('')
  const [shown, setShown] = useState(AT_ONCE)
  const ordered = useMemo(() => inView(notes), [notes])
  const search = useMemo(() => searchNotes(ordered), [ordered])
  const found = useMemo(() => search(query), [search, query])
  const first = useMemo(() => found.slice(0, shown).flatMap((place) => ordered[place] ?? []), [found, shown, ordered])
  const rows = useRowsInSight(first, IN_SIGHT, query)
  return (
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
        {query.trim() && `${found.length} of ${notes.length}`}
      </p>
      <ul className="keeping-list" aria-label="Notes">
        {rows.map((note, at) => (
          // Keyed by position: a search reuses rows instead of building new ones on every key.
          <NoteRow key={String(at)} note={note} onEdit={onEdit} />
        ))}
      </ul>
      {found.length > shown && (
        <Button look="quiet" onClick={() => setShown(shown + 4 * AT_ONCE)}>
          Show more ({found.length - shown})
        </Button>
      )}
    </>
  )
})
