import { toast, toastUndo } from './toast.ts'
import { toastOutcome } from './toast-outcome.ts'

/** Toasts for the outcome of a change to a list. */
export const listToasts = {
  say: (sentence: string) => toast(sentence),
  refuse: (sentence: string) => toast(sentence, { tone: 'error' }),
  outcome: toastOutcome,
  removed: toastUndo,
} as const
