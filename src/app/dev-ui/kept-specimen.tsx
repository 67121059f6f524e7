import { z } from 'zod'
import { add, itemsOf, type KeptList, merge, prune, remove } from '#domain/kept/kept-list.ts'
import { listCheck } from '#domain/kept/kept-list-schema.ts'
import { newId } from '#platform/browser/ids.ts'
import { type KeptKind, openKept, useKept } from '#platform/kept/kept.ts'
import { Button } from '#ui/controls/button.tsx'
import { StorageTrouble } from '../shell/storage-trouble.tsx'
import { Specimen } from './specimen.tsx'

type Note = { readonly id: string; readonly text: string }

const item = z.strictObject({ id: z.string(), text: z.string() })

const notes: KeptKind<KeptList<Note>> = {
  key: 'quickNotes',
  check: listCheck(item, ({ id }) => id),
  fallback: [],
  merge,
  prune,
}
const kept = () => openKept(notes, 'specimen')

/** Adds without waiting; resolves with the acknowledged items. */
async function addMany(count: number, prefix: string) {
  const now = new Date().toISOString()
  const results = await Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const note = { id: newId(), text: `${prefix}-${at}` }
      return (await kept().update((list) => add(list, note.id, note, 'last', now))) === 'saved' ? note.text : null
    }),
  )
  return results.filter((text) => text !== null)
}
Object.assign(window, { addMany })

/** The store with its production code. */
export function KeptSpecimen() {
  const items = itemsOf(useKept(notes, 'specimen'))
  const last = items.at(-1)
  return (
    <Specimen title="A kept list">
      <StorageTrouble uid="specimen" />
      <p>
        {items.length} kept, the last: {last?.text ?? 'none'}
      </p>
      <p className="flex gap-3">
        <Button onClick={() => void addMany(1, 'one')}>Add one</Button>
        <Button
          look="quiet"
          onClick={() => void kept().update((list) => (last ? remove(list, last.id, new Date().toISOString()) : list))}
        >
          Remove the last
        </Button>
      </p>
    </Specimen>
  )
}
