import { memo } from 'react'
import { type Note, noteCategories } from '#domain/note.ts'
import { Button } from '#ui/button.tsx'
import { dayLabel } from '#ui/day-label.ts'
import { AboutThing } from './about-thing.tsx'
import { MarkdownView } from './markdown-view.tsx'
import { pinNote, removeNote } from './note-store.ts'

type Props = { readonly note: Note; readonly onEdit: (note: Note) => void }

/** Drawn again only when the note itself changed. */
export const NoteRow = memo(({ note, onEdit }: Props) => {
  const { id, userId, title, content, tags, category, isPinned, link, updatedAt } = note
  const name = title || content.slice(0, 40)
  return (
    <li className="keeping-item">
      <article>
        {title && (
          <h3 className="font-semibold" dir="auto">
            {title}
          </h3>
        )}
        <div dir="auto">
          <MarkdownView source={content} />
        </div>
        <p className="keeping-meta">
          {isPinned && <span className="mark">Pinned</span>}
          {noteCategories[category]}
          {tags.map((tag) => (
            <span key={tag} dir="auto">
              #{tag}
            </span>
          ))}
          <AboutThing about={link} />
          <time dateTime={updatedAt}>{dayLabel(Date.parse(updatedAt) / 1000)}</time>
        </p>
        <p className="keeping-actions">
          <Button look="plain" aria-pressed={isPinned} onClick={() => void pinNote(userId, id, !isPinned)}>
            {isPinned ? 'Unpin' : 'Pin'}
            <span className="sr-only"> {name}</span>
          </Button>
          <Button look="plain" onClick={() => onEdit(note)}>
            Edit<span className="sr-only"> {name}</span>
          </Button>
          <Button look="plain" onClick={() => void removeNote(userId, id)}>
            Delete<span className="sr-only"> {name}</span>
          </Button>
        </p>
      </article>
    </li>
  )
})
