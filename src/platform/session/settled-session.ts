import { currentSession, type SignedInUser, subscribeSession } from './session.ts'

/** Resolves once the session is known: a button may be pressed while the check runs. */
export function settledSession(): Promise<SignedInUser | 'signed-out'> {
  return new Promise((resolve) => {
    let stop: (() => void) | undefined
    const look = () => {
      const session = currentSession()
      if (session === 'loading') return
      stop?.()
      resolve(session)
    }
    stop = subscribeSession(look)
    look()
  })
}
