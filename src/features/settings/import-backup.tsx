import './settings.css'
import { useRef, useState } from 'react'
import { ownToasts } from '#catalogue/messages.ts'
import { backupLimits, backupRefusals, compare, type ReadBackup, readBackup, restored } from '#domain/browser-backup.ts'
import { isSealed } from '#platform/sealed-text.ts'
import { labelOfKey } from '#platform/storage/key.ts'
import { changeValues, storedValues } from '#platform/storage/whole-storage.ts'
import { Button } from '#ui/button.tsx'
import { dayLabel } from '#ui/day-label.ts'
import { Dialog } from '#ui/dialog.tsx'
import { toast } from '#ui/toast.ts'
import { OpenSealed } from './open-sealed.tsx'

type Good = Extract<ReadBackup, { ok: true }>
const states = { new: 'new here', same: 'the same', other: 'not the same' } as const

/** A backup comes back: first what is in it, then merge or replace, then a way to take it back. */
export function ImportBackup() {
  const [backup, setBackup] = useState<Good | null>(null)
  const [sealed, setSealed] = useState<string | null>(null)
  const [refused, setRefused] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const here = () => Object.fromEntries(storedValues().map(({ name, text }) => [name, text]))

  const show = (read: ReadBackup) => {
    setRefused(read.ok ? undefined : backupRefusals[read.why])
    setBackup(read.ok ? read : null)
  }
  const open = async (file: File | undefined) => {
    if (!file) return
    if (input.current) input.current.value = ''
    if (file.size > backupLimits.bytes) return show({ ok: false, why: 'tooLarge' })
    const text = await file.text()
    setRefused(undefined)
    if (isSealed(text)) setSealed(text)
    else show(readBackup(text))
  }
  const close = () => {
    setSealed(null)
    setBackup(null)
  }
  const take = async (way: 'merge' | 'replace') => {
    if (!backup) return
    const { values } = backup
    setBackup(null)
    const before = await changeValues(Object.keys(values), (now) => restored(now, values, way))
    if (before) toast(ownToasts.imported, { undo: () => void changeValues(Object.keys(before), () => before) })
    else toast(ownToasts.importRefused, { tone: 'error' })
  }

  return (
    <>
      <label className="button-quiet import-file">
        Import a backup
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          className="sr-only"
          onChange={(event) => void open(event.target.files?.[0])}
        />
      </label>
      <p role="alert" className="field-error w-full empty:hidden">
        {refused}
      </p>
      {/* One dialog for both steps: two that cross each other would leave the page hidden from screen readers. */}
      <Dialog
        title={sealed ? 'This backup is encrypted' : 'What is in this backup'}
        open={sealed !== null || backup !== null}
        onOpenChange={(next) => !next && close()}
      >
        {sealed && (
          <OpenSealed
            sealed={sealed}
            onOpened={(text) => {
              setSealed(null)
              show(readBackup(text))
            }}
          />
        )}
        {backup && (
          <>
            <p>Made on {dayLabel(Date.parse(backup.madeAt) / 1000)}.</p>
            <ul className="import-list">
              {compare(here(), backup.values).map(({ name, state, items }) => (
                <li key={name}>
                  {labelOfKey(name)}: {states[state]}
                  {items > 1 && `, ${items} items`}
                </li>
              ))}
            </ul>
            <p className="text-ink-2">
              Merging keeps what is here and adds what the backup has; of two versions the later one counts. Replacing
              takes the backup’s word for everything that is in it.
            </p>
            <p className="mt-6 flex flex-wrap gap-3">
              <Button onClick={() => void take('merge')}>Merge</Button>
              <Button look="quiet" onClick={() => void take('replace')}>
                Replace
              </Button>
              <Button look="plain" onClick={close}>
                Cancel
              </Button>
            </p>
          </>
        )}
      </Dialog>
    </>
  )
}
