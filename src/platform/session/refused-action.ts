import { useEffect } from 'react'
import { browserValue } from '#platform/storage/browser-value.ts'
import { askToSignIn } from './ask-to-sign-in.ts'
import { currentSession, subscribeSession, useSession } from './session.ts'

/** An action that needs sign-in first: a name and its argument, serialisable to survive a redirect. */
type Refused = { readonly name: string; readonly about: unknown }

const waiting = browserValue('refusedAction', isRefused)
const actions = new Map<string, (about: unknown) => void>()
let watching = false

/** Stores the action and opens the sign-in dialog. `say` tells why. */
export function refuseUntilSignedIn(action: Refused, say: () => void): void {
  waiting.write(action)
  say()
  askToSignIn()
}

/** Cancelling sign-in cancels the action. */
export const forgetRefusedAction = () => waiting.write(null)

/** Registers the handler of an action. A refused one runs once signed in and its handler is registered. */
export function onRefusedAction(name: string, act: (about: unknown) => void): void {
  // The server renders these pages too, but has no session.
  if (typeof document === 'undefined') return
  actions.set(name, act)
  if (!watching) subscribeSession(complete)
  watching = true
  complete()
}

/** After sign-in, loads the code that handles the refused action: after a redirect nothing else would. */
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
  // Cleared first: it must not run twice.
  waiting.write(null)
  act(refused.about)
}

function isRefused(value: unknown): value is Refused | null {
  return value === null || (typeof value === 'object' && 'name' in value && typeof value.name === 'string')
}
