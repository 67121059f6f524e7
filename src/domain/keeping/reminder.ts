import { z } from 'zod'

/** A notification. Its id tells it from those that were shown before; amounts are not in it. */
export type Reminder = { readonly id: string; readonly title: string; readonly body: string; readonly href: string }

const MOST_TOLD = 500

/** Whether the person asked for notifications in this browser, and what was told already. */
export const reminderChoice = z.strictObject({
  on: z.boolean(),
  told: z.array(z.string().max(300)).max(MOST_TOLD).readonly(),
})
export type ReminderChoice = z.infer<typeof reminderChoice>

type Target = { readonly kind: string; readonly id: string; readonly name: string; readonly target: number }
type Due = { readonly id: string; readonly action: string; readonly dueDate: string | null }

/** A target that is moved reminds again, and so does a to-do with another date. */
export const remindersOf = (reached: readonly Target[], due: readonly Due[]): Reminder[] => [
  ...reached.map(({ kind, id, name, target }) => ({
    id: `target ${kind} ${id} ${target}`,
    title: 'Target reached',
    body: name,
    href: `/${kind}/${encodeURIComponent(id)}`,
  })),
  ...due.map(({ id, action, dueDate }) => ({
    id: `todo ${id} ${dueDate}`,
    title: 'To-do due',
    body: action,
    href: '/profile?tab=todos',
  })),
]

export const untold = (all: readonly Reminder[], { told }: ReminderChoice) => all.filter(({ id }) => !told.includes(id))

/** The newest are remembered. */
export const withTold = (choice: ReminderChoice, these: readonly Reminder[]): ReminderChoice => ({
  ...choice,
  told: [...new Set([...choice.told, ...these.map(({ id }) => id)])].slice(-MOST_TOLD),
})

/** Switched on: what is due already is in the bell, and is not told. */
export const switched = (on: boolean, known: readonly Reminder[]): ReminderChoice => withTold({ on, told: [] }, known)
