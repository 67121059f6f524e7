import { useId, useState } from 'react'
import { noteCategories } from '#domain/keeping/note.ts'
import { emptyNote, type NoteForm as Fields, isUntouched, type NoteDraft, readNote } from '#domain/keeping/note-form.ts'
import type { Subject } from '#domain/keeping/subject.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox, optionsOf, SelectField, TextArea, TextField } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { useFields } from '#ui/controls/use-fields.ts'
import { MarkdownView } from './markdown-view.tsx'
import { MoreFields, useShortForm } from './short-form.tsx'

type Props = {
  readonly brief: boolean
  readonly takesFocus: boolean
  readonly changing: boolean
  readonly form: Fields
  readonly tags: readonly string[]
  readonly about: Subject | null
  readonly onChange: (form: Fields) => void
  readonly onSave: (draft: NoteDraft, link: Subject | null) => Promise<void>
  readonly onCancel: () => void
}

const hasMore = ({ title, tags, category }: Fields) => Boolean(title || tags) || category !== emptyNote.category
const categories = optionsOf(noteCategories)
const MOST_SUGGESTED = 20

/** Saved as a draft on every key. */
export function NoteForm({ brief, takesFocus, changing, form, tags, about, onChange, onSave, onCancel }: Props) {
  const { place, accept, field } = useFields(form, onChange)
  const [preview, setPreview] = useState(false)
  const shape = useShortForm({ brief, takesFocus, full: changing || hasMore(form) })
  const { short } = shape
  const [linked, setLinked] = useState(true)
  const listId = useId()
  const submit = () => {
    // Errors are shown at the fields, not in the preview.
    setPreview(false)
    const draft = accept(readNote(form))
    if (!draft) return
    if (!changing) shape.shorten()
    void onSave(draft, linked ? about : null)
  }
  // Completes only the last tag.
  const before = form.tags.slice(0, form.tags.lastIndexOf(',') + 1)
  const suggested = tags.slice(0, MOST_SUGGESTED).map((tag) => `${before && `${before.trimEnd()} `}${tag}`)
  return (
    <Form ref={place} className={shape.className} onSubmit={submit}>
      {!short && (
        <TextField
          label={changing ? 'Edit note' : 'Title'}
          dir="auto"
          ref={shape.first ?? shape.revealed}
          {...field('title')}
        />
      )}
      {preview ? (
        <div className="keeping-preview">
          <MarkdownView source={form.content} />
        </div>
      ) : (
        <TextArea
          label={short ? 'New note' : 'Note'}
          dir="auto"
          rows={short ? 2 : 5}
          hint={short ? undefined : 'Markdown works: **bold**, - lists, [links](https://…).'}
          ref={short ? shape.first : undefined}
          {...field('content')}
        />
      )}
      {!short && (
        <div className="keeping-pair">
          <TextField label="Tags (comma-separated)" list={listId} {...field('tags')} />
          <SelectField label="Category" options={categories} {...field('category')} />
        </div>
      )}
      <datalist id={listId}>
        {suggested.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
      {about && !changing && (
        <Checkbox
          label={`About ${about.name}`}
          checked={linked}
          onChange={(event) => setLinked(event.target.checked)}
        />
      )}
      <p className="flex flex-wrap gap-3">
        <Button type="submit">{changing ? 'Save note' : 'Add note'}</Button>
        {short ? (
          <MoreFields onShow={shape.reveal} />
        ) : (
          <Button look="quiet" aria-pressed={preview} onClick={() => setPreview(!preview)}>
            {preview ? 'Write' : 'Preview'}
          </Button>
        )}
        {!short && (changing || !isUntouched(form)) && (
          <Button look="plain" onClick={onCancel}>
            Discard
          </Button>
        )}
      </p>
    </Form>
  )
}
