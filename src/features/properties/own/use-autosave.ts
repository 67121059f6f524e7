import { useEffect, useRef, useState } from 'react'
import { documentsApi } from '#domain/api/documents-contract.ts'
import type { DraftChange } from '#domain/property/listing-draft.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { createDraftSaver, type SaveState } from './draft-saver.ts'

type Saving = {
  readonly client: ApiClient
  readonly uid: string
  readonly id: string
  /** What the server has. */
  readonly version: number
  readonly saved: DraftChange
  readonly change: DraftChange
  /** Nothing is sent while a field cannot be saved. */
  readonly isSavable: boolean
  readonly onSaved: (change: DraftChange, version: number) => void
}

const leaving = new Map<string, Promise<unknown>>()

/** Resolves after the last save of a closed editor of this draft: only then it may be read. */
export const lastSaveOf = (id: string): Promise<unknown> | undefined => leaving.get(id)

/** Saves a draft on the server when typing pauses and when the editor closes. */
export function useAutosave({ client, uid, id, version, saved, change, isSavable, onSaved }: Saving) {
  const [state, setState] = useState<SaveState>({ is: 'saved' })
  const latest = useRef(onSaved)
  latest.current = onSaved
  const [saver] = useState(() =>
    createDraftSaver({
      version,
      saved,
      async send(data, at, key) {
        const options = { params: { collection: 'drafts' as const, id }, key, as: uid }
        return (await client.call(documentsApi.updateDocument, { data: { ...data }, version: at }, options)).version
      },
      onState: setState,
      onSaved: (sent, next) => latest.current(sent, next),
    }),
  )
  const offer = () => saver.offer(change, isSavable)
  useEffect(offer)
  useEffect(() => () => void leaving.set(id, saver.stop()), [id, saver])
  const save = () => {
    offer()
    return saver.save()
  }
  return { state, save, isDirty: !saver.isSaved(change) }
}
