import type { z } from 'zod'
import type { Principal } from '#domain/api/access.ts'
import type { CollectionName } from '#domain/documents/document.ts'
import type { Database } from '../db/database.ts'
import type { Rule } from './rules.ts'

type Data = Record<string, unknown>
type Write = { readonly who: Rule; readonly body: z.ZodObject }

/** A collection's schema, access rules, queries and limits, declared once. Anything undeclared is refused. */
export type Collection = {
  readonly name: CollectionName
  /** Schema of a stored document. */
  readonly kept: z.ZodObject
  /** Whether documents belong to their author and are deleted with the account. */
  readonly owned: boolean
  readonly read: Rule
  /** `keep` builds the document from the request. */
  readonly add?: Write & { readonly keep: (body: never) => Data }
  readonly set?: Write
  readonly update?: Write
  readonly remove?: { readonly who: Rule }
  /** Completes or refuses a document that is added or changed, in the transaction of the write. */
  readonly complete?: (tx: Database, data: Data, write: { who: Principal; isNew: boolean; at: Date }) => Promise<Data>
  /** A collection that shares its ids: none is added here that exists there. */
  readonly idsNotIn?: CollectionName
  /** Adding and deleting are recorded whoever does it. */
  readonly audited?: true
  /** Allowed combinations of filters and order. Each gets an index; others are refused, so no query scans. */
  readonly queries: readonly { readonly by: readonly string[]; readonly order: string }[]
  /** Writes per hour of a visitor's address or of a user. Admins are not counted. */
  readonly writesPerHour: { readonly visitor: number; readonly person: number }
}
