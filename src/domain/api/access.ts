import type { Access } from '#catalogue/routes.ts'

/** Who asks. Creator is a state of a profile, not a role, but some answers depend on it. */
export type Principal =
  | { readonly kind: 'anonymous' }
  | {
      readonly kind: 'user'
      readonly id: string
      readonly isAdmin: boolean
      readonly isCreator: boolean
      /** The settings name their address, which is not verified yet. */
      readonly isUnverifiedAdmin?: boolean
    }

export const anonymous: Principal = { kind: 'anonymous' }

/** Why `who` may not enter, or null when they may. */
export function refusal(access: Access, who: Principal): 'signed-out' | 'forbidden' | 'unverified-admin' | null {
  if (access === 'anyone') return null
  if (who.kind === 'anonymous') return 'signed-out'
  if (access !== 'admin' || who.isAdmin) return null
  return who.isUnverifiedAdmin ? 'unverified-admin' : 'forbidden'
}
