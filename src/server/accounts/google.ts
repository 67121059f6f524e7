import { setTimeout } from 'node:timers/promises'
import { extraRoutes } from '#catalogue/routes.ts'
import { nextPathOf } from '#domain/api/address.ts'
import { AppError } from '#domain/api/app-error.ts'
import type { Environment } from '../environment.ts'
import { endSession } from './account-collection.ts'
import { type Auth, type AuthParts, createAuth } from './auth.ts'
import { googleArrival } from './google-linking.ts'
import { passCookies, sessionOf } from './sessions.ts'

export type Google = {
  /** The provider's URL to send the person to. `attempt` names a waiting popup; null redirects the whole page. */
  start(headers: Headers, attempt: string | null, next: string): Promise<{ url: string; headers: Headers }>
  /** The callback: redirects to our page with the outcome. */
  finish(request: Request): Promise<Response>
  /** The same after an internal error. */
  failed(): Response
}

const DISCOVERY_MS = 5_000

/** OpenID Connect with PKCE. Discovery runs at the first sign-in, and again if it failed. */
export function createGoogle(parts: AuthParts, google: NonNullable<Environment['google']>): Google {
  let opened: Promise<Auth> | undefined
  const open = async () => {
    const auth = createAuth(parts, google)
    const context = await Promise.race([auth.$context, setTimeout(DISCOVERY_MS, undefined, { ref: false })])
    if (context?.socialProviders.some(({ id }) => id === 'google')) return auth
    throw new AppError('google-unreachable')
  }
  const ready = () =>
    (opened ??= open().catch((error) => {
      opened = undefined
      throw error
    }))

  return {
    async start(headers, attempt, next) {
      const auth = await ready()
      const back = (more: Record<string, string>) =>
        `${extraRoutes.signedIn.path}?${new URLSearchParams({ ...(attempt && { attempt }), next: nextPathOf(next) ?? '/', ...more })}`
      const { response, headers: set } = await auth.api.signInSocial({
        body: {
          provider: 'google',
          callbackURL: back({}),
          newUserCallbackURL: back({ created: '1' }),
          errorCallbackURL: back({}),
          disableRedirect: true,
        },
        headers,
        returnHeaders: true,
      })
      return { url: response.url ?? '', headers: set }
    },
    async finish(request) {
      const auth = await ready()
      const previous = await sessionOf(auth, request.headers)
      return googleArrival.run({ passwordRemoved: false }, async () => {
        const response = await auth.handler(request)
        const location = new URL(response.headers.get('location') ?? '', request.url)
        const ours = location.pathname === extraRoutes.signedIn.path ? location.searchParams : new URLSearchParams()
        const failed = ours.has('error') || location.pathname !== extraRoutes.signedIn.path
        if (previous && !failed) await endSession(parts.db, previous.session.token)
        return backToUs(ours, failed, response.headers)
      })
    },
    failed: () => backToUs(new URLSearchParams(), true, new Headers()),
  }
}

/** Only parameters our page knows; the provider's are dropped. */
function backToUs(from: URLSearchParams, failed: boolean, headers: Headers): Response {
  const to = new URLSearchParams()
  for (const name of ['attempt', 'created', 'next']) {
    const value = from.get(name)
    if (value) to.set(name, value)
  }
  if (failed) to.set('error', '1')
  if (googleArrival.getStore()?.passwordRemoved) to.set('removed', '1')
  const answer = new Headers({ location: `${extraRoutes.signedIn.path}?${to}`, 'cache-control': 'no-store' })
  if (!failed) passCookies(headers, answer, 'goes on')
  return new Response(null, { status: 302, headers: answer })
}
