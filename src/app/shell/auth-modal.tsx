import { Link } from '@tanstack/react-router'
import { authLabels } from '#catalogue/labels.ts'
import { promises } from '#catalogue/promises.ts'
import { Dialog } from '#ui/dialog.tsx'

type AuthModalProps = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void }

/** §2: signing in without leaving the page. Accounts are not open yet, and it says so. */
export function AuthModal({ open, onOpenChange }: AuthModalProps) {
  return (
    <Dialog title={authLabels.signInTitle} open={open} onOpenChange={onOpenChange}>
      <p className="kicker">Not open yet</p>
      <p>{promises.login}</p>
      <p className="mt-3 text-ink-2">
        Until then every public page works without an account, and what you choose here stays in this browser.
      </p>
      <p className="mt-6">
        <Link to="/about" className="button" onClick={() => onOpenChange(false)}>
          Read what Banyan is
        </Link>
      </p>
    </Dialog>
  )
}
