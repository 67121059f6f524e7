import { useRef, useState } from 'react'
import { ownToasts } from '#catalogue/toasts.ts'
import { restored, type Texts, undone, type Way } from '#domain/kept/backup-merge.ts'
import { backupLimits, backupRefusals, type ReadBackup, readBackup } from '#domain/kept/browser-backup.ts'
import { isEncrypted } from '#platform/browser/encrypted-text.ts'
import { type Sorted, sortValues, upToDate } from '#platform/kept/all-kinds.ts'
import { changeValues, portable, valuesByName } from '#platform/kept/whole-storage.ts'
import { clean } from '#platform/storage/cache.ts'
import { FileButton } from '#ui/controls/file-button.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { toastUndo } from '#ui/layers/toast.ts'
import { toastOutcome } from '#ui/layers/toast-outcome.ts'
import { BackupPreview } from './backup-preview.tsx'
import { OpenEncrypted } from './open-encrypted.tsx'

type Good = { readonly madeAt: string; readonly sorted: Sorted }

/** Import: preview, merge or replace, undo. */
export function ImportBackup({ uid }: { readonly uid: string }) {
  const [backup, setBackup] = useState<Good | null>(null)
  const [encrypted, setEncrypted] = useState<string | null>(null)
  const [refused, setRefused] = useState<string>()
  // The content stays during the closing animation: an emptied dialog jumps.
  const shown = useRef<Good | null>(null)
  shown.current = backup ?? shown.current

  const show = (read: ReadBackup) => {
    setRefused(read.ok ? undefined : backupRefusals[read.why])
    if (read.ok) setBackup({ madeAt: read.madeAt, sorted: sortValues(portable(read.values), uid, new Date()) })
    else setBackup(null)
  }
  const open = async (file: File) => {
    if (file.size > backupLimits.bytes) return show({ ok: false, why: 'tooLarge' })
    const text = await file.text()
    setRefused(undefined)
    if (isEncrypted(text)) setEncrypted(text)
    else show(readBackup(text))
  }
  const close = () => {
    setEncrypted(null)
    setBackup(null)
  }
  const take = async (way: Way) => {
    if (!backup) return
    const { values, aside } = backup.sorted
    setBackup(null)
    const now = new Date()
    const at = now.toISOString()
    const names = [...Object.keys(values), ...Object.keys(aside)]
    const done = await changeValues(names, (here) => ({ ...restored(upToDate(here, now), values, way, at), ...aside }))
    // Drops imported values that lack consent.
    await clean()
    toastOutcome(done !== undefined, ownToasts.importRefused)
    if (done) toastUndo(ownToasts.imported, () => void takeBack(done))
  }

  return (
    <>
      <FileButton label="Import a backup" accept="application/json,.json" onFile={(file) => void open(file)} />
      <p role="alert" className="field-error w-full empty:hidden">
        {refused}
      </p>
      {/* One dialog for both steps: two overlapping ones would leave the page hidden from screen readers. */}
      <Dialog
        title={encrypted ? 'This backup is encrypted' : 'What is in this backup'}
        open={encrypted !== null || backup !== null}
        onOpenChange={(next) => !next && close()}
      >
        {encrypted ? (
          <OpenEncrypted
            encrypted={encrypted}
            onOpened={(text) => {
              setEncrypted(null)
              show(readBackup(text))
            }}
          />
        ) : (
          shown.current && (
            <BackupPreview
              here={upToDate(valuesByName(uid), new Date())}
              backup={shown.current}
              onTake={(way) => void take(way)}
              onCancel={close}
            />
          )
        )}
      </Dialog>
    </>
  )
}

/** Restores only imported values that nobody has changed since. */
async function takeBack({ before, after }: { readonly before: Texts; readonly after: Texts }) {
  const now = new Date()
  const was = upToDate(before, now)
  await changeValues(Object.keys(before), (here) => undone(upToDate(here, now), was, after, now.toISOString()))
  await clean()
}
