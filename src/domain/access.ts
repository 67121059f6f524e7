import type { Access } from '#catalogue/routes.ts'

/** Who asks. Creator is a state of a profile, not a role, but some answers depend on it. */
export type Principal =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'user'; readonly id: string; readonly isAdmin: boolean; readonly isCreator: boolean }

export const anonymous: Principal = { kind: 'anonymous' }

/** Why `who` may not enter, or null when they may. */
export function refusal(access: Access, who: Principal): 'signed-out' | 'forbidden' | null {
  if (access === 'anyone') return null
  if (who.kind === 'anonymous') return 'signed-out'
  return access === 'admin' && !who.isAdmin ? 'forbidden' : null
}
