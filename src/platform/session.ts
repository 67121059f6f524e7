export type Session = { readonly uid: string; readonly email: string }

/** Accounts are not open yet, so nobody is signed in. */
export async function readSession(): Promise<Session | null> {
  return null
}
