import type { Note } from './note.ts'

/** §4: pinned first; in both, the newest first, which is the order they are kept in. */
export function inView(notes: readonly Note[]): Note[] {
  return [...notes.filter(({ isPinned }) => isPinned), ...notes.filter(({ isPinned }) => !isPinned)]
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

/** §5: case-insensitive over title, content and tags. Every word must be there. */
export function search(notes: readonly Note[], query: string): Note[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...notes]
  return notes.filter((note) => {
    const text = textOf(note)
    return words.every((word) => text.includes(word))
  })
}

/** The tags in use, the most used first. */
export function knownTags(notes: readonly Note[]): string[] {
  const counts = new Map<string, number>()
  for (const { tags } of notes) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([tag]) => tag)
}
