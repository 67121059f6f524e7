import { signedInHint } from '#catalogue/cookies.ts'
import { demo } from '#catalogue/demo.ts'
import type { SignedInUser } from '#domain/accounts/account.ts'
import { cookies } from '#platform/browser/browser-doors.ts'
import { useInBrowser } from '#platform/browser/use-hydrated.ts'
import { browserValue } from '#platform/storage/browser-value.ts'

export type { SignedInUser }
export type Session = 'loading' | 'signed-out' | SignedInUser

const FIELDS = ['uid', 'email', 'displayName', 'photoURL', 'creationTime'] as const
/** So long a page waits for the server's word; then the last known person is believed until it comes. */
const PATIENCE_MS = 3_000
/** A tab that comes to the front asks again, but not more often than this. */
const ASK_AGAIN_MS = 60_000
/** Pauses before the server is asked again after it could not be reached; the last one repeats. */
const RETRY_MS = [5_000, 15_000, 60_000] as const

/** Who was last seen here. No secret: what opens anything on the server is a cookie that scripts cannot read. */
const identity = browserValue('lastIdentity', isIdentity)
const listeners = new Set<() => void>()
let begun = false
/** The server has spoken, or there was nothing to ask. */
let settled = false
let changes = 0
let askedAt = Number.NEGATIVE_INFINITY
let failures = 0
/** By uid, whether the server called them an administrator. */
const admins = new Map<string, boolean>()

/** Whoever is signed in. */
export const userOf = (session: Session) => (typeof session === 'object' ? session : undefined)
export const isDemo = ({ uid }: SignedInUser) => uid === demo.uid

export function currentSession(): Session {
  const known = identity.read()
  if (!settled && mayHaveSession(known)) return 'loading'
  return known ?? 'signed-out'
}

/** The person whose session is being looked up is drawn already, so that the header does not change its mind. */
const lastKnownUser = () => identity.read()

export function subscribeSession(changed: () => void): () => void {
  listeners.add(changed)
  const stop = identity.subscribe(changed)
  begin()
  return () => {
    listeners.delete(changed)
    stop()
  }
}

/** Who is there. The server never knows: its pages are the same for everybody. */
export function useSession(): Session {
  return useInBrowser<Session>(subscribeSession, currentSession, () => 'loading')
}

export function useLastKnownUser(): SignedInUser | null {
  return useInBrowser(subscribeSession, lastKnownUser, () => null)
}

/** Whether this person is an administrator, as far as the server has said. */
export function useIsAdmin(user: SignedInUser | null): boolean {
  return useInBrowser(
    subscribeSession,
    () => user !== null && admins.get(user.uid) === true,
    () => false,
  )
}

/** Signing in does not say whether somebody is an administrator; asked once, when it matters. */
export async function learnIfAdmin(user: SignedInUser | null): Promise<void> {
  if (user && !isDemo(user) && !admins.has(user.uid)) await checkSession()
}

/** Somebody signed in or out here. Other tabs see it at once. */
export function setSession(user: SignedInUser | null): void {
  settled = true
  // Everybody who listens to us listens to it.
  identity.write(user)
}

/** Asks the server who is there. Only its definite word signs anybody out; a server that cannot be reached changes nothing. */
export async function checkSession(): Promise<void> {
  const before = changes
  const known = identity.read()
  const user = await fetchUser()
  if (user === 'unreachable') askLater()
  else {
    askedAt = performance.now()
    failures = 0
  }
  // Somebody signed in or out meanwhile, here or in another tab: the answer is old.
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

/** Otherwise a browser that knows only the cookie would call the person signed out until it is reloaded. */
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

/** Strangers, who are most, cost no request; nor does the demo, which the server knows nothing of. */
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
