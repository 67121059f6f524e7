import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { constants } from '#catalogue/constants.ts'
import { ownToasts, refusals } from '#catalogue/toasts.ts'
import { passwordHint } from '#domain/accounts/password-hint.ts'
import { AppError, sentenceOf } from '#domain/api/app-error.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { Button } from '#ui/controls/button.tsx'
import { Form } from '#ui/controls/form.tsx'
import { PasswordField } from '#ui/controls/password-field.tsx'
import { Part } from '#ui/data/part.tsx'
import { toast } from '#ui/layers/toast.ts'
import { changePassword } from './account-queries.ts'

type Props = { readonly client: ApiClient; readonly email: string; readonly hasPassword: boolean }

/** Changes the password, or sets the first one of a Google account. */
export function ChangePassword({ client, email, hasPassword }: Props) {
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const [refused, setRefused] = useState<{ field: 'current' | 'new'; sentence: string }>()
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: () => changePassword(client, hasPassword ? current : null, password),
    onSuccess: async () => {
      setCurrent('')
      setPassword('')
      toast(hasPassword ? ownToasts.passwordChanged : ownToasts.passwordSet)
      await queries.invalidateQueries({ queryKey: ['sign-in-methods'] })
    },
  })
  const failed = change.error && {
    field: change.error instanceof AppError && change.error.code === 'wrong-password' ? 'current' : 'new',
    sentence: sentenceOf(change.error),
  }
  const errorOf = (field: string) => [refused, failed].find((each) => each?.field === field)?.sentence
  const submit = () => {
    const missing = hasPassword && !current ? 'current' : password ? undefined : 'new'
    const tooShort = password.length < constants.passwordMinLength
    const why = missing
      ? { field: missing, sentence: refusals.fieldsMissing }
      : tooShort
        ? { field: 'new', sentence: refusals.passwordTooShort }
        : undefined
    setRefused(why as typeof refused)
    change.reset()
    if (!why && !change.isPending) change.mutate()
  }
  return (
    <Part id="password" title={hasPassword ? 'Change your password' : 'Set a password'}>
      <Form onSubmit={submit}>
        {/* Tells password managers whose password it is. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        {hasPassword && (
          <PasswordField
            label="Current password"
            name="current"
            autoComplete="current-password"
            value={current}
            error={errorOf('current')}
            onChange={(event) => setCurrent(event.target.value)}
          />
        )}
        <PasswordField
          label="New password"
          name="new"
          autoComplete="new-password"
          value={password}
          hint={passwordHint(password, email)}
          error={errorOf('new')}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" busy={change.isPending}>
          {hasPassword ? 'Change password' : 'Set password'}
        </Button>
      </Form>
      <p className="text-ink-2">You stay signed in here and are signed out everywhere else.</p>
    </Part>
  )
}
