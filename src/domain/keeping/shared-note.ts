import { emptyNote, type NoteForm } from './note-form.ts'
import type { Shared } from './shared-limits.ts'

/** A note to look over before it is saved. */
export function noteOfShared({ title = '', text = '', url = '' }: Shared): NoteForm {
  const link = /^https?:\/\/\S+$/.test(url) && !text.includes(url) ? url : ''
  return { ...emptyNote, title, content: [text, link].filter(Boolean).join('\n\n') }
}
