import { z } from 'zod'
import { subject } from './subject.ts'

export const todoTypes = {
  research: 'Research',
  buy: 'Buy',
  sell: 'Sell',
  review: 'Review',
  pay: 'Pay',
  other: 'Other',
} as const
export type TodoType = keyof typeof todoTypes

export const todoLimits = { action: 500, earliest: '1970-01-01', latest: '2200-12-31' } as const

/** §3 */
export const todo = z.strictObject({
  id: z.string().min(1).max(60),
  type: z.enum(Object.keys(todoTypes) as [TodoType, ...TodoType[]]),
  action: z.string().min(1).max(todoLimits.action),
  dueDate: z.iso.date().nullable(),
  done: z.boolean(),
  link: subject.nullable(),
  createdAt: z.iso.datetime(),
})
export type Todo = z.infer<typeof todo>
