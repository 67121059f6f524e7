import { forgetErrors, toast } from './toast.ts'

/** How something went; what was done is said only where it is not said already. Apart from `toast.ts`, which every page's first script has. */
export function toastOutcome(done: boolean, failure: string, success?: string): void {
  if (!done) toast(failure, { tone: 'error' })
  else {
    forgetErrors(failure)
    if (success) toast(success)
  }
}
