import type { z } from 'zod'
import type { CollectionName } from '#domain/documents/document.ts'
import type { Rule } from './rules.ts'

type Data = Record<string, unknown>
type Write = { readonly who: Rule; readonly body: z.ZodObject }

/** One collection, declared once: what it keeps, who may do what, what it may be asked for, and how much. What is not declared is refused. */
export type Collection = {
  readonly name: CollectionName
  /** A whole document, as it is kept. */
  readonly kept: z.ZodObject
  /** Whether a document belongs to the person who made it, and goes with their account. */
  readonly owned: boolean
  readonly read: Rule
  /** `keep` makes the document from what was sent. */
  readonly add?: Write & { readonly keep: (body: never) => Data }
  readonly set?: Write
  readonly update?: Write
  readonly remove?: { readonly who: Rule }
  /** Which filters go with which order. Each gets an index, and nothing else may be asked, so no query reads more than it answers. */
  readonly queries: readonly { readonly by: readonly string[]; readonly order: string }[]
  /** Writes of one visitor's address, or of one person, in an hour. Administrators are not counted. */
  readonly writesPerHour: { readonly visitor: number; readonly person: number }
}
