import type { Principal } from '#domain/api/access.ts'

/** Documents with these values; `owner` is the author. */
export type Those = Readonly<Record<string, string>>
/** Which documents of a collection somebody may access: all, none, those with these values, or any of several such. */
export type Scope = 'all' | 'none' | Those | readonly Those[]
export type Rule = (who: Principal) => Scope

export const isAdmin = (who: Principal) => who.kind === 'user' && who.isAdmin

export const everybody: Rule = () => 'all'
export const admins: Rule = (who) => (isAdmin(who) ? 'all' : 'none')
/** Signed in, whoever it is. */
export const signedIn: Rule = (who) => (who.kind === 'user' ? 'all' : 'none')
export const creators: Rule = (who) => (who.kind === 'user' && who.isCreator ? 'all' : 'none')
export const ownersAndAdmins: Rule = (who) => {
  if (who.kind === 'anonymous') return 'none'
  return isAdmin(who) ? 'all' : { owner: who.id }
}
