import { randomUUID } from 'node:crypto'

export type Person = { readonly email: string; readonly password: string }

/** Somebody new. */
export const somebody = (): Person => ({ email: `${randomUUID().slice(0, 8)}@people.example`, password: 'monsoon-42' })
