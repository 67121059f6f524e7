import { hasEvery, wordsOf } from '#domain/text/word-filter.ts'
import type { Note } from './note.ts'

/** §4: pinned first; in both, the newest first, which is the order they are kept in. */
export function inView(notes: readonly Note[]): readonly Note[] {
  const pinned = notes.filter(({ isPinned }) => isPinned)
  return pinned.length === 0 ? notes : [...pinned, ...notes.filter(({ isPinned }) => !isPinned)]
}

/** Of thousands, made once. */
const texts = new WeakMap<Note, string>()

function textOf(note: Note): string {
  const known = texts.get(note)
  if (known !== undefined) return known
  const text = [note.title, note.content, ...note.tags].join('\n').toLowerCase()
  texts.set(note, text)
  return text
}

type Found = { readonly query: string; readonly places: readonly number[] }

/**
 * §5: case-insensitive over title, content and tags. Every word must be there. A query that goes on is looked for in what was found so far.
 * Says where in `notes` what it found stands: few of thousands are shown.
 */
export function searchOf(notes: readonly Note[]): (query: string) => readonly number[] {
  const all = notes.map(textOf)
  const everything: Found = { query: '', places: notes.map((_, at) => at) }
  let last = everything
  return (written) => {
    const query = written.toLowerCase()
    const words = wordsOf(query)
    if (words.length === 0) return everything.places
    const { places } = query.startsWith(last.query) ? last : everything
    last = { query, places: places.filter((place) => hasEvery(words, all[place] ?? '')) }
    return last.places
  }
}

/** The tags in use, the most used first. */
export function knownTags(notes: readonly Note[]): string[] {
  const counts = new Map<string, number>()
  for (const { tags } of notes) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([tag]) => tag)
}
