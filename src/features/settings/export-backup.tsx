import { useState } from 'react'
import { canEncrypt } from '#platform/browser/encrypted-text.ts'
import { downloadBackup } from '#platform/kept/whole-storage.ts'
import { Button } from '#ui/controls/button.tsx'
import { Form } from '#ui/controls/form.tsx'
import { PasswordField } from '#ui/controls/password-field.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'

/** One file with everything, plain or encrypted with a passphrase. */
export function ExportBackup({ uid }: { readonly uid: string }) {
  const [asking, setAsking] = useState(false)
  const [passphrase, setPassphrase] = useState('')
  const [again, setAgain] = useState('')
  const [different, setDifferent] = useState(false)
  const [busy, setBusy] = useState(false)
  const close = () => {
    setAsking(false)
    setPassphrase('')
    setAgain('')
    setDifferent(false)
  }
  const encrypt = async () => {
    if (!passphrase || busy) return
    setDifferent(passphrase !== again)
    if (passphrase !== again) return
    setBusy(true)
    await downloadBackup(uid, passphrase)
    setBusy(false)
    close()
  }
  return (
    <>
      <Button onClick={() => void downloadBackup(uid)}>Download a backup</Button>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Download encrypted…
      </Button>
      <Dialog title="Encrypted backup" open={asking} onOpenChange={(open) => !open && close()}>
        {canEncrypt() ? (
          <Form className="grid gap-4" onSubmit={() => void encrypt()}>
            <p>Only this passphrase opens the file. If you forget it, nobody can recover the file, not even us.</p>
            <PasswordField
              label="Passphrase"
              name="passphrase"
              autoComplete="new-password"
              value={passphrase}
              onChange={(event) => setPassphrase(event.target.value)}
            />
            <PasswordField
              label="Repeat passphrase"
              name="passphrase-again"
              autoComplete="new-password"
              value={again}
              error={different ? 'The passphrases do not match.' : undefined}
              onChange={(event) => {
                setAgain(event.target.value)
                setDifferent(false)
              }}
            />
            <Button type="submit" busy={busy} disabled={!passphrase}>
              Download
            </Button>
          </Form>
        ) : (
          <p>Encryption needs a secure address (https). Please use the unencrypted backup here.</p>
        )}
      </Dialog>
    </>
  )
}
