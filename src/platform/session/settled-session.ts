import { currentSession, type SignedInUser, subscribeSession } from './session.ts'

/** Who is there, once that is known: a button may be pressed while the server is still being asked. */
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
