import { AsyncLocalStorage } from 'node:async_hooks'
import { demo } from '#catalogue/demo.ts'
import type { Database } from '../db/database.ts'
import { removePassword, userById } from './account-collection.ts'

/** What the way back from Google has to tell the person, gathered while the provider does its work. */
export const googleArrival = new AsyncLocalStorage<{ passwordRemoved: boolean }>()

/**
 * An account for an address that Google does not vouch for could be anybody's; whoever owns the address would share it later. People who
 * sign up with a password prove nothing either, but they have nothing that outlives a mailed reset.
 */
export async function onNewUser<User extends { readonly email: string; readonly emailVerified: boolean }>(user: User) {
  const refused = googleArrival.getStore() && (!user.emailVerified || user.email === demo.email)
  return refused ? false : { data: user }
}

type NewAccount = { readonly userId: string; readonly providerId: string }

/**
 * Google vouches for an address that already has an account here. If nobody ever proved that the address was theirs, whoever chose
 * the account's password may be somebody else: the password goes and its sessions end before the two become one.
 * Google's own tokens are not kept; we never call Google again.
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
