import type { ApiErrorCode } from '#catalogue/errors.ts'
import { AppError } from '#domain/app-error.ts'
import { type ApiClient, createApiClient } from '../api/api-client.ts'
import { newId } from '../ids.ts'
import { currentSession, isDemo, type Session, subscribeSession } from '../session.ts'
import { settledSession } from '../settled-session.ts'
import { alone } from '../storage/locks.ts'
import { allWaiting, type DocumentWrite, putWaiting, removeWaiting, type Waiting } from '../storage/outbox-store.ts'
import { send } from './send.ts'

export type Outcome = 'sent' | 'waiting' | 'refused'
/** What became of a write so far, and its key: for `add` also the document's id. What was refused at once is not kept: whoever wrote it has it still. */
export type Written = { readonly key: string; readonly outcome: Outcome; readonly refused?: ApiErrorCode | undefined }

const LOCK = 'banyan:outbox'
/** How long until it is tried again: a little longer each time. */
const RETRY_MS = [2_000, 5_000, 15_000, 30_000, 60_000]
/** A fault of the server's that comes back this often will not go away by itself. */
const MOST_FAILURES = 5
/** It may pass: the server cannot be reached, is busy, or the person has to sign in again. */
const passing: readonly ApiErrorCode[] = ['unreachable', 'busy', 'timeout', 'too-many-requests', 'signed-out']

const client: ApiClient = createApiClient((path, init) => fetch(path, init))
/** Writes whose writer still waits to hear, and what they will hear if it is a refusal. */
const awaited = new Map<string, ApiErrorCode | undefined>()
let watching = false
let tries = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Whose writes go out now: those of the person who is signed in. The demo is a visitor for the server. */
const accountOf = (session: Session): string | null =>
  typeof session !== 'object' || isDemo(session) ? null : session.uid

/** Keeps the write before anything else, then tries to send it. */
export async function sendOrKeep(write: DocumentWrite): Promise<Written> {
  watchOutbox()
  const key = newId()
  const account = accountOf(await settledSession())
  await alone(`${LOCK}:order`, async () => {
    const last = (await allWaiting()).at(-1)?.at ?? 0
    const at = Math.max(Date.now(), last + 1)
    await putWaiting({ key, account, write, at, tried: false, failures: 0 })
  })
  tries = 0
  awaited.set(key, undefined)
  await drain()
  const left = (await allWaiting()).find((entry) => entry.key === key)
  // Another tab may have been the one that was refused.
  const refused = awaited.get(key) ?? left?.refused
  awaited.delete(key)
  if (left?.refused) await removeWaiting([key])
  if (refused) return { key, outcome: 'refused', refused }
  return { key, outcome: left ? 'waiting' : 'sent' }
}

/** Sends what waits: now, whenever the network or the person comes back, and from time to time. */
export function watchOutbox(): void {
  if (watching) return
  watching = true
  addEventListener('online', () => void drain())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void drain())
  subscribeSession(() => void drain())
  void drain()
}

/** A write that was refused is tried once more. */
export async function tryAgain(entry: Waiting): Promise<void> {
  await putWaiting({ ...entry, failures: 0, refused: undefined })
  tries = 0
  await drain()
}

export const discard = ({ key }: Waiting) => removeWaiting([key])

/** One tab at a time. Each person's writes go in their order: where one has to wait, those behind it wait too. */
export async function drain(): Promise<void> {
  clearTimeout(timer)
  const left = await alone(LOCK, async () => {
    const stuck = new Set<string | null>()
    for (;;) {
      const next = (await allWaiting()).find((entry) => mayGo(entry) && !stuck.has(entry.account))
      if (!next) return stuck.size > 0
      if (!(await sendOne(next))) stuck.add(next.account)
    }
  })
  if (!left) return
  timer = setTimeout(() => void drain(), RETRY_MS[Math.min(tries, RETRY_MS.length - 1)])
  tries += 1
}

/** What a visitor wrote goes out whoever is there now; what belongs to a person waits for them. */
function mayGo(entry: Waiting): boolean {
  return !entry.refused && (entry.account === null || entry.account === accountOf(currentSession()))
}

/** False when it has to wait. */
async function sendOne(entry: Waiting): Promise<boolean> {
  try {
    await send(client, entry)
    await removeWaiting([entry.key])
    return true
  } catch (error) {
    const code = error instanceof AppError ? error.code : 'internal'
    if (passing.includes(code)) {
      if (!entry.tried) await putWaiting({ ...entry, tried: true })
      return false
    }
    const failures = entry.failures + 1
    const final = code !== 'internal' || failures >= MOST_FAILURES
    if (final && awaited.has(entry.key)) {
      awaited.set(entry.key, code)
      await removeWaiting([entry.key])
      return true
    }
    await putWaiting({ ...entry, tried: true, failures, refused: final ? code : undefined })
    return final
  }
}
