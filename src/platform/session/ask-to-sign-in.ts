import { useBrowserValue } from '#platform/storage/browser-value.ts'
import { pageValue } from '#platform/storage/page-value.ts'
import { currentSession, subscribeSession } from './session.ts'

/** `closing`: animating out. Opening another layer meanwhile would leave the page hidden from screen readers. */
type Dialog = 'closed' | 'open' | 'closing'

/** Counts as closed after this, even without an event. */
const GONE_MS = 2_000

const dialog = pageValue<Dialog>('closed')
let watching = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Opens or closes the sign-in dialog over any page. It closes when somebody signs in, here or in another tab. */
export function askToSignIn(open = true): void {
  if (!watching)
    subscribeSession(() => dialog.read() === 'open' && typeof currentSession() === 'object' && askToSignIn(false))
  watching = true
  if (open) become('open')
  else if (dialog.read() === 'open') {
    become('closing')
    timer = setTimeout(signInDialogGone, GONE_MS)
  }
}

export function signInDialogGone(): void {
  if (dialog.read() === 'closing') become('closed')
}

export const useSignInDialog = () => useBrowserValue(dialog)

function become(next: Dialog) {
  clearTimeout(timer)
  dialog.write(next)
}
