import { anonymous, type Principal } from '#domain/access.ts'

/** The five kinds of people that every endpoint must have an answer for. */
export const principals = {
  anonymous,
  user: { kind: 'user', id: 'u1', isAdmin: false, isCreator: false },
  'other user': { kind: 'user', id: 'u2', isAdmin: false, isCreator: false },
  creator: { kind: 'user', id: 'u3', isAdmin: false, isCreator: true },
  admin: { kind: 'user', id: 'u4', isAdmin: true, isCreator: false },
} as const satisfies Record<string, Principal>

export type PrincipalName = keyof typeof principals

/** In tests a cookie says who asks; in production only a session does. */
export const cookieOf = (name: PrincipalName) => `as=${encodeURIComponent(name)}`

export async function identifyByCookie(request: Request): Promise<Principal> {
  const name = decodeURIComponent(/\bas=([^;]*)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? 'anonymous')
  return principals[name as PrincipalName] ?? anonymous
}
