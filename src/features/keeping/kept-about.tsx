import './keeping.css'
import { useCallback, useMemo, useState } from 'react'
import { isAbout } from '#domain/keeping/is-about.ts'
import type { Note } from '#domain/keeping/note.ts'
import type { Subject } from '#domain/keeping/subject.ts'
import { inView } from '#domain/keeping/todo-rules.ts'
import { useToday } from '#platform/browser/use-today.ts'
import { useItems } from '#platform/kept/kept-lists.ts'
import { Button } from '#ui/controls/button.tsx'
import { NoteRow } from './note-row.tsx'
import { editNote } from './note-store.ts'
import { TodoRow } from './todo-row.tsx'

type Props = {
  readonly uid: string
  readonly about: Subject
  /** Opens the notes form to edit a note. */
  readonly onWrite: () => void
}

const AT_ONCE = 5

/** Notes and to-dos about one subject, on its page. */
export function KeptAbout({ uid, about: { kind, id }, onWrite }: Props) {
  const today = useToday()
  const allNotes = useItems('quickNotes', uid)
  const allTodos = useItems('todoItems', uid)
  const notes = useMemo(() => allNotes.filter(isAbout({ kind, id })), [allNotes, kind, id])
  const todos = useMemo(() => inView(allTodos.filter(isAbout({ kind, id }))), [allTodos, kind, id])
  const [shown, setShown] = useState(AT_ONCE)
  const edit = useCallback(
    (note: Note) => {
      editNote(uid, note)
      onWrite()
    },
    [uid, onWrite],
  )
  return (
    <>
      {notes.length > 0 && (
        <ul className="keeping-list part-wide" aria-label="Your notes about this">
          {notes.slice(0, shown).map((note) => (
            <NoteRow key={note.id} note={note} onEdit={edit} anchor={`note-${note.id}`} />
          ))}
        </ul>
      )}
      {todos.length > 0 && (
        <ul className="keeping-list part-wide" aria-label="Your to-dos about this">
          {todos.slice(0, shown).map((todo) => (
            <TodoRow key={todo.id} todo={todo} uid={uid} today={today} />
          ))}
        </ul>
      )}
      {Math.max(notes.length, todos.length) > shown && (
        <Button look="quiet" onClick={() => setShown(Number.POSITIVE_INFINITY)}>
          Show all
        </Button>
      )}
    </>
  )
}
