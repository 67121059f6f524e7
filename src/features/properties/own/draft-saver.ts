import { AppError, sentenceOf } from '#domain/api/app-error.ts'
import type { DraftChange } from '#domain/property/listing-draft.ts'
import { newId } from '#platform/browser/ids.ts'

const PAUSE_MS = 900
const RETRY_MS = 5_000
/** Failures that end without a change of the text; a person who is signed out signs in again. */
const passing = new Set(['unreachable', 'busy', 'timeout', 'internal', 'too-many-requests', 'signed-out'])

export type SaveState = { readonly is: 'saved' | 'saving' | 'waiting' | 'refused'; readonly why?: string }

type Parts = {
  /** What the server has. */
  readonly version: number
  readonly saved: DraftChange
  /** Resolves with the new version. */
  readonly send: (change: DraftChange, version: number, key: string) => Promise<number>
  readonly onState: (state: SaveState) => void
  readonly onSaved: (change: DraftChange, version: number) => void
}

/** Saves a draft when typing pauses, one save at a time. */
export function createDraftSaver({ version, saved, send, onState, onSaved }: Parts) {
  let known = { version, text: JSON.stringify(saved) }
  let latest = { change: saved, text: known.text, isSavable: true }
  /** A save without an answer may have arrived: it is repeated under its key before anything newer. */
  let attempt: { readonly change: DraftChange; readonly text: string; readonly key: string } | undefined
  let state: SaveState['is'] = 'saved'
  let isStopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<unknown> = Promise.resolve()

  const tell = (next: SaveState) => {
    state = next.is
    onState(next)
  }
  const isDone = () => latest.text === known.text && !attempt
  const plan = () => {
    clearTimeout(timer)
    if (isStopped || isDone() || !latest.isSavable) return
    timer = setTimeout(
      () => void queue(saveOnce).then(() => state !== 'refused' && plan()),
      state === 'waiting' ? RETRY_MS : PAUSE_MS,
    )
  }
  const queue = <T>(work: () => Promise<T>): Promise<T> => {
    const done = running.then(work)
    running = done
    return done
  }
  /** False if it failed. */
  const saveOnce = async (): Promise<boolean> => {
    if (isDone()) return true
    attempt ??= { change: latest.change, text: latest.text, key: newId() }
    const { change, text, key } = attempt
    tell({ is: 'saving' })
    try {
      known = { version: await send(change, known.version, key), text }
    } catch (error) {
      const isPassing = error instanceof AppError && passing.has(error.code)
      if (!isPassing) attempt = undefined
      tell({ is: isPassing ? 'waiting' : 'refused', why: sentenceOf(error) })
      return false
    }
    attempt = undefined
    onSaved(change, known.version)
    tell({ is: 'saved' })
    return true
  }
  /** The version in which everything is saved; nothing if it could not be. */
  const save = () =>
    queue(async () => {
      while (!isDone()) if (!(await saveOnce())) return undefined
      return known.version
    })
  return {
    /** The text of now; saved after a pause. */
    offer(change: DraftChange, isSavable: boolean) {
      isStopped = false
      const text = JSON.stringify(change)
      if (text === latest.text && isSavable === latest.isSavable) return
      latest = { change, text, isSavable }
      if (isDone() && state === 'refused') tell({ is: 'saved' })
      plan()
    },
    save,
    /** The editor closes: what is not saved yet is saved now, once. */
    async stop() {
      isStopped = true
      clearTimeout(timer)
      return latest.isSavable && !isDone() ? save() : undefined
    },
    isSaved: (change: DraftChange) => JSON.stringify(change) === known.text,
  }
}
