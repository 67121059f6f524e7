import './accounts.css'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ownAuthLabels } from '#catalogue/account-labels.ts'
import { constants } from '#catalogue/constants.ts'
import { ownToasts, refusals } from '#catalogue/toasts.ts'
import { passwordHint } from '#domain/accounts/password-hint.ts'
import { sentenceOf } from '#domain/api/app-error.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { checkSession } from '#platform/session/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { PasswordField } from '#ui/controls/password-field.tsx'
import { toast } from '#ui/layers/toast.ts'
import { requestReset, resetPassword } from './account-queries.ts'

/** Requests a reset link. Says up front if email is not set up. */
export function RequestReset({ client, mail }: { readonly client: ApiClient; readonly mail: boolean }) {
  const [email, setEmail] = useState('')
  const [missing, setMissing] = useState(false)
  const asking = useMutation({ mutationFn: () => requestReset(client, email) })
  if (!mail) {
    return (
      <p>
        Email isn’t set up on this site. Its operator can give you a link to set a new password; it works once, within
        30 minutes.
      </p>
    )
  }
  if (asking.isSuccess) {
    return (
      <p role="status">
        If there is an account with that address, we have emailed it a link. It works once, within 30 minutes.
      </p>
    )
  }
  return (
    <Form
      className="auth-form"
      onSubmit={() => {
        setMissing(!email.trim())
        if (email.trim() && !asking.isPending) asking.mutate()
      }}
    >
      <TextField
        label={ownAuthLabels.email}
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        error={missing ? refusals.fieldsMissing : asking.error ? sentenceOf(asking.error) : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" busy={asking.isPending}>
        Email me a link
      </Button>
    </Form>
  )
}

/** The target of the reset link. Every session of the account ends. */
export function SetPassword({ client, token, onDone }: { client: ApiClient; token: string; onDone: () => void }) {
  const [password, setPassword] = useState('')
  const [short, setShort] = useState(false)
  const setting = useMutation({
    mutationFn: () => resetPassword(client, token, password),
    onSuccess: () => {
      // The current session, of this or another account, may have ended: asks the server.
      void checkSession()
      toast(ownToasts.passwordSet)
      onDone()
    },
  })
  return (
    <Form
      className="auth-form"
      onSubmit={() => {
        const tooShort = password.length < constants.passwordMinLength
        setShort(tooShort)
        if (!tooShort && !setting.isPending) setting.mutate()
      }}
    >
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        value={password}
        hint={passwordHint(password)}
        error={short ? refusals.passwordTooShort : setting.error ? sentenceOf(setting.error) : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" busy={setting.isPending}>
        Set new password
      </Button>
    </Form>
  )
}
