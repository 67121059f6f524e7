import './settings.css'
import { useState } from 'react'
import { compare, type Difference, type Way } from '#domain/kept/backup-merge.ts'
import type { Values } from '#domain/kept/browser-backup.ts'
import type { Sorted } from '#platform/kept/all-kinds.ts'
import { labelOfKey } from '#platform/storage/key.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox } from '#ui/controls/field.tsx'
import { dateLabel } from '#ui/data/day-label.ts'

type Props = {
  readonly here: Values
  readonly backup: { readonly madeAt: string; readonly sorted: Sorted }
  readonly onTake: (way: Way) => void
  readonly onCancel: () => void
}

/** What a backup contains and would change, before anything changes. */
export function BackupPreview({ here, backup, onTake, onCancel }: Props) {
  const [revive, setRevive] = useState(false)
  const { values, unread, newer, others } = backup.sorted
  const differences = compare(here, values)
  const deleted = differences.reduce((sum, { counts }) => sum + counts.deletedHere, 0)
  return (
    <>
      <p>Made on {dateLabel(backup.madeAt)}.</p>
      <ul className="import-list">
        {differences.map((difference) => (
          <li key={difference.name}>
            {labelOfKey(difference.name)}: {wordsOf(difference)}
          </li>
        ))}
        {Object.entries(unread).map(([name, count]) => (
          <li key={`unread ${name}`}>
            {labelOfKey(name)}: {count === 1 ? '1 cannot be read and is' : `${count} cannot be read and are`} set aside
            for you to download
          </li>
        ))}
        {newer.map((name) => (
          <li key={`newer ${name}`}>{labelOfKey(name)}: from a newer version of Banyan, stays in the file</li>
        ))}
        {others > 0 && <li>Other accounts’ data stays in the file</li>}
      </ul>
      <p className="text-ink-2">
        Merge keeps your data and adds what the backup has; the newer version wins. Replace overwrites your data with
        the backup.
      </p>
      {deleted > 0 && (
        <Checkbox
          label={`Restore deleted items (${deleted})`}
          checked={revive}
          onChange={(event) => setRevive(event.target.checked)}
        />
      )}
      <p className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => onTake(revive ? 'merge and revive' : 'merge')}>Merge</Button>
        <Button look="quiet" danger onClick={() => onTake('replace')}>
          Replace
        </Button>
        <Button look="plain" onClick={onCancel}>
          Cancel
        </Button>
      </p>
    </>
  )
}

function wordsOf({ state, items, counts }: Difference): string {
  if (state === 'same') return 'no changes'
  if (state === 'new') return items > 1 ? `new, ${items} items` : 'new'
  if (state !== 'list') return state === 'newer' ? 'newer in the backup' : 'newer here'
  const { added, changed, conflicting, deletedThere, deletedHere } = counts
  const words = [
    added && `${added} new`,
    changed && `${changed} newer in the backup`,
    conflicting && `${conflicting} changed in both`,
    deletedThere && `${deletedThere} deleted in the backup`,
    deletedHere && `${deletedHere} deleted here`,
  ].filter(Boolean)
  return words.join(', ') || 'no changes'
}
