import { wordFilter } from '#domain/text/word-filter.ts'
import type { Note } from './note.ts'

/** §4: pinned first; in both, the newest first, which is the order they are kept in. */
export function inView(notes: readonly Note[]): readonly Note[] {
  const pinned = notes.filter(({ isPinned }) => isPinned)
  return pinned.length === 0 ? notes : [...pinned, ...notes.filter(({ isPinned }) => !isPinned)]
}

/** §5: case-insensitive over title, content and tags. Every word must be there. */
export const searchNotes = wordFilter<Note>(({ title, content, tags }) => [title, content, ...tags].join('\n'))

/** The tags in use, the most used first. */
export function knownTags(notes: readonly Note[]): string[] {
  const counts = new Map<string, number>()
  for (const { tags } of notes) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([tag]) => tag)
}
