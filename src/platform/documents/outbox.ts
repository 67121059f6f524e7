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
/** What became of a write so far, and its key: for `add` also the document's id. What was refused at once is not kept: whoever wrote it has it still. */
export type Written = {
  readonly key: string
  readonly outcome: Outcome
  readonly refused?: ApiErrorCode | undefined
  /** Why it waits. */
  readonly why?: ApiErrorCode | undefined
}

const LOCK = 'banyan:outbox'
/** How long until it is tried again: a little longer each time. */
const RETRY_MS = [2_000, 5_000, 15_000, 30_000, 60_000]
/** So long the tab in which it was written may ask whether the server has it. */
const REMEMBER_SENT_MS = 60_000
/** The server's own word that it will not have it. Everything else may pass: a proxy's page, no network, no room, a fault, somebody signed out. */
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
/** Writes whose writer still waits to hear, and the server's word once it has spoken. */
const awaited = new Map<string, 'sent' | { readonly refused: ApiErrorCode } | undefined>()
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
  // Another tab may have been the one that sent it, or was refused.
  const word = awaited.get(key) ?? (left?.sent ? 'sent' : left?.refused && { refused: left.refused })
  awaited.delete(key)
  if (word && left) await removeWaiting([key])
  if (!word) return { key, outcome: 'waiting', why: left?.why }
  return word === 'sent' ? { key, outcome: 'sent' } : { key, outcome: 'refused', ...word }
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
  await changeWaiting({ ...entry, failures: 0, refused: undefined })
  tries = 0
  await drain()
}

export const discard = ({ key }: Waiting) => removeWaiting([key])

/** One tab at a time. Each person's writes go in their order: where one has to wait, those behind it wait too. */
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

/** What a visitor wrote goes out whoever is there now; what belongs to a person waits for them. */
function mayGo(entry: Waiting): boolean {
  return !entry.refused && (entry.account === null || entry.account === accountOf(currentSession()))
}

/** False when it has to wait. */
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

/** What the server has had for long, and nobody asked about. */
async function forgetSent() {
  const old = (await allEntries()).filter(({ sent, at }) => sent && Date.now() - at > REMEMBER_SENT_MS)
  if (old.length > 0) await removeWaiting(old.map(({ key }) => key))
}
