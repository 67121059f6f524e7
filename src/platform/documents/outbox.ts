import type { ApiErrorCode } from '#catalogue/errors.ts'
import { AppError } from '#domain/api/app-error.ts'
import { newId } from '#platform/browser/ids.ts'
import { currentSession, isDemo, type Session, subscribeSession } from '#platform/session/session.ts'
import { settledSession } from '#platform/session/settled-session.ts'
import { type ApiClient, createApiClient } from '../api/api-client.ts'
import { withLock } from '../storage/locks.ts'
import {
  allEntries,
  allWaiting,
  changeWaiting,
  type DocumentWrite,
  putWaiting,
  removeWaiting,
  VISITOR,
  type Waiting,
} from '../storage/outbox-store.ts'
import { send } from './send.ts'

export type Outcome = 'sent' | 'waiting' | 'refused'
/**
 * State of a write and its key (for `add` also the document's id). A write refused at once is not stored: the form
 * still has it.
 */
export type Written = {
  readonly key: string
  readonly outcome: Outcome
  readonly refused?: ApiErrorCode | undefined
  /** Why it is waiting. */
  readonly why?: ApiErrorCode | undefined
}

const LOCK = 'banyan:outbox'
/** Backoff between attempts. */
const RETRY_MS = [2_000, 5_000, 15_000, 30_000, 60_000]
/** How long the writing tab can ask whether it was sent. */
const REMEMBER_SENT_MS = 60_000
/** Codes that are final. Everything else may pass: a proxy's page, no network, quota, a 500, signed out. */
const refusing: readonly ApiErrorCode[] = [
  'bad-request',
  'forbidden',
  'account-disabled',
  'cross-site',
  'not-found',
  'method-not-allowed',
  'conflict',
  'outdated',
  'too-large',
  'unsupported-type',
]

const client: ApiClient = createApiClient((path, init) => fetch(path, init))
/** Writes whose caller still waits, and the outcome once known. */
const awaited = new Map<string, 'sent' | { readonly refused: ApiErrorCode } | undefined>()
let watching = false
let tries = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** The account whose writes are sent now. To the server the demo is a visitor. */
const accountOf = (session: Session): string | null =>
  typeof session !== 'object' || isDemo(session) ? null : session.uid

/** Stores the write first, then tries to send it. */
export async function sendOrKeep(write: DocumentWrite): Promise<Written> {
  watchOutbox()
  const key = newId()
  const session = await settledSession()
  const account = accountOf(session)
  const owner = typeof session === 'object' ? session.uid : VISITOR
  await withLock(`${LOCK}:order`, async () => {
    const last = (await allWaiting()).at(-1)?.at ?? 0
    const at = Math.max(Date.now(), last + 1)
    await putWaiting({ key, account, owner, write, at, tried: false, failures: 0 })
  })
  tries = 0
  awaited.set(key, undefined)
  await drain()
  const left = (await allEntries()).find((entry) => entry.key === key)
  // Another tab may have sent it or been refused.
  const word = awaited.get(key) ?? (left?.sent ? 'sent' : left?.refused && { refused: left.refused })
  awaited.delete(key)
  if (word && left) await removeWaiting([key])
  if (!word) return { key, outcome: 'waiting', why: left?.why }
  return word === 'sent' ? { key, outcome: 'sent' } : { key, outcome: 'refused', ...word }
}

/** Sends the queue: now, when network or session return, and periodically. */
export function watchOutbox(): void {
  if (watching) return
  watching = true
  addEventListener('online', () => void drain())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void drain())
  subscribeSession(() => void drain())
  void drain()
}

/** Retries a refused write once. */
export async function tryAgain(entry: Waiting): Promise<void> {
  await changeWaiting({ ...entry, failures: 0, refused: undefined })
  tries = 0
  await drain()
}

export const discard = ({ key }: Waiting) => removeWaiting([key])

/** One tab at a time. Per account in order: a waiting write blocks those behind it. */
export async function drain(): Promise<void> {
  clearTimeout(timer)
  const left = await withLock(LOCK, async () => {
    await forgetSent()
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

/** A visitor's writes go out under any session; a user's wait for that user. */
function mayGo(entry: Waiting): boolean {
  return !entry.refused && (entry.account === null || entry.account === accountOf(currentSession()))
}

/** False if it has to wait. */
async function sendOne(entry: Waiting): Promise<boolean> {
  try {
    await send(client, entry)
  } catch (error) {
    return isRefused(entry, error instanceof AppError ? error.code : 'internal')
  }
  const mine = awaited.has(entry.key)
  if (mine) awaited.set(entry.key, 'sent')
  if (mine || Date.now() - entry.at > REMEMBER_SENT_MS) await removeWaiting([entry.key])
  else await changeWaiting({ ...entry, sent: true })
  return true
}

async function isRefused(entry: Waiting, code: ApiErrorCode): Promise<boolean> {
  if (!refusing.includes(code)) {
    const failures = entry.failures + (code === 'internal' ? 1 : 0)
    if (!entry.tried || entry.why !== code || failures !== entry.failures)
      await changeWaiting({ ...entry, tried: true, failures, why: code })
    return false
  }
  if (awaited.has(entry.key)) {
    awaited.set(entry.key, { refused: code })
    await removeWaiting([entry.key])
  } else await changeWaiting({ ...entry, tried: true, refused: code })
  return true
}

/** Sent long ago, and nobody asked. */
async function forgetSent() {
  const old = (await allEntries()).filter(({ sent, at }) => sent && Date.now() - at > REMEMBER_SENT_MS)
  if (old.length > 0) await removeWaiting(old.map(({ key }) => key))
}
