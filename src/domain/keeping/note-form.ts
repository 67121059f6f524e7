import { z } from 'zod'
import {
  isBlank,
  lengthRefusal,
  plainLine,
  plainLines,
  type ReadForm,
  tagsOf,
  tagsRefusal,
  unlessWrong,
} from '#domain/text/typed-text.ts'
import { type Note, type NoteCategory, noteCategories, noteLimits } from './note.ts'

const typed = z.string().max(500_000)

/** As typed, however long: a draft is never rejected. */
export const noteForm = z.strictObject({
  title: typed,
  content: typed,
  tags: typed,
  category: z.enum(Object.keys(noteCategories) as [NoteCategory, ...NoteCategory[]]),
})
export type NoteForm = z.infer<typeof noteForm>
export type NoteDraft = Pick<Note, 'title' | 'content' | 'tags' | 'category'>

export const emptyNote: NoteForm = { title: '', content: '', tags: '', category: 'idea' }

export const formOf = ({ title, content, tags, category }: Note): NoteForm => ({
  title,
  content,
  tags: tags.join(', '),
  category,
})

export const isUntouched = ({ title, content, tags }: NoteForm) => !title && !content && !tags

export function readNote(form: NoteForm): ReadForm<NoteDraft, 'title' | 'content' | 'tags'> {
  const draft = {
    title: plainLine(form.title),
    content: plainLines(form.content),
    tags: tagsOf(form.tags),
    category: form.category,
  }
  return unlessWrong(draft, {
    title: lengthRefusal('A title', draft.title, noteLimits.title),
    content:
      isBlank(draft.title) && isBlank(draft.content)
        ? 'Enter a note or a title.'
        : lengthRefusal('A note', draft.content, noteLimits.content),
    tags: tagsRefusal('A note', draft.tags, noteLimits),
  })
}
