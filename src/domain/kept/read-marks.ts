import { z } from 'zod'

const MOST_MARKS = 2_000

/** Ids of articles that were read, newest first. */
export const readMarks = z.array(z.string().min(1).max(200)).readonly()

export function markRead(marks: readonly string[], id: string): readonly string[] {
  return marks[0] === id ? marks : [id, ...marks.filter((each) => each !== id)].slice(0, MOST_MARKS)
}

export const markUnread = (marks: readonly string[], id: string) => marks.filter((each) => each !== id)
