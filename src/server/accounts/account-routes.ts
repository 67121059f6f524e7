import { isAPIError } from 'better-auth/api'
import { constants } from '#catalogue/constants.ts'
import { demo } from '#catalogue/demo.ts'
import { accountLimits, emailOf } from '#domain/account.ts'
import { AppError } from '#domain/app-error.ts'
import { api } from '#domain/contract.ts'
import type { Call, Mount } from '../http/endpoint.ts'
import {
  deleteUser,
  dropUnfinished,
  endSession,
  signInMethodsOf,
  userByEmail,
  userById,
  verifyEmail,
} from './account-collection.ts'
import { limitingPasswords, refuseTooMany, resetMails, resetTries, signUps, unknownEmails } from './account-limits.ts'
import type { Auth } from './auth.ts'
import type { Google } from './google.ts'
import type { SendMail } from './mail.ts'
import { cameByMail, makeResetLink } from './reset-link.ts'
import { passCookies, sessionOf, toSignedInUser } from './sessions.ts'

export type AccountParts = {
  readonly auth: Auth
  readonly google: Google | undefined
  readonly sendMail: SendMail | undefined
  readonly origin: string
}

type AnyCall = Omit<Call<typeof api.session>, 'body'>

export function accountRoutes(mount: Mount, { auth, google, sendMail, origin }: AccountParts) {
  mount(api.session, async ({ headers, answerHeaders }) => {
    const { response, headers: set } = await auth.api.getSession({ headers, returnHeaders: true })
    passCookies(set, answerHeaders, response ? 'goes on' : 'ends')
    return { user: response && toSignedInUser(response.user) }
  })

  mount(api.createAccount, async (call) => {
    const { body, db, now } = call
    const email = knownEmail(body.email)
    refuseWeak(body.password)
    await refuseTooMany(db, signUps, call.address(), now())
    // That address is the demo's (§4); nobody else may have it.
    if (email === demo.email) throw new AppError('email-already-in-use')
    await dropUnfinished(db, email, new Date(now().getTime() - 60_000))
    const { response, headers } = await ofProvider('email-already-in-use', () =>
      auth.api.signUpEmail({
        body: { name: '', email, password: body.password },
        headers: call.headers,
        returnHeaders: true,
      }),
    )
    await beginSession(call, headers)
    return { user: toSignedInUser(response.user) }
  })

  mount(api.signIn, async (call) => {
    const { body, db, now } = call
    const email = knownEmail(body.email)
    const user = await userByEmail(db, email)
    if (!user) {
      // §8 tells accounts apart; this keeps it from telling many.
      await refuseTooMany(db, unknownEmails, call.address(), now())
      throw new AppError('user-not-found')
    }
    const { response, headers } = await checkingPassword(call, user.id, () =>
      auth.api.signInEmail({ body: { email, password: body.password }, headers: call.headers, returnHeaders: true }),
    )
    await beginSession(call, headers)
    return { user: toSignedInUser(response.user) }
  })

  mount(api.startGoogle, async ({ body, headers, answerHeaders }) => {
    if (!google) throw new AppError('google-not-set-up')
    const { url, headers: set } = await google.start(headers, body.attempt, body.next)
    for (const cookie of set.getSetCookie()) answerHeaders.append('set-cookie', cookie)
    return { url }
  })

  mount(api.signOut, async ({ headers, answerHeaders }) => {
    const { headers: set } = await auth.api.signOut({ headers, returnHeaders: true })
    passCookies(set, answerHeaders, 'ends')
    return {}
  })

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

  mount(api.resetPassword, async ({ body, db, now, address }) => {
    refuseWeak(body.password)
    await refuseTooMany(db, resetTries, address(), now())
    const { internalAdapter } = await auth.$context
    const link = await internalAdapter.findVerificationValue(`reset-password:${body.token}`)
    await ofProvider('link-not-valid', () =>
      auth.api.resetPassword({ body: { newPassword: body.password, token: body.token } }),
    )
    const user = link && (await userById(db, link.value))
    if (user && cameByMail(body.token)) await verifyEmail(db, user.email)
    return {}
  })

  mount(api.signInMethods, async ({ who, db }) => signInMethodsOf(db, idOf(who)))

  mount(api.changePassword, async (call) => {
    const { body, who, db } = call
    refuseWeak(body.password)
    const { current } = body
    if ((await signInMethodsOf(db, idOf(who))).password) {
      if (current === null) throw new AppError('wrong-password')
      const { headers } = await checkingPassword(call, idOf(who), () =>
        auth.api.changePassword({
          body: { currentPassword: current, newPassword: body.password, revokeOtherSessions: true },
          headers: call.headers,
          returnHeaders: true,
        }),
      )
      passCookies(headers, call.answerHeaders, 'goes on')
    } else {
      await refuseStale(call)
      await ofProvider('sign-in-again', () =>
        auth.api.setPassword({ body: { newPassword: body.password }, headers: call.headers }),
      )
    }
    return {}
  })

  mount(api.deleteAccount, async (call) => {
    const { body, who, db } = call
    const { password } = body
    if ((await signInMethodsOf(db, idOf(who))).password) {
      if (password === null) throw new AppError('wrong-password')
      await checkingPassword(call, idOf(who), () =>
        auth.api.verifyPassword({ body: { password }, headers: call.headers }),
      )
    } else await refuseStale(call)
    const { headers } = await auth.api.signOut({ headers: call.headers, returnHeaders: true })
    await deleteUser(db, idOf(who))
    passCookies(headers, call.answerHeaders, 'ends')
    return {}
  })

  /** A new session for everybody who signs in; the one this browser had ends. */
  async function beginSession({ headers, answerHeaders, db }: AnyCall, set: Headers) {
    const previous = await sessionOf(auth, headers)
    if (previous) await endSession(db, previous.session.token)
    passCookies(set, answerHeaders, 'goes on')
  }

  /** Where there is no password to ask for, having signed in a moment ago must do. */
  async function refuseStale({ headers, now }: AnyCall) {
    const found = await sessionOf(auth, headers)
    const since = now().getTime() - (found?.session.createdAt.getTime() ?? 0)
    if (since > accountLimits.freshMinutes * 60_000) throw new AppError('sign-in-again')
  }
}

function checkingPassword<T>({ db, address, now }: AnyCall, userId: string, check: () => Promise<T>): Promise<T> {
  return limitingPasswords(db, { userId, address: address(), now: now() }, () => ofProvider('wrong-password', check))
}

/** What the provider refuses has one meaning in each place; everything else is our fault and stays an error. */
async function ofProvider<T>(refusal: AppError['code'], work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (isAPIError(cause) && cause.statusCode < 500) throw new AppError(refusal, { cause })
    throw cause
  }
}

function knownEmail(text: string): string {
  const email = emailOf(text)
  if (!email) throw new AppError('invalid-email')
  return email
}

function refuseWeak(password: string) {
  if (password.length < constants.passwordMinLength) throw new AppError('weak-password')
}

/** The access rule has let only users in. */
function idOf(who: AnyCall['who']): string {
  if (who.kind !== 'user') throw new AppError('signed-out')
  return who.id
}

const resetLetter = (to: string, link: string) => ({
  to,
  subject: 'Set a new password for Banyan',
  text: `Somebody, probably you, asked for a new password for this address.

Set it here, within ${accountLimits.resetLinkMinutes} minutes:
${link}

If it was not you, do nothing: your password stays as it is.
`,
})
