import { useState } from 'react'
import { Dialog } from '#ui/layers/dialog.tsx'
import { AuthForm, titleOf } from './auth-form.tsx'
import type { AuthMode } from './sign-in-commands.ts'

type AuthModalProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onClosed: () => void
  readonly google: boolean
  readonly next: string
}

/** §2: signing in or up without leaving the page. */
export function AuthModal({ open, onOpenChange, onClosed, google, next }: AuthModalProps) {
  const [mode, setMode] = useState<AuthMode>('sign-in')
  const [wasOpen, setWasOpen] = useState(open)
  // Always opens on the sign-in form.
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setMode('sign-in')
  }
  return (
    <Dialog title={titleOf(mode)} open={open} onOpenChange={onOpenChange} onClosed={onClosed}>
      <AuthForm mode={mode} onMode={setMode} google={google} next={next} onDone={() => onOpenChange(false)} />
    </Dialog>
  )
}
