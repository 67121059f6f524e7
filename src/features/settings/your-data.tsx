import './settings.css'
import { useState } from 'react'
import { belongsTo, labelOfKey } from '#platform/storage/key.ts'
import { useStoredValues } from '#platform/storage/use-stored-values.ts'
import { changedAt, forget, type StoredValue, useLastBackup } from '#platform/storage/whole-storage.ts'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { dayLabel } from '#ui/day-label.ts'
import { Dialog } from '#ui/dialog.tsx'
import { formatNumber } from '#ui/format-number.ts'
import { ExportBackup } from './export-backup.tsx'
import { ImportBackup } from './import-backup.tsx'

type Question = { readonly names: readonly string[]; readonly what: string }

/** Everything that this browser keeps: how large, how old, and how to take it along or be rid of it. */
export function YourData({ uid }: { readonly uid: string }) {
  const values = useStoredValues()
  const lastBackup = useLastBackup()
  const [asked, setAsked] = useState<Question | null>(null)
  const owner = ({ name }: StoredValue) =>
    belongsTo(name, uid)
      ? 'Yours'
      : /:set-aside:/.test(name)
        ? 'Put aside'
        : isAnothers(name)
          ? 'Another account’s'
          : 'This browser’s'
  const remove = () => {
    void forget(asked?.names ?? [])
    setAsked(null)
  }
  return (
    <section id="data" className="settings-part" aria-labelledby="data-title">
      <h2 id="data-title" className="section-title">
        Your data
      </h2>
      <p>
        It is in this browser and nowhere else. A backup is one file that you keep where you like.{' '}
        {lastBackup ? `The last one is from ${dayOf(lastBackup)}.` : 'You have not taken one yet.'}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <ExportBackup />
        <ImportBackup />
        <Button
          look="quiet"
          onClick={() =>
            setAsked({ names: values.map(({ name }) => name), what: 'everything that Banyan keeps in this browser' })
          }
        >
          Delete everything…
        </Button>
      </div>
      <DataTable
        caption="What this browser keeps"
        rows={values}
        rowKey={({ name }) => name}
        columns={[
          {
            id: 'what',
            label: 'What',
            cell: ({ name }) => <span className="inline-block first-letter:uppercase">{labelOfKey(name)}</span>,
          },
          { id: 'whose', label: 'Whose', cell: owner },
          { id: 'size', label: 'Size', cell: (value) => sizeOf(value) },
          { id: 'changed', label: 'Changed', cell: (value) => dayOf(changedAt(value)) },
          {
            id: 'remove',
            label: 'Delete',
            cell: ({ name }) => (
              <Button look="plain" onClick={() => setAsked({ names: [name], what: labelOfKey(name) })}>
                Delete<span className="sr-only"> {labelOfKey(name)}</span>
              </Button>
            ),
          },
        ]}
      />
      <Dialog title="Delete it?" open={asked !== null} onOpenChange={(open) => !open && setAsked(null)}>
        <p>This deletes {asked?.what} for good. A backup that you downloaded before still has it.</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <Button onClick={remove}>Delete</Button>
          <Button look="quiet" onClick={() => setAsked(null)}>
            Keep it
          </Button>
        </p>
      </Dialog>
    </section>
  )
}

const isAnothers = (name: string) => /^banyan:[^:]+:[^:]+$/.test(name)
const sizeOf = ({ name, text }: StoredValue) => `${formatNumber((name.length + text.length) / 1000, 1)} kB`
const dayOf = (moment: string | undefined) => (moment ? dayLabel(Date.parse(moment) / 1000) : '–')
