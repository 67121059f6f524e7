import { useState } from 'react'
import { decryptText } from '#platform/browser/encrypted-text.ts'
import { Button } from '#ui/controls/button.tsx'
import { Form } from '#ui/controls/form.tsx'
import { PasswordField } from '#ui/controls/password-field.tsx'

type Props = { readonly encrypted: string; readonly onOpened: (text: string) => void }

/** Asks for the passphrase of an encrypted backup. */
export function OpenEncrypted({ encrypted, onOpened }: Props) {
  const [passphrase, setPassphrase] = useState('')
  const [wrong, setWrong] = useState(false)
  const [busy, setBusy] = useState(false)
  const open = async () => {
    if (busy) return
    setBusy(true)
    const text = await decryptText(encrypted, passphrase)
    setBusy(false)
    setWrong(text === undefined)
    if (text !== undefined) onOpened(text)
  }
  return (
    <Form className="grid gap-4" onSubmit={() => void open()}>
      <PasswordField
        label="Passphrase"
        name="passphrase"
        autoComplete="current-password"
        value={passphrase}
        error={wrong ? 'Wrong passphrase, or the file was altered. Nothing was changed.' : undefined}
        onChange={(event) => setPassphrase(event.target.value)}
      />
      <Button type="submit" busy={busy}>
        Open
      </Button>
    </Form>
  )
}
