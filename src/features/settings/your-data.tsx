import { useState } from 'react'
import { saveFile } from '#platform/browser/save-file.ts'
import { isAside } from '#platform/kept/aside.ts'
import { useStoredValues } from '#platform/kept/use-stored-values.ts'
import { forgetEverythingOf } from '#platform/kept/user-data.ts'
import { changedAt, forget, type StoredValue, useLastBackup } from '#platform/kept/whole-storage.ts'
import { belongsTo, labelOfKey } from '#platform/storage/key.ts'
import { Button } from '#ui/controls/button.tsx'
import { DataTable } from '#ui/data/data-table.tsx'
import { dateLabel } from '#ui/data/day-label.ts'
import { formatBytes } from '#ui/data/format-number.ts'
import { Part } from '#ui/data/part.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'
import { BackupAge } from './backup-age.tsx'
import { ExportBackup } from './export-backup.tsx'
import { ImportBackup } from './import-backup.tsx'

/** Without names: everything. */
type Question = { readonly names?: readonly string[]; readonly what: string }

/** Everything this browser stores for the person and the device: size, age, export and delete. */
export function YourData({ uid }: { readonly uid: string }) {
  const values = useStoredValues(uid)
  const [asked, setAsked] = useState<Question | null>(null)
  const remove = () => {
    void (asked?.names ? forget(asked.names) : forgetEverythingOf(uid))
    setAsked(null)
  }
  return (
    <Part id="data" title="Your data">
      <p>Your data is in this browser and nowhere else. A backup is one file that you can keep anywhere.</p>
      <BackupAge last={useLastBackup(uid)} />
      <div className="flex flex-wrap items-center gap-3">
        <ExportBackup uid={uid} />
        <ImportBackup uid={uid} />
        <Button
          look="quiet"
          danger
          onClick={() => setAsked({ what: 'all your data in this browser, including unsent changes,' })}
        >
          Delete everything…
        </Button>
      </div>
      <DataTable
        caption={`Your data in this browser: ${formatBytes(values.reduce((sum, value) => sum + bytesOf(value), 0))}`}
        rows={values}
        rowKey={({ name }) => name}
        columns={[
          {
            id: 'what',
            label: 'Data',
            cell: ({ name }) => <span className="inline-block first-letter:uppercase">{labelOfKey(name)}</span>,
          },
          { id: 'whose', label: 'Owner', cell: (value) => ownerOf(value, uid) },
          { id: 'size', label: 'Size', cell: (value) => formatBytes(bytesOf(value)) },
          { id: 'changed', label: 'Changed', cell: (value) => dayOf(changedAt(value)) },
          {
            id: 'actions',
            label: 'Actions',
            cell: (value) => (
              <RowActions
                value={value}
                onDelete={() => setAsked({ names: [value.name], what: labelOfKey(value.name) })}
              />
            ),
          },
        ]}
      />
      <Dialog title="Delete this data?" open={asked !== null} onOpenChange={(open) => !open && setAsked(null)}>
        <p>This deletes {asked?.what} permanently. Backups you downloaded earlier still have it.</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <Button danger onClick={remove}>
            Delete
          </Button>
          <Button look="quiet" onClick={() => setAsked(null)}>
            Cancel
          </Button>
        </p>
      </Dialog>
    </Part>
  )
}

/** An unreadable value can be downloaded for inspection. */
function RowActions({ value, onDelete }: { readonly value: StoredValue; readonly onDelete: () => void }) {
  const what = labelOfKey(value.name)
  return (
    <>
      {isAside(value.name) && (
        <Button look="plain" onClick={() => saveFile(`banyan-${what.replaceAll(' ', '-')}.txt`, value.text)}>
          Download<span className="sr-only"> {what}</span>
        </Button>
      )}
      <Button look="plain" danger onClick={onDelete}>
        Delete<span className="sr-only"> {what}</span>
      </Button>
    </>
  )
}

function ownerOf({ name }: StoredValue, uid: string) {
  if (isAside(name)) return 'Set aside'
  return belongsTo(name, uid) ? 'You' : 'This browser'
}

/** As browsers measure the quota: in characters. */
const bytesOf = ({ name, text }: StoredValue) => name.length + text.length
const dayOf = (moment: string | undefined) => (moment ? dateLabel(moment) : '–')
