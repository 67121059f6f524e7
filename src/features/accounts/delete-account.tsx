import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { ownToasts } from '#catalogue/toasts.ts'
import { sentenceOf } from '#domain/api/app-error.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { wipeDataOf } from '#platform/kept/user-data.ts'
import { setSession } from '#platform/session/session.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { PasswordField } from '#ui/controls/password-field.tsx'
import { Part } from '#ui/data/part.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { toast } from '#ui/layers/toast.ts'
import { deleteAccount } from './account-queries.ts'

type Props = {
  readonly client: ApiClient
  readonly uid: string
  readonly hasPassword: boolean
  /** Navigates off guarded pages. */
  readonly leave: () => Promise<void>
}

/** Deletes the server account at once, and the data in this browser if chosen. */
export function DeleteAccount({ client, uid, hasPassword, leave }: Props) {
  const [asking, setAsking] = useState(false)
  const [password, setPassword] = useState('')
  const [alsoHere, setAlsoHere] = useState(false)
  const deleting = useMutation({
    mutationFn: () => deleteAccount(client, hasPassword ? password : null),
    onSuccess: async () => {
      await leave()
      if (alsoHere) wipeDataOf(uid)
      setSession(null)
      toast(ownToasts.accountDeleted)
    },
  })
  return (
    <Part id="delete" title="Delete your account">
      <p>This deletes your email address and everything you sent from the server. It cannot be undone.</p>
      <Button look="quiet" danger onClick={() => setAsking(true)}>
        Delete my account…
      </Button>
      <Dialog title="Delete your account?" open={asking} onOpenChange={setAsking}>
        <Form
          className="auth-form"
          onSubmit={() => {
            if (!deleting.isPending) deleting.mutate()
          }}
        >
          <p>Your account on the server will be deleted permanently.</p>
          {hasPassword && (
            <PasswordField
              label="Your password"
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
          <Checkbox
            label="Also delete my data in this browser"
            hint="Wishlists, favourites, notes and goals. Otherwise they stay in this browser."
            checked={alsoHere}
            onChange={(event) => setAlsoHere(event.target.checked)}
          />
          <p role="alert" className="field-error">
            {deleting.error && sentenceOf(deleting.error)}
          </p>
          <Button type="submit" danger busy={deleting.isPending}>
            Delete my account
          </Button>
          <Button look="quiet" onClick={() => setAsking(false)}>
            Cancel
          </Button>
        </Form>
      </Dialog>
    </Part>
  )
}
