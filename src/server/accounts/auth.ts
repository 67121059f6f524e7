import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import { constants } from '#catalogue/constants.ts'
import { accountLimits } from '#domain/accounts/account.ts'
import type { Database } from '../db/database.ts'
import * as schema from '../db/schema.ts'
import type { Environment } from '../environment.ts'
import type { Log } from '../log.ts'
import { onGoogleAccount, onNewUser } from './google-linking.ts'
import { password } from './password-hashing.ts'

const DAY_SECONDS = 24 * 60 * 60
/** Never set by users. */
const flag = { type: 'boolean', input: false, defaultValue: false } as const

export type AuthParts = {
  readonly db: Database
  readonly secret: string
  /** Our origins. Without `PUBLIC_URL` there are several. */
  readonly origins: readonly string[]
  readonly log: Log
}

export type Auth = ReturnType<typeof createAuth>

/**
 * The embedded sign-in provider. Its own routes are not mounted, except Google's callback: `session-routes.ts` and
 * `password-routes.ts` call it behind our schemas, limits and access rules.
 */
export function createAuth({ db, secret, origins, log }: AuthParts, google?: NonNullable<Environment['google']>) {
  const [origin = ''] = origins
  return betterAuth({
    appName: 'Banyan',
    baseURL: {
      allowedHosts: origins.map((each) => new URL(each).host),
      fallback: origin,
      protocol: origin.startsWith('https:') ? 'https' : 'http',
    },
    basePath: '/api/auth',
    secret,
    trustedOrigins: [...origins],
    // No transaction for sign-up: it would block the embedded database while a password is hashed.
    database: drizzleAdapter(db, { provider: 'pg', schema, usePlural: true, transaction: false }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: constants.passwordMinLength,
      maxPasswordLength: 256,
      password,
    },
    user: { additionalFields: { isAdmin: flag, isCreator: flag, isDisabled: flag } },
    session: { expiresIn: 30 * DAY_SECONDS, updateAge: DAY_SECONDS, freshAge: accountLimits.freshMinutes * 60 },
    // A reset token is as good as a password: only its digest is stored.
    verification: { storeIdentifier: 'hashed' },
    account: { accountLinking: { enabled: true, requireLocalEmailVerified: false }, updateAccountOnSignIn: false },
    databaseHooks: {
      user: { create: { before: onNewUser } },
      account: { create: { before: onGoogleAccount(db) } },
      // IP address and user agent are not stored.
      session: { create: { before: async (session) => ({ data: { ...session, ipAddress: null, userAgent: null } }) } },
    },
    plugins: google ? [genericOAuth({ config: [providerOf(google)] })] : [],
    // Our own limits (`account-limits.ts`) are in the database, shared by all processes.
    rateLimit: { enabled: false },
    advanced: {
      cookiePrefix: 'banyan',
      useSecureCookies: origin.startsWith('https:'),
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true },
      ipAddress: { disableIpTracking: true },
      // As long as the state: a second factor may take time.
      cookies: { state: { attributes: { maxAge: 600 } } },
    },
    telemetry: { enabled: false },
    // Only the message: the rest may name a person.
    logger: { level: 'error', log: (_, message) => log.info('sign-in provider', { message: String(message) }) },
  })
}

/** Only the signed identity token counts; without it there are no claims. */
function claimsOf(idToken: string | undefined) {
  if (!idToken) return null
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())
  return { ...claims, id: claims.sub, emailVerified: claims.email_verified === true, image: claims.picture }
}

/** Checks the identity token against the provider's keys and our nonce; `email_verified` must be literally true. */
function providerOf({ clientId, clientSecret, issuer }: NonNullable<Environment['google']>) {
  return {
    providerId: 'google',
    clientId,
    clientSecret,
    discoveryUrl: `${issuer}/.well-known/openid-configuration`,
    requireIdTokenVerification: true,
    scopes: ['openid', 'email', 'profile'],
    pkce: true,
    getUserInfo: async ({ idToken }: { idToken?: string | undefined }) => claimsOf(idToken),
    mapProfileToUser: (profile: Record<string, unknown>) => ({ emailVerified: profile.email_verified === true }),
  }
}
