import { memo } from 'react'
import { type Note, noteCategories } from '#domain/keeping/note.ts'
import { Button } from '#ui/controls/button.tsx'
import { dateLabel } from '#ui/data/day-label.ts'
import { AboutSubject } from './about-subject.tsx'
import { MarkdownView } from './markdown-view.tsx'
import { pinNote, removeNote } from './note-store.ts'

type Props = {
  readonly note: Note
  readonly onEdit: (note: Note) => void
  /** Id for in-page links. */
  readonly anchor?: string
}

/** Memoised. Buttons use `aria-label`: visually hidden text costs a fifth of the frame. */
export const NoteRow = memo(({ note, onEdit, anchor }: Props) => {
  const { id, userId, title, content, tags, category, isPinned, link, updatedAt } = note
  const name = title || content.slice(0, 40)
  return (
    <li id={anchor} className="keeping-item">
      <article>
        {title && (
          <h3 className="semibold" dir="auto">
            {title}
          </h3>
        )}
        <MarkdownView source={content} />
        <p className="keeping-meta">
          {isPinned && <span className="mark">Pinned</span>}
          {noteCategories[category]}
          {tags.map((tag, at) => (
            // Keyed by position, like the rows: a search reuses the elements.
            <span key={String(at)} dir="auto">
              #{tag}
            </span>
          ))}
          <AboutSubject about={link} />
          <time dateTime={updatedAt}>{dateLabel(updatedAt)}</time>
        </p>
        <p className="keeping-actions">
          <Button
            look="plain"
            aria-label={`${isPinned ? 'Unpin' : 'Pin'} ${name}`}
            onClick={() => void pinNote(userId, id, !isPinned)}
          >
            {isPinned ? 'Unpin' : 'Pin'}
          </Button>
          <Button look="plain" aria-label={`Edit ${name}`} onClick={() => onEdit(note)}>
            Edit
          </Button>
          <Button look="plain" aria-label={`Delete ${name}`} onClick={() => void removeNote(userId, id)}>
            Delete
          </Button>
        </p>
      </article>
    </li>
  )
})
