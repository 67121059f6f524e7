import { z } from 'zod'
import type { Access } from '#catalogue/routes.ts'
import { anonymous } from '#domain/api/access.ts'
import type { Endpoint } from '#domain/api/api-endpoint.ts'
import { api } from '#domain/api/contract.ts'
import { document, documentBody, documentPage } from '#domain/documents/document.ts'
import type { Collection } from './collection.ts'
import { collections } from './collections.ts'
import type { Rule } from './rules.ts'

type Named = [operationId: string, endpoint: Endpoint]

/** How each document call looks for one collection; undefined if the collection lacks it. */
const parts: Partial<Record<string, (collection: Collection) => Partial<Endpoint> | undefined>> = {
  readDocument: ({ kept, read }) => ({ access: accessOf(read), answer: document.extend({ data: kept }) }),
  queryDocuments: ({ kept, read, queries }) => {
    const filters = new Set(queries.flatMap(({ by }) => by).filter((field) => field !== 'owner'))
    const query = Object.fromEntries([...filters].map((field) => [field, z.optional(kept.shape[field] as z.ZodType)]))
    const documents = z.array(document.extend({ data: kept }))
    return queries.length > 0
      ? {
          access: accessOf(read),
          query: api.queryDocuments.query.extend(query),
          answer: documentPage.extend({ documents }),
        }
      : undefined
  },
  addDocument: ({ add, kept }) => add && written(add, kept),
  setDocument: ({ set, kept }) => set && written(set, kept),
  updateDocument: ({ update, kept }) => update && written(update, kept),
  deleteDocument: ({ remove }) => remove && { access: accessOf(remove.who) },
}

const written = ({ who, body }: { who: Rule; body: z.ZodObject }, kept: z.ZodObject) => ({
  access: accessOf(who),
  body: documentBody.extend({ data: body }),
  answer: document.extend({ data: kept }),
})

/** Who may do it with at least one document. */
function accessOf(rule: Rule): Access {
  if (rule(anonymous) !== 'none') return 'anyone'
  return rule({ kind: 'user', id: '', isAdmin: false, isCreator: false }) === 'none' ? 'admin' : 'user'
}

/** Describes a document call once per collection, with that collection's schemas. */
export function inEachCollection([operationId, endpoint]: Named): Named[] {
  const part = parts[operationId]
  if (!part) return [[operationId, endpoint]]
  return Object.values(collections).flatMap((collection): Named[] => {
    const own = part(collection)
    const path = endpoint.path.replace('{collection}', collection.name) as Endpoint['path']
    return own ? [[`${operationId}In${collection.name}`, { ...endpoint, ...own, path }]] : []
  })
}
