import { signedInHint } from '#catalogue/cookies.ts'
import type { SignedInUser } from '#domain/accounts/account.ts'
import { anonymous, type Principal } from '#domain/api/access.ts'
import { oldestSession } from './account-collection.ts'
import type { Auth } from './auth.ts'

type Named = { readonly name: string; readonly email: string; readonly image?: string | null | undefined }
type Person = Named & { readonly id: string; readonly createdAt: Date }

/** The user as sent to browsers (§3). */
export const toSignedInUser = ({ id, email, name, image, createdAt }: Person): SignedInUser => ({
  uid: id,
  email,
  displayName: name.slice(0, 200) || null,
  photoURL: image && image.length <= 2_000 ? image : null,
  creationTime: createdAt.toISOString(),
})

const HAS_SESSION = /\bbanyan\.session_token=/

/** Not of a disabled account, and not too old, however often it was renewed. */
export const isGood = ({ user, session }: { user: { isDisabled: boolean }; session: { createdAt: Date } }) =>
  !user.isDisabled && session.createdAt > oldestSession(new Date())

/** The request's valid session. Visitors cost no query. */
export async function sessionOf(auth: Auth, headers: Headers) {
  if (!HAS_SESSION.test(headers.get('cookie') ?? '')) return null
  const found = await auth.api.getSession({ headers, query: { disableRefresh: true } })
  return found && isGood(found) ? found : null
}

/** Admin by a grant, or while the verified email is in `ADMIN_EMAILS`. */
export function createIdentify(auth: Auth, adminEmails: readonly string[]) {
  return async ({ headers }: { headers: Headers }): Promise<Principal> => {
    const found = await sessionOf(auth, headers)
    if (!found) return anonymous
    const { id, email, emailVerified, isAdmin, isCreator } = found.user
    const listed = adminEmails.includes(email)
    return {
      kind: 'user',
      id,
      isAdmin: isAdmin || (emailVerified && listed),
      isCreator,
      isUnverifiedAdmin: listed && !emailVerified,
    }
  }
}

const HINT_SECONDS = 30 * 24 * 60 * 60

/** Passes the provider's cookies on, and adds or removes the script-readable hint. */
export function passCookies(from: Headers, to: Headers, session: 'goes on' | 'ends'): void {
  const cookies = from.getSetCookie()
  for (const cookie of cookies) to.append('set-cookie', cookie)
  const own = cookies.find((cookie) => HAS_SESSION.test(cookie))
  if (!own && session === 'goes on') return
  const age = session === 'goes on' ? HINT_SECONDS : 0
  const secure = /;\s*secure/i.test(own ?? '') ? '; Secure' : ''
  to.append('set-cookie', `${signedInHint}=1; Path=/; Max-Age=${age}; SameSite=Lax${secure}`)
}
