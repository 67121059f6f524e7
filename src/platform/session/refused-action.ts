import { useEffect } from 'react'
import { browserValue } from '#platform/storage/browser-value.ts'
import { askToSignIn } from './ask-to-sign-in.ts'
import { currentSession, subscribeSession, useSession } from './session.ts'

/** What somebody wanted to do when they were asked to sign in first: a name and what it is about, so that it outlives a redirect. */
type Refused = { readonly name: string; readonly about: unknown }

const waiting = browserValue('refusedAction', isRefused)
const actions = new Map<string, (about: unknown) => void>()
let watching = false

/** Keeps the action until somebody has signed in, and asks them to. `say` tells why. */
export function refuseUntilSignedIn(action: Refused, say: () => void): void {
  waiting.write(action)
  say()
  askToSignIn()
}

/** Who turns away from signing in has changed their mind about the rest too. */
export const forgetRefusedAction = () => waiting.write(null)

/** How an action of this name is done. One that was refused is done as soon as somebody is signed in and its code is here. */
export function onRefusedAction(name: string, act: (about: unknown) => void): void {
  // The server renders the pages that have such actions, but nobody is signed in there.
  if (typeof document === 'undefined') return
  actions.set(name, act)
  if (!watching) subscribeSession(complete)
  watching = true
  complete()
}

/** Fetches the code that can do what was refused, once somebody is signed in: after a redirect nothing else would. */
export function useRefusedAction(load: (name: string) => Promise<unknown> | undefined): void {
  const signedIn = typeof useSession() === 'object'
  useEffect(() => {
    const refused = waiting.read()
    if (signedIn && refused) load(refused.name)?.catch(() => {})
  }, [signedIn, load])
}

function complete() {
  const refused = waiting.read()
  const act = refused && typeof currentSession() === 'object' ? actions.get(refused.name) : undefined
  if (!refused || !act) return
  // Before the deed: it must not be done twice.
  waiting.write(null)
  act(refused.about)
}

function isRefused(value: unknown): value is Refused | null {
  return value === null || (typeof value === 'object' && 'name' in value && typeof value.name === 'string')
}
