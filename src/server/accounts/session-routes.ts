import { demo } from '#catalogue/demo.ts'
import { AppError } from '#domain/api/app-error.ts'
import { api } from '#domain/api/contract.ts'
import type { Mount } from '../http/endpoint.ts'
import { returnTry } from '../limits/limit-collection.ts'
import {
  dropUnfinished,
  endSession,
  passwordHashOf,
  settledPasswordHash,
  userByEmail,
  userById,
} from './account-collection.ts'
import {
  googleStarts,
  limitingPasswords,
  refuseTooMany,
  signInCounts,
  signUps,
  unknownEmails,
} from './account-limits.ts'
import { type AccountParts, type AnyCall, knownEmail, ofProvider, refuseWeak } from './account-parts.ts'
import { inTurnOf } from './password-hashing.ts'
import { isGood, passCookies, sessionOf, toSignedInUser } from './sessions.ts'

/** Sign-up, sign-in, sign-out and session. */
export function sessionRoutes(mount: Mount, { auth, google, knownBrowsers }: AccountParts) {
  mount(api.session, async ({ headers, answerHeaders, who }) => {
    const { response: found, headers: set } = await auth.api.getSession({ headers, returnHeaders: true })
    const response = found && isGood(found) ? found : null
    passCookies(set, answerHeaders, response ? 'goes on' : 'ends')
    const isAdmin = response !== null && who.kind === 'user' && who.isAdmin
    return { user: response && toSignedInUser(response.user), ...(isAdmin && { isAdmin }) }
  })

  mount(api.createAccount, async (call) => {
    const { body, db, now } = call
    const email = knownEmail(body.email)
    refuseWeak(body.password)
    await refuseTooMany(db, signUps, call.address(), now())
    // The demo's address is reserved (§4).
    if (email === demo.email) throw new AppError('email-already-in-use')
    await dropUnfinished(db, email, new Date(now().getTime() - 60_000))
    const { response, headers } = await inTurnOf(call.address(), () => signUp(call, email, body.password))
    await beginSession(call, headers)
    knownBrowsers.remember(call.headers, call.answerHeaders, response.user.id)
    return { user: toSignedInUser(response.user) }
  })

  mount(api.signIn, async (call) => {
    const { body, db, now } = call
    const email = knownEmail(body.email)
    const user = await userByEmail(db, email)
    const browser = user && knownBrowsers.idFor(call.headers, user.id)
    // §8 reveals whether an account exists. Counting first limits how many one address can probe.
    if (!browser) await refuseTooMany(db, unknownEmails, call.address(), now())
    if (!user) throw new AppError('user-not-found')
    if (!browser) await returnTry(db, unknownEmails, call.address())
    const hash = await passwordHashOf(db, user.id)
    const counts = signInCounts(user.id, call.address(), browser)
    const { response, headers } = await limitingPasswords(call, counts, () =>
      ofProvider(['INVALID_EMAIL_OR_PASSWORD'], 'wrong-password', () =>
        auth.api.signInEmail({ body: { email, password: body.password }, headers: call.headers, returnHeaders: true }),
      ),
    )
    // Hashing takes time: a password replaced or removed meanwhile is no longer valid.
    if ((await settledPasswordHash(db, user.id)) !== hash) {
      await endSession(db, response.token)
      throw new AppError('wrong-password')
    }
    // Told only to those who know the password.
    if ((await userById(db, user.id))?.isDisabled) {
      await endSession(db, response.token)
      throw new AppError('account-disabled')
    }
    await beginSession(call, headers)
    knownBrowsers.remember(call.headers, call.answerHeaders, user.id)
    return { user: toSignedInUser(response.user) }
  })

  mount(api.startGoogle, async ({ body, headers, answerHeaders, db, now, address }) => {
    if (!google) throw new AppError('google-not-set-up')
    await refuseTooMany(db, googleStarts, address(), now())
    const { url, headers: set } = await google.start(headers, body.attempt, body.next)
    for (const cookie of set.getSetCookie()) answerHeaders.append('set-cookie', cookie)
    return { url }
  })

  mount(api.signOut, async ({ headers, answerHeaders, db }) => {
    const found = await sessionOf(auth, headers)
    // By ourselves: the provider reports success even if the session was not deleted.
    if (found) await endSession(db, found.session.token)
    const { headers: set } = await auth.api.signOut({ headers, returnHeaders: true })
    passCookies(set, answerHeaders, 'ends')
    return {}
  })

  async function signUp({ headers, db }: AnyCall, email: string, password: string) {
    try {
      return await ofProvider(['USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL'], 'email-already-in-use', () =>
        auth.api.signUpEmail({ body: { name: '', email, password }, headers, returnHeaders: true }),
      )
    } catch (error) {
      // Two at once: the second fails on insert.
      const taken = !(error instanceof AppError) && (await userByEmail(db, email))
      throw taken ? new AppError('email-already-in-use', { cause: error }) : error
    }
  }

  /** Every sign-in starts a new session; the browser's previous one ends. */
  async function beginSession({ headers, answerHeaders, db }: AnyCall, set: Headers) {
    const previous = await sessionOf(auth, headers)
    if (previous) await endSession(db, previous.session.token)
    passCookies(set, answerHeaders, 'goes on')
  }
}
