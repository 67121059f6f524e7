import { wordFilter } from '#domain/text/word-filter.ts'
import type { Note } from './note.ts'

/** §4: pinned first, then newest first, which is the stored order. */
export function inView(notes: readonly Note[]): readonly Note[] {
  const pinned = notes.filter(({ isPinned }) => isPinned)
  return pinned.length === 0 ? notes : [...pinned, ...notes.filter(({ isPinned }) => !isPinned)]
}

/** §5: case-insensitive over title, content and tags. Every word must match. */
export const searchNotes = wordFilter<Note>(({ title, content, tags }) => [title, content, ...tags].join('\n'))

/** Tags by frequency. */
export function knownTags(notes: readonly Note[]): string[] {
  const counts = new Map<string, number>()
  for (const { tags } of notes) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([tag]) => tag)
}
