import { demo } from '#catalogue/demo.ts'
import type { SignedInUser } from '#domain/accounts/account.ts'
import { accountsApi } from '#domain/api/accounts-contract.ts'
import { AppError } from '#domain/api/app-error.ts'
import { createApiClient } from '#platform/api/api-client.ts'
import { rememberHost } from '#platform/api/outside-hosts.ts'
import { cancelPopup, type GoogleResult, openPopup, waitForPopup } from './google-popup.ts'
import type { GoogleOutcome, SignInProvider } from './provider.ts'
import { checkSession, currentSession, isDemo, setSession, subscribeSession } from './session.ts'

const NEW_MS = 10 * 60_000
const client = createApiClient((path, init) => fetch(path, init))

/** Our server as the sign-in provider. The demo account never reaches it. */
export const provider: SignInProvider = {
  async createAccount(email, password) {
    const { user } = await client.call(accountsApi.createAccount, { email, password })
    setSession(user)
    return user
  },

  async signIn(email, password) {
    const user = isDemoEmail(email)
      ? demoWith(password)
      : (await client.call(accountsApi.signIn, { email, password })).user
    setSession(user)
    return user
  },

  async signInWithGoogle(next) {
    cancelPopup()
    const popup = openPopup()
    try {
      const { url } = await client.call(accountsApi.startGoogle, { attempt: popup?.attempt ?? null, next })
      rememberHost(new URL(url).host, 'google')
      if (!popup) return await leaveFor(url)
      popup.window.location.replace(url)
      const result = await waitForPopup(popup)
      return result === 'cancelled' ? null : await arrive(result)
    } catch (error) {
      popup?.window.close()
      throw error
    }
  },

  async signOut() {
    const session = currentSession()
    if (typeof session !== 'object' || !isDemo(session)) await client.call(accountsApi.signOut, {}, { keepalive: true })
  },

  observe: (changed) => subscribeSession(() => changed(currentSession())),
}

const demoUser: SignedInUser = {
  uid: demo.uid,
  email: demo.email,
  displayName: demo.displayName,
  photoURL: null,
  creationTime: demo.creationTime,
}

/** Back from Google: checks the session. A popup closed early may have succeeded all the same. */
export async function arrive(result: GoogleResult | null): Promise<GoogleOutcome> {
  if (!result?.failed) await checkSession()
  const session = currentSession()
  if (result?.failed || typeof session !== 'object') throw new AppError('signed-out')
  // Anybody can write that page's URL: an old account was not created just now.
  const isNew = Date.now() - Date.parse(session.creationTime) < NEW_MS
  return {
    user: session,
    created: isNew && (result?.created ?? false),
    passwordRemoved: result?.passwordRemoved ?? false,
  }
}

/** Leaves the page; never resolves. */
function leaveFor(url: string): Promise<never> {
  location.assign(url)
  return new Promise(() => {})
}

export const isDemoEmail = (email: string) => email.trim().toLowerCase() === demo.email

function demoWith(password: string): SignedInUser {
  if (password !== demo.password) throw new AppError('wrong-password')
  return demoUser
}
