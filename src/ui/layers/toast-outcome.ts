import { forgetErrors, toast } from './toast.ts'

/**
 * A toast for success or failure; `success` only if the screen does not show it already. Apart from `toast.ts`, which
 * is in every page's first script.
 */
export function toastOutcome(done: boolean, failure: string, success?: string): void {
  if (!done) toast(failure, { tone: 'error' })
  else {
    forgetErrors(failure)
    if (success) toast(success)
  }
}
