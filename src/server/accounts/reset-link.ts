import { randomBytes } from 'node:crypto'
import { extraRoutes } from '#catalogue/routes.ts'
import { accountLimits } from '#domain/accounts/account.ts'
import type { Auth } from './auth.ts'

/** How the link is delivered. A mailed one also verifies the address. */
type Way = 'mail' | 'hand'

/**
 * A one-time link to set a new password, valid for half an hour. The token is in the hash, which browsers do not send:
 * it appears in no log and no referrer.
 */
export async function makeResetLink(auth: Auth, origin: string, userId: string, way: Way, now: Date): Promise<string> {
  const token = `${way}-${randomBytes(24).toString('base64url')}`
  const { internalAdapter } = await auth.$context
  await internalAdapter.createVerificationValue({
    identifier: `reset-password:${token}`,
    value: userId,
    expiresAt: new Date(now.getTime() + accountLimits.resetLinkMinutes * 60_000),
  })
  return `${origin}${extraRoutes.resetPassword.path}#${token}`
}

/** The link's account; uses it up. */
export async function takeResetLink(auth: Auth, token: string): Promise<string | undefined> {
  const { internalAdapter } = await auth.$context
  return (await internalAdapter.consumeVerificationValue(`reset-password:${token}`))?.value
}

export const cameByMail = (token: string) => token.startsWith('mail-' satisfies `${Way}-`)
