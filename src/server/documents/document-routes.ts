import { AppError } from '#domain/api/app-error.ts'
import { api } from '#domain/api/contract.ts'
import type { Mount } from '../http/endpoint.ts'
import { collections } from './collections.ts'
import { findDocument, findDocuments } from './document-collection.ts'
import { cursorAfter, isWithin, readQuery, refuseNone, toDocument } from './document-reads.ts'
import { addDocument, deleteDocument, setDocument, updateDocument } from './document-writes.ts'

/** §7: the six operations, each with the collection's access rule. */
export function documentRoutes(mount: Mount) {
  mount(api.readDocument, async ({ params, who, db }) => {
    const scope = refuseNone(collections[params.collection].read(who), who)
    const row = await findDocument(db, params)
    if (!row || !isWithin(row, scope)) throw new AppError('not-found')
    return toDocument(row)
  })

  mount(api.queryDocuments, async ({ params, query, who, db }) => {
    const collection = collections[params.collection]
    if (collection.queries.length === 0) throw new AppError('method-not-allowed')
    const asked = readQuery(collection, query, refuseNone(collection.read(who), who), who)
    // One more than requested shows whether there is another page.
    const rows = asked ? await findDocuments(db, collection, { ...asked, most: asked.most + 1 }) : []
    const page = rows.slice(0, asked?.most)
    const last = page.at(-1)
    const next = asked && last && rows.length > page.length ? cursorAfter(collection, asked, last) : null
    return { documents: page.map(toDocument), next }
  })

  mount(api.addDocument, (call) => addDocument(call, collections[call.params.collection], call.body))
  mount(api.setDocument, (call) => setDocument(call, collections[call.params.collection], call.params.id, call.body))
  mount(api.updateDocument, (call) =>
    updateDocument(call, collections[call.params.collection], call.params.id, call.body),
  )
  mount(api.deleteDocument, (call) => deleteDocument(call, collections[call.params.collection], call.params.id))
}
