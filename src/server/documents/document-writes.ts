import type { z } from 'zod'
import type { Principal } from '#domain/api/access.ts'
import { AppError } from '#domain/api/app-error.ts'
import type { DocumentBody } from '#domain/documents/document.ts'
import { writeAudit } from '../admin/audit-collection.ts'
import type { Database } from '../db/database.ts'
import { countTry } from '../limits/limit-collection.ts'
import type { Collection } from './collection.ts'
import {
  type DocumentRow,
  findDocument,
  insertDocument,
  lockDocument,
  removeDocument,
  replaceDocument,
} from './document-collection.ts'
import { isWithin, refuseNone, toDocument } from './document-reads.ts'
import { isAdmin, type Rule } from './rules.ts'
import { doOnce, earlierAnswer } from './sent-collection.ts'

export type WriteCall = {
  readonly db: Database
  readonly who: Principal
  readonly key: string
  readonly now: () => Date
  readonly address: () => string
}

export async function addDocument(call: WriteCall, collection: Collection, body: DocumentBody) {
  const { add } = allowed(collection, 'add', call.who)
  const sent = parsed(add.body, body.data)
  return write(call, collection, ['add', sent], async (tx, now) => {
    const row = {
      collection: collection.name,
      id: call.key,
      owner: collection.owned && call.who.kind === 'user' ? call.who.id : null,
      data: await completed(tx, call, collection, add.keep(sent as never), true, now),
      version: 1,
      createdAt: now,
      updatedAt: now,
    }
    if (!(await insertDocument(tx, row))) throw new AppError('conflict')
    // After the insert, which waits for a concurrent one of the same id.
    const isTaken = collection.idsNotIn && (await findDocument(tx, { collection: collection.idsNotIn, id: row.id }))
    if (isTaken) throw new AppError('conflict')
    await auditDocument(tx, call, collection, add.who, 'add', row, now)
    return toDocument(row)
  })
}

export async function setDocument(call: WriteCall, collection: Collection, id: string, body: DocumentBody) {
  const { set } = allowed(collection, 'set', call.who)
  const data = parsed(set.body, body.data)
  return write(call, collection, ['set', id, data, body.version], async (tx, now) => {
    const found = await lockDocument(tx, { collection: collection.name, id })
    if (found) refuseOther(found, set.who, call.who, body.version)
    else if (body.version !== undefined) throw new AppError('not-found')
    const owner = collection.owned && call.who.kind === 'user' ? call.who.id : null
    const row: DocumentRow = {
      ...(found ?? { collection: collection.name, id, owner, createdAt: now }),
      data,
      version: (found?.version ?? 0) + 1,
      updatedAt: now,
    }
    if (found) await replaceDocument(tx, row)
    // Created concurrently.
    else if (!(await insertDocument(tx, row))) throw new AppError('outdated')
    refuseMoved(row, set.who, call.who)
    await auditDocument(tx, call, collection, set.who, 'set', row, now, data)
    return toDocument(row)
  })
}

export async function updateDocument(call: WriteCall, collection: Collection, id: string, body: DocumentBody) {
  const { update } = allowed(collection, 'update', call.who)
  const change = parsed(update.body, body.data)
  return write(call, collection, ['update', id, change, body.version], async (tx, now) => {
    const found = await lockDocument(tx, { collection: collection.name, id })
    if (!found) throw new AppError('not-found')
    refuseOther(found, update.who, call.who, body.version)
    const whole = parsed(collection.kept, { ...found.data, ...change })
    const data = await completed(tx, call, collection, whole, false, now)
    const row = { ...found, data, version: found.version + 1, updatedAt: now }
    refuseMoved(row, update.who, call.who)
    await replaceDocument(tx, row)
    await auditDocument(tx, call, collection, update.who, 'update', row, now, change)
    return toDocument(row)
  })
}

export async function deleteDocument(call: WriteCall, collection: Collection, id: string) {
  const { remove } = allowed(collection, 'remove', call.who)
  return write(call, collection, ['delete', id], async (tx, now) => {
    const found = await lockDocument(tx, { collection: collection.name, id })
    // Deleting twice is fine.
    if (!found) return {}
    refuseOther(found, remove.who, call.who, undefined)
    await removeDocument(tx, found)
    await auditDocument(tx, call, collection, remove.who, 'delete', found, now)
    return {}
  })
}

type Operation = 'add' | 'set' | 'update' | 'remove'

/** The collection's operation, if it has it and the person may use it. */
function allowed<Op extends Operation>(collection: Collection, operation: Op, who: Principal) {
  const declared = collection[operation]
  if (!declared) throw new AppError('method-not-allowed')
  refuseNone(declared.who(who), who)
  return collection as Collection & Required<Pick<Collection, Op>>
}

function parsed(schema: z.ZodObject, data: unknown): Record<string, unknown> {
  const result = schema.safeParse(data)
  if (!result.success) throw new AppError('bad-request', { cause: result.error })
  return result.data
}

/** To those without access another person's document does not exist. */
function refuseOther(found: DocumentRow, rule: Rule, who: Principal, version: number | undefined) {
  if (!isWithin(found, rule(who))) throw new AppError('not-found')
  if (version !== undefined && version !== found.version) throw new AppError('outdated')
}

/** The new row is checked against the rule too: nobody writes a document out of their own reach. */
function refuseMoved(row: DocumentRow, rule: Rule, who: Principal) {
  if (!isWithin(row, rule(who))) throw new AppError('forbidden')
}

async function completed(
  tx: Database,
  { who }: WriteCall,
  { complete }: Collection,
  data: Record<string, unknown>,
  isNew: boolean,
  at: Date,
) {
  return complete ? complete(tx, data, { who, isNew, at }) : data
}

/** Once per key. Only new writes count against the limit. */
async function write<Answer>(
  { db, who, key, now, address }: WriteCall,
  collection: Collection,
  says: readonly unknown[],
  work: (tx: Database, now: Date) => Promise<Answer>,
): Promise<Answer> {
  const at = now()
  const sent = { key, who, says: [collection.name, ...says], now: at }
  const earlier = await earlierAnswer(db, sent)
  if (earlier !== undefined) return earlier as Answer
  if (!isAdmin(who)) await refuseTooMany(db, collection, who, address, at)
  return doOnce(db, sent, (tx) => work(tx, at))
}

async function refuseTooMany(
  db: Database,
  { name, writesPerHour }: Collection,
  who: Principal,
  address: () => string,
  now: Date,
) {
  const most = who.kind === 'user' ? writesPerHour.person : writesPerHour.visitor
  const by = who.kind === 'user' ? who.id : address()
  const limit = { name: `documents ${name}`, most, windowSeconds: 3600 }
  if (!(await countTry(db, limit, by, now))) throw new AppError('too-many-requests')
}

/** Admin-only actions are audited; actions on one's own documents are not. */
async function auditDocument(
  tx: Database,
  { who }: WriteCall,
  { audited }: Collection,
  rule: Rule,
  act: string,
  row: DocumentRow,
  now: Date,
  details?: unknown,
) {
  const isRecorded = audited && act !== 'update'
  if (who.kind !== 'user' || (!isRecorded && isWithin(row, rule({ ...who, isAdmin: false })))) return
  await writeAudit(tx, {
    at: now,
    actor: who.id,
    act: `${act} ${row.collection}`,
    subject: row.id,
    details,
  })
}
