import { demo } from '#catalogue/demo.ts'
import type { SignedInUser } from '#domain/account.ts'
import { AppError } from '#domain/app-error.ts'
import { api } from '#domain/contract.ts'
import { createApiClient } from '../api/api-client.ts'
import { newId } from '../ids.ts'
import { checkSession, currentSession, isDemo, setSession, subscribeSession } from '../session.ts'
import { type GoogleResult, openPopup, waitForPopup } from './google-popup.ts'
import type { GoogleOutcome, SignInProvider } from './provider.ts'

const client = createApiClient((path, init) => fetch(path, init))

/** Our own server as the sign-in provider. The demo account never reaches it. */
export const provider: SignInProvider = {
  async createAccount(email, password) {
    const { user } = await client.call(api.createAccount, { email, password })
    setSession(user)
    return user
  },

  async signIn(email, password) {
    const user = isDemoEmail(email) ? demoWith(password) : (await client.call(api.signIn, { email, password })).user
    setSession(user)
    return user
  },

  async signInWithGoogle(next) {
    const popup = openPopup()
    const attempt = popup ? newId() : null
    try {
      const { url } = await client.call(api.startGoogle, { attempt, next })
      if (!popup || !attempt) {
        location.assign(url)
        return null
      }
      popup.location.replace(url)
      return await arrive(await waitForPopup(popup, attempt))
    } catch (error) {
      popup?.close()
      throw error
    }
  },

  async signOut() {
    const session = currentSession()
    if (typeof session !== 'object' || !isDemo(session)) await client.call(api.signOut, {})
  },

  observe: (changed) => subscribeSession(() => changed(currentSession())),
}

export const demoUser: SignedInUser = {
  uid: demo.uid,
  email: demo.email,
  displayName: demo.displayName,
  photoURL: null,
  creationTime: demo.creationTime,
}

/** Back from Google: who is it? A popup that was closed before it could say so may have done its work all the same. */
export async function arrive(result: GoogleResult | null): Promise<GoogleOutcome> {
  if (!result?.failed) await checkSession()
  const session = currentSession()
  if (typeof session !== 'object') throw new AppError('signed-out')
  return { user: session, created: result?.created ?? false, passwordRemoved: result?.passwordRemoved ?? false }
}

const isDemoEmail = (email: string) => email.trim().toLowerCase() === demo.email

function demoWith(password: string): SignedInUser {
  if (password !== demo.password) throw new AppError('wrong-password')
  return demoUser
}
