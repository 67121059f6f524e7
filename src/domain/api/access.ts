import type { Access } from '#catalogue/routes.ts'

/** Who makes a request. A creator's request to publish properties was approved. */
export type Principal =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'user'
      readonly id: string
      readonly isAdmin: boolean
      readonly isCreator: boolean
      /** Listed as admin in the settings, address not verified yet. */
      readonly isUnverifiedAdmin?: boolean
    }

export const anonymous: Principal = { kind: 'anonymous' }

/** Why `who` is refused, or null. */
export function refusal(access: Access, who: Principal): 'signed-out' | 'forbidden' | 'unverified-admin' | null {
  if (access === 'anyone') return null
  if (who.kind === 'anonymous') return 'signed-out'
  if (access !== 'admin' || who.isAdmin) return null
  return who.isUnverifiedAdmin ? 'unverified-admin' : 'forbidden'
}
