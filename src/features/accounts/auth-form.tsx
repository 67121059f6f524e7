import './accounts.css'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { ownAuthLabels } from '#catalogue/account-labels.ts'
import { authLabels } from '#catalogue/labels.ts'
import { extraRoutes, routes } from '#catalogue/routes.ts'
import { passwordHint } from '#domain/accounts/password-hint.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox, TextField } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { PasswordField } from '#ui/controls/password-field.tsx'
import { OtherWays } from './other-ways.tsx'
import { type AuthMode, type Refused, signInWithGoogle, submitAuth, tryDemo } from './sign-in-commands.ts'
import { useTermsAccepted } from './terms/accepted-terms.ts'

export type AuthFormProps = {
  readonly mode: AuthMode
  readonly onMode: (mode: AuthMode) => void
  /** Whether Google sign-in is configured. */
  readonly google: boolean
  /** Where to return after a full-page redirect. */
  readonly next: string
  /** Signed in, or leaving the page. */
  readonly onDone?: () => void
}

/** §2, §5: one form for the modal, /login and /signup. */
export function AuthForm({ mode, onMode, google, next, onDone }: AuthFormProps) {
  const acceptedBefore = useTermsAccepted() !== undefined
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [ticked, setTicked] = useState<boolean>()
  const [refused, setRefused] = useState<Refused>()
  /** For the Google popup. Other ways stay available; choosing one closes it. */
  const [waiting, setWaiting] = useState(false)
  const { busy, run } = useOneAtATime()
  const form = useRef<HTMLFormElement>(null)
  const termsAccepted = ticked ?? (mode === 'sign-in' && acceptedBefore)
  const errorOf = (field: string) => (refused?.field === field ? refused.sentence : undefined)

  const settle = (answer: Refused | undefined) => {
    setRefused(answer)
    if (!answer) onDone?.()
    // Focuses the field to correct.
    else if (answer.field) form.current?.querySelector<HTMLElement>(`[name=${answer.field}]`)?.focus()
  }
  const submit = () => run(async () => settle(await submitAuth(mode, { email, password, termsAccepted })))
  const withGoogle = async () => {
    setWaiting(true)
    const answer = await signInWithGoogle(termsAccepted, next)
    if (answer === 'cancelled') return
    setWaiting(false)
    settle(answer)
  }

  return (
    <Form ref={form} className="auth-form" onSubmit={submit}>
      <TextField
        label={ownAuthLabels.email}
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        error={errorOf('email')}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label={ownAuthLabels.password}
        name="password"
        autoComplete={mode === 'sign-in' ? 'current-password' : 'new-password'}
        value={password}
        hint={mode === 'sign-up' ? passwordHint(password, email) : undefined}
        error={errorOf('password')}
        onChange={(event) => setPassword(event.target.value)}
      />
      {mode === 'sign-in' && (
        <Link to={extraRoutes.resetPassword.path} className="text-link auth-forgot" onClick={onDone}>
          {ownAuthLabels.forgot}
        </Link>
      )}
      <Checkbox
        name="terms"
        checked={termsAccepted}
        error={errorOf('terms')}
        onChange={(event) => setTicked(event.target.checked)}
        label={
          <>
            I accept the{' '}
            <Link to={routes.terms.path} target="_blank" className="text-link">
              terms and conditions
            </Link>
          </>
        }
      />
      <Button type="submit" busy={busy}>
        {mode === 'sign-in' ? ownAuthLabels.signIn : ownAuthLabels.signUp}
      </Button>
      <OtherWays
        google={google}
        waiting={waiting}
        onGoogle={() => void withGoogle()}
        onDemo={() => run(() => tryDemo().then(onDone))}
      />
      <button
        type="button"
        className="button-plain"
        onClick={() => {
          setRefused(undefined)
          onMode(mode === 'sign-in' ? 'sign-up' : 'sign-in')
        }}
      >
        {mode === 'sign-in' ? ownAuthLabels.toSignUp : ownAuthLabels.toSignIn}
      </button>
    </Form>
  )
}

export const titleOf = (mode: AuthMode) => (mode === 'sign-in' ? authLabels.signInTitle : authLabels.signUpTitle)

/** §5: while one request is in flight, further submits are ignored. */
function useOneAtATime() {
  const [busy, setBusy] = useState(false)
  const inFlight = useRef(false)
  const run = async (work: () => Promise<void>) => {
    if (inFlight.current) return
    inFlight.current = true
    setBusy(true)
    try {
      await work()
    } finally {
      inFlight.current = false
      setBusy(false)
    }
  }
  return { busy, run }
}
