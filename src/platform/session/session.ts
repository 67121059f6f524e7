import { signedInHint } from '#catalogue/cookies.ts'
import { demo } from '#catalogue/demo.ts'
import type { SignedInUser } from '#domain/accounts/account.ts'
import { cookies } from '#platform/browser/browser-doors.ts'
import { useInBrowser } from '#platform/browser/use-hydrated.ts'
import { browserValue } from '#platform/storage/browser-value.ts'

export type { SignedInUser }
export type Session = 'loading' | 'signed-out' | SignedInUser

const FIELDS = ['uid', 'email', 'displayName', 'photoURL', 'creationTime'] as const
/** How long a page waits for the server; then it assumes the last known user until the answer comes. */
const PATIENCE_MS = 3_000
/** A tab that becomes visible checks again, at most this often. */
const ASK_AGAIN_MS = 60_000
/** Backoff while the server is unreachable; the last one repeats. */
const RETRY_MS = [5_000, 15_000, 60_000] as const

/** The last known user. Not a secret: access needs the HttpOnly session cookie. */
const identity = browserValue('lastIdentity', isIdentity)
const listeners = new Set<() => void>()
let begun = false
/** The server has answered, or there was nothing to ask. */
let settled = false
let changes = 0
let askedAt = Number.NEGATIVE_INFINITY
let failures = 0
/** Whether the server called a uid an administrator. */
const admins = new Map<string, boolean>()

/** The signed-in user, if any. */
export const userOf = (session: Session) => (typeof session === 'object' ? session : undefined)
export const isDemo = ({ uid }: SignedInUser) => uid === demo.uid

export function currentSession(): Session {
  const known = identity.read()
  if (!settled && mayHaveSession(known)) return 'loading'
  return known ?? 'signed-out'
}

export function subscribeSession(changed: () => void): () => void {
  listeners.add(changed)
  const stop = identity.subscribe(changed)
  begin()
  return () => {
    listeners.delete(changed)
    stop()
  }
}

/** The session. Unknown on the server: its pages are the same for everybody. */
export function useSession(): Session {
  return useInBrowser<Session>(subscribeSession, currentSession, () => 'loading')
}

/** The last known user while the session is checked, so that neither the header nor a form changes hands in between. */
export function usePresumedUser(): SignedInUser | null {
  return useInBrowser(subscribeSession, identity.read, () => null)
}

/** As far as the server has said. */
export function useIsAdmin(user: SignedInUser | null): boolean {
  return useInBrowser(
    subscribeSession,
    () => user !== null && admins.get(user.uid) === true,
    () => false,
  )
}

/** The sign-in response does not tell; asked once, when needed. */
export async function learnIfAdmin(user: SignedInUser | null): Promise<void> {
  if (user && !isDemo(user) && !admins.has(user.uid)) await checkSession()
}

/** Sign-in or sign-out in this tab; other tabs follow by storage event. */
export function setSession(user: SignedInUser | null): void {
  settled = true
  // Notifies our subscribers too.
  identity.write(user)
}

/** Asks the server for the session. Only a definite answer signs out; an unreachable server changes nothing. */
export async function checkSession(): Promise<void> {
  const before = changes
  const known = identity.read()
  const user = await fetchUser()
  if (user === 'unreachable') askLater()
  else {
    askedAt = performance.now()
    failures = 0
  }
  // The session changed meanwhile, here or in another tab: the answer is stale.
  if (before !== changes) return
  if (user !== 'unreachable' && JSON.stringify(user) !== JSON.stringify(known)) setSession(user)
  settle()
}

function begin() {
  if (begun) return
  begun = true
  identity.subscribe(() => {
    changes += 1
  })
  addEventListener('online', () => void checkAgain())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void checkAgain())
  if (!mayHaveSession(identity.read())) {
    settled = true
    return
  }
  void checkSession()
  setTimeout(settle, PATIENCE_MS)
}

/** Otherwise a browser that has only the cookie would appear signed out until a reload. */
function askLater() {
  const pause = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)]
  failures += 1
  const before = failures
  setTimeout(() => {
    if (failures === before) void checkAgain()
  }, pause)
}

async function checkAgain() {
  if (mayHaveSession(identity.read()) && performance.now() - askedAt > ASK_AGAIN_MS) await checkSession()
}

function settle() {
  if (settled) return
  settled = true
  tell()
}

function tell() {
  for (const changed of listeners) changed()
}

/** No request for visitors without a hint cookie, nor for the demo, which the server does not know. */
function mayHaveSession(known: SignedInUser | null) {
  return known ? !isDemo(known) : cookies().includes(`${signedInHint}=`)
}

async function fetchUser(): Promise<SignedInUser | null | 'unreachable'> {
  try {
    const response = await fetch('/api/auth/session', { signal: AbortSignal.timeout(15_000) })
    const { user, isAdmin } = (await response.json()) as { user: unknown; isAdmin?: unknown }
    if (!response.ok || !isIdentity(user)) return 'unreachable'
    if (user) {
      admins.set(user.uid, isAdmin === true)
      tell()
    }
    return user
  } catch {
    return 'unreachable'
  }
}

function isIdentity(value: unknown): value is SignedInUser | null {
  if (value === null) return true
  if (typeof value !== 'object') return false
  const fields = value as Record<string, unknown>
  return FIELDS.every((name) => typeof fields[name] === 'string' || (fields[name] === null && /^(dis|pho)/.test(name)))
}
