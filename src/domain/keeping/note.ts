import { z } from 'zod'
import { subject } from './subject.ts'

export const noteCategories = {
  idea: 'Idea',
  research: 'Research',
  decision: 'Decision',
  question: 'Question',
  other: 'Other',
} as const
export type NoteCategory = keyof typeof noteCategories

export const noteLimits = { title: 200, content: 20_000, tags: 20, tag: 40 } as const

/** §3 */
export const note = z.strictObject({
  id: z.string().min(1).max(60),
  userId: z.string().min(1).max(200),
  title: z.string().max(noteLimits.title),
  content: z.string().max(noteLimits.content),
  tags: z.array(z.string().min(1).max(noteLimits.tag)).max(noteLimits.tags).readonly(),
  category: z.enum(Object.keys(noteCategories) as [NoteCategory, ...NoteCategory[]]),
  isPinned: z.boolean(),
  link: subject.nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Note = z.infer<typeof note>
