import { demo } from '#catalogue/demo.ts'
import { type AuthErrorCode, errorToasts } from '#catalogue/errors.ts'
import { ownToasts, successToasts } from '#catalogue/toasts.ts'
import { type AuthField, type AuthForm, refusalOf, termsRefusal } from '#domain/accounts/auth-form.ts'
import { takesCookies } from '#platform/browser/browser-doors.ts'
import { lookForData } from '#platform/kept/new-browser.ts'
import { forgetDocumentsOf, wipeEverything } from '#platform/kept/user-data.ts'
import { arrive, isDemoEmail, provider } from '#platform/session/embedded-provider.ts'
import { cancelPopup, type GoogleResult, reportToOpener } from '#platform/session/google-popup.ts'
import { authErrorOf, type GoogleOutcome } from '#platform/session/provider.ts'
import { currentSession, type SignedInUser, setSession } from '#platform/session/session.ts'
import { forgetErrors, toast } from '#ui/layers/toast.ts'
import { fillDemo } from './demo-data.ts'
import { acceptTerms } from './terms/accepted-terms.ts'
import { expectWelcome } from './welcome/welcome-due.ts'

export type AuthMode = 'sign-in' | 'sign-up'
/** Why it failed, and the field to focus, if any. */
export type Refused = { readonly field: AuthField | undefined; readonly sentence: string }

/** Undefined on success. Every failure is also a toast. */
export async function submitAuth(mode: AuthMode, form: AuthForm): Promise<Refused | undefined> {
  const refusal = refusalOf(form)
  if (refusal) return refuse(refusal)
  cancelPopup()
  // Without cookies no session is possible, so no account is created. The demo needs none.
  if (!takesCookies() && !isDemoEmail(form.email))
    return refuse({ field: undefined, sentence: ownToasts.cookiesBlocked })
  try {
    if (mode === 'sign-up') await provider.createAccount(form.email, form.password)
    else welcomeBack(await provider.signIn(form.email, form.password))
  } catch (error) {
    const { code, sentence } = authErrorOf(error)
    return refuse({ field: fieldOf(code), sentence })
  }
  acceptTerms()
  // They told why sign-in had failed.
  forgetErrors()
  if (mode === 'sign-up') expectWelcome()
  toast(mode === 'sign-up' ? successToasts.accountCreated : successToasts.signedIn)
  return undefined
}

export async function tryDemo(): Promise<void> {
  cancelPopup()
  await provider.signIn(demo.email, demo.password)
  fillDemo()
  forgetErrors()
  toast(successToasts.signedIn)
}

/**
 * In a popup or, if blocked, by a redirect that returns to `next`. `'cancelled'` if another way was chosen meanwhile.
 */
export async function signInWithGoogle(
  termsAccepted: boolean,
  next: string,
): Promise<Refused | 'cancelled' | undefined> {
  const refusal = termsRefusal(termsAccepted)
  if (refusal) return refuse(refusal)
  if (!takesCookies()) return refuse({ field: undefined, sentence: ownToasts.cookiesBlocked })
  acceptTerms()
  try {
    const outcome = await provider.signInWithGoogle(next)
    if (!outcome) return 'cancelled'
    welcomeFromGoogle(outcome)
    return undefined
  } catch {
    return refuse({ field: undefined, sentence: errorToasts.googleSignIn })
  }
}

/** Runs on Google's return page: notifies the waiting window, or returns the page to go to. */
export async function finishGoogle(
  attempt: string | undefined,
  result: GoogleResult,
  next: string,
): Promise<string | null> {
  if (reportToOpener(attempt, result)) return null
  try {
    welcomeFromGoogle(await arrive(result))
    return next
  } catch {
    toast(errorToasts.googleSignIn, { tone: 'error' })
    return '/login'
  }
}

/** `leave` navigates off guarded pages first. `wipe` also deletes all data in this browser. */
export async function signOut(leave: () => Promise<void>, wipe = false): Promise<void> {
  try {
    await provider.signOut()
  } catch {
    toast(errorToasts.logout, { tone: 'error' })
    return
  }
  await leave()
  const session = currentSession()
  setSession(null)
  if (wipe) await wipeEverything()
  else if (typeof session === 'object') await forgetDocumentsOf(session.uid)
  forgetErrors(errorToasts.logout)
  toast(successToasts.loggedOut)
}

function welcomeFromGoogle({ user, created, passwordRemoved }: GoogleOutcome) {
  if (created) expectWelcome()
  else lookForData(user.uid)
  forgetErrors()
  toast(successToasts.signedInWithGoogle)
  if (passwordRemoved) toast(ownToasts.passwordRemoved, { tone: 'error', lasting: true })
}

function welcomeBack({ uid }: SignedInUser) {
  if (uid === demo.uid) fillDemo()
  else lookForData(uid)
}

function refuse(refused: Refused): Refused {
  toast(refused.sentence, { tone: 'error' })
  return refused
}

function fieldOf(code: AuthErrorCode): AuthField | undefined {
  if (code === 'weak-password' || code === 'wrong-password') return 'password'
  return /email|user/.test(code) ? 'email' : undefined
}
