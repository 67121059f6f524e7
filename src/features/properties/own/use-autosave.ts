import { useEffect, useRef, useState } from 'react'
import { AppError, sentenceOf } from '#domain/api/app-error.ts'
import { documentsApi } from '#domain/api/documents-contract.ts'
import type { DraftChange } from '#domain/property/listing-draft.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { newId } from '#platform/browser/ids.ts'

const PAUSE_MS = 900
const RETRY_MS = 5_000
const passing = new Set(['unreachable', 'busy', 'timeout', 'internal', 'too-many-requests'])

export type SaveState = { readonly is: 'saved' | 'saving' | 'waiting' | 'refused'; readonly why?: string }

type Saving = {
  readonly client: ApiClient
  readonly uid: string
  readonly id: string
  readonly version: number
  readonly change: DraftChange
  /** Nothing is sent while a field cannot be saved. */
  readonly isSavable: boolean
  readonly onSaved: (change: DraftChange) => void
}

/** Saves a draft on the server when typing pauses, one save at a time. */
export function useAutosave({ client, uid, id, version, change, isSavable, onSaved }: Saving) {
  const [state, setState] = useState<SaveState>({ is: 'saved' })
  const known = useRef({ version, saved: JSON.stringify(change), running: Promise.resolve(true) })
  const latest = useRef({ change, onSaved })
  latest.current = { change, onSaved }
  const text = JSON.stringify(change)

  const saveOnce = async (): Promise<boolean> => {
    const sent = latest.current.change
    const sentText = JSON.stringify(sent)
    if (sentText === known.current.saved) return true
    setState({ is: 'saving' })
    try {
      const body = { data: { ...sent }, version: known.current.version }
      const options = { params: { collection: 'drafts' as const, id }, key: newId(), as: uid }
      const answer = await client.call(documentsApi.updateDocument, body, options)
      known.current = { ...known.current, version: answer.version, saved: sentText }
      latest.current.onSaved(sent)
      setState({ is: 'saved' })
      return true
    } catch (error) {
      const isPassing = error instanceof AppError && passing.has(error.code)
      setState({ is: isPassing ? 'waiting' : 'refused', why: sentenceOf(error) })
      return false
    }
  }
  /** True once everything is saved. */
  const save = (): Promise<boolean> => {
    known.current.running = known.current.running.then(saveOnce)
    return known.current.running
  }
  const isWaiting = state.is === 'waiting'
  const mayRetry = state.is !== 'refused'
  useEffect(() => {
    if (!isSavable || text === known.current.saved || !mayRetry) return
    const timer = setTimeout(() => void save(), isWaiting ? RETRY_MS : PAUSE_MS)
    return () => clearTimeout(timer)
  })
  return { state, save, isDirty: text !== known.current.saved }
}
