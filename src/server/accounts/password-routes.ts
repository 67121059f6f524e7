import { accountLimits } from '#domain/accounts/account.ts'
import { AppError } from '#domain/api/app-error.ts'
import { api } from '#domain/api/contract.ts'
import type { Mount } from '../http/endpoint.ts'
import {
  changePasswordFrom,
  deleteUser,
  passwordHashOf,
  replacePassword,
  setFirstPassword,
  signInMethodsOf,
  userByEmail,
} from './account-collection.ts'
import { limitingPasswords, ownPasswordCounts, refuseTooMany, resetMails, resetTries } from './account-limits.ts'
import { type AccountParts, type AnyCall, idOf, knownEmail, refuseWeak } from './account-parts.ts'
import { inTurnOf, password as passwords } from './password-hashing.ts'
import { cameByMail, makeResetLink, takeResetLink } from './reset-link.ts'
import { passCookies, sessionOf } from './sessions.ts'

/** New passwords and account deletion. */
export function passwordRoutes(mount: Mount, { auth, sendMail, origin, knownBrowsers }: AccountParts) {
  mount(api.requestReset, async ({ body, db, now, address }) => {
    const email = knownEmail(body.email)
    if (!sendMail) throw new AppError('mail-not-set-up')
    await refuseTooMany(db, resetMails, address(), now())
    await refuseTooMany(db, resetMails, email, now())
    const user = await userByEmail(db, email)
    if (!user) return {}
    const link = await makeResetLink(auth, origin, user.id, 'mail', now())
    await sendMail(resetLetter(email, link)).catch((cause) => {
      throw new AppError('mail-failed', { cause })
    })
    return {}
  })

  mount(api.resetPassword, async ({ body, db, now, address, headers, answerHeaders }) => {
    refuseWeak(body.password)
    await refuseTooMany(db, resetTries, address(), now())
    // Before the link is used up: a 503 must not cost it.
    const hash = await inTurnOf(address(), () => passwords.hash(body.password))
    const userId = await takeResetLink(auth, body.token)
    if (!userId) throw new AppError('link-not-valid')
    await replacePassword(db, userId, hash, cameByMail(body.token))
    // Attackers may have locked the account: the link proves that this browser is the owner's.
    knownBrowsers.remember(headers, answerHeaders, userId)
    return {}
  })

  mount(api.signInMethods, async ({ who, db }) => signInMethodsOf(db, idOf(who)))

  mount(api.changePassword, async (call) => {
    const { body, who, db, address } = call
    refuseWeak(body.password)
    const token = await tokenOf(call)
    const old = await passwordHashOf(db, idOf(who))
    if (old) await checkOwn(call, old, body.current)
    else await refuseStale(call)
    const hash = await inTurnOf(address(), () => passwords.hash(body.password))
    // Only if password and session are unchanged since.
    if (old && !(await changePasswordFrom(db, idOf(who), old, hash, token))) throw new AppError('wrong-password')
    if (!old && !(await setFirstPassword(db, idOf(who), hash, token))) throw new AppError('sign-in-again')
    return {}
  })

  mount(api.deleteAccount, async (call) => {
    const { body, who, db, headers, answerHeaders } = call
    const hash = await passwordHashOf(db, idOf(who))
    if (hash) await checkOwn(call, hash, body.password)
    else await refuseStale(call)
    await deleteUser(db, idOf(who))
    const { headers: set } = await auth.api.signOut({ headers, returnHeaders: true })
    passCookies(set, answerHeaders, 'ends')
    return {}
  })

  async function tokenOf({ headers }: AnyCall): Promise<string> {
    const found = await sessionOf(auth, headers)
    if (!found) throw new AppError('signed-out')
    return found.session.token
  }

  /** Without a password to ask for, a recent sign-in is required. */
  async function refuseStale({ headers, now }: AnyCall) {
    const found = await sessionOf(auth, headers)
    const since = now().getTime() - (found?.session.createdAt.getTime() ?? 0)
    if (since > accountLimits.freshMinutes * 60_000) throw new AppError('sign-in-again')
  }
}

/** Limits guesses in a stolen session; outside guesses do not count here. */
function checkOwn(call: AnyCall, hash: string, password: string | null): Promise<void> {
  return limitingPasswords(call, ownPasswordCounts(idOf(call.who), call.address()), async () => {
    if (password === null || !(await passwords.verify({ hash, password }))) throw new AppError('wrong-password')
  })
}

const resetLetter = (to: string, link: string) => ({
  to,
  subject: 'Set a new password for Banyan',
  text: `You or someone else asked to set a new password for this email address.

Set it here within ${accountLimits.resetLinkMinutes} minutes:
${link}

If this was not you, ignore this email: your password stays the same.
`,
})
