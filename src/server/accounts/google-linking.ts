import { AsyncLocalStorage } from 'node:async_hooks'
import { demo } from '#catalogue/demo.ts'
import type { Database } from '../db/database.ts'
import { removePassword, userById } from './account-collection.ts'

/** Collects what to tell the person after Google's callback. */
export const googleArrival = new AsyncLocalStorage<{ passwordRemoved: boolean }>()

/**
 * Refuses accounts for addresses that Google has not verified: the address's owner would later share the account.
 * Password sign-ups prove nothing either, but a mailed reset ends what they have.
 */
export async function onNewUser<User extends { readonly email: string; readonly emailVerified: boolean }>(user: User) {
  const refused = googleArrival.getStore() && (!user.emailVerified || user.email === demo.email)
  return refused ? false : { data: user }
}

type NewAccount = { readonly userId: string; readonly providerId: string }

/**
 * Google verifies an address that has an account here. If nobody verified it before, its password may be somebody
 * else's: it is removed and all sessions end before linking. Google's tokens are not stored; we never call Google
 * again.
 */
export function onGoogleAccount(db: Database) {
  return async <Account extends NewAccount>(account: Account) => {
    if (account.providerId !== 'google') return { data: account }
    const user = await userById(db, account.userId)
    if (user && !user.emailVerified && (await removePassword(db, user.id))) {
      const arrival = googleArrival.getStore()
      if (arrival) arrival.passwordRemoved = true
    }
    return { data: { ...account, accessToken: null, refreshToken: null, idToken: null, scope: null } }
  }
}
