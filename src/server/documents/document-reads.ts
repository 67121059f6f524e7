import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Principal } from '#domain/api/access.ts'
import { AppError } from '#domain/api/app-error.ts'
import { type Document, type DocumentQuery, documentId, documentLimits } from '#domain/documents/document.ts'
import { plainText } from '#domain/text/plain-text.ts'
import type { Collection } from './collection.ts'
import type { Asked, DocumentRow } from './document-collection.ts'
import { isMoment, isNumber } from './document-indexes-collection.ts'
import type { Scope, Those } from './rules.ts'

export const toDocument = (row: DocumentRow): Document<Record<string, unknown>> => ({
  id: row.id,
  version: row.version,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  data: row.data,
})

/** The scope; if empty, 401 for visitors and 403 for others. */
export function refuseNone(scope: Scope, who: Principal): Exclude<Scope, 'none'> {
  if (scope === 'none') throw new AppError(who.kind === 'anonymous' ? 'signed-out' : 'forbidden')
  return scope
}

export function isWithin({ owner, data }: Pick<DocumentRow, 'owner' | 'data'>, scope: Scope): boolean {
  if (typeof scope === 'string') return scope === 'all'
  const isOneOf = (those: Those) =>
    Object.entries(those).every(([field, value]) => (field === 'owner' ? owner : String(data[field])) === value)
  return [scope].flat().some(isOneOf)
}

/** The part of a scope that a query is bound to: the one it asks for, else the first. */
function boundsOf(scope: Exclude<Scope, 'none'>, asked: Those): Those {
  if (scope === 'all') return {}
  const all: readonly Those[] = [scope].flat()
  const isAsked = (those: Those) => Object.entries(those).every(([field, value]) => asked[field] === value)
  return all.find(isAsked) ?? all[0] ?? {}
}

/** The database query; undefined if there can be no result. Combinations without an index are refused. */
export function readQuery(
  collection: Collection,
  { order, limit, after, mine, ...fields }: DocumentQuery,
  scope: Exclude<Scope, 'none'>,
  who: Principal,
): Asked | undefined {
  const own: Record<string, string> = mine && who.kind === 'user' ? { owner: who.id } : {}
  const asked: Record<string, string> = { ...checkedFilters(collection, fields), ...own }
  const where: Record<string, string> = { ...asked, ...boundsOf(scope, asked) }
  const ordered = order ?? `-${collection.queries[0]?.order}`
  const field = ordered.replace('-', '')
  const by = Object.keys(where).sort().join()
  const declared = collection.queries.some((query) => query.order === field && query.by.toSorted().join() === by)
  if (!declared) throw new AppError('bad-request')
  // Filters outside the allowed scope.
  if (Object.entries(asked).some(([name, value]) => where[name] !== value)) return undefined
  return {
    where,
    order: field,
    descending: ordered.startsWith('-'),
    most: Number(limit ?? documentLimits.pageSize),
    after: after === undefined ? undefined : openCursor(collection, field, after, shapeOf(ordered, where)),
  }
}

const shapeOf = (order: string, where: object) => JSON.stringify([order, where])
const anyText = plainText(200)

function checkedFilters(collection: Collection, fields: Readonly<Record<string, unknown>>): Record<string, string> {
  const entries = Object.entries(fields).map(([name, value]): [string, string] => {
    const schema = Object.hasOwn(collection.kept.shape, name) ? collection.kept.shape[name] : undefined
    const text = anyText.safeParse(value)
    if (!schema || !text.success) throw new AppError('bad-request')
    const meant = isNumber(collection, name) ? Number(text.data) : text.data
    if (!z.safeParse(schema, meant).success) throw new AppError('bad-request')
    return [name, text.data]
  })
  return Object.fromEntries(entries)
}

/** The cursor of the next page, valid for its own query only. */
export function cursorAfter({ name }: Collection, { order, descending, where }: Asked, row: DocumentRow): string {
  const value = order === 'createdAt' || order === 'updatedAt' ? row[order].toISOString() : row.data[order]
  const shape = shapeOf(`${descending ? '-' : ''}${order}`, where)
  return Buffer.from(JSON.stringify([sealOf(name, shape, value, row.id), value, row.id])).toString('base64url')
}

const sealOf = (name: string, shape: string, value: unknown, id: string) =>
  createHash('sha256')
    .update(JSON.stringify([name, shape, value, id]))
    .digest('base64url')
    .slice(0, 12)

const moment = z.iso.datetime().refine((text) => text >= '1970')

function openCursor(collection: Collection, field: string, cursor: string, shape: string) {
  const value = isMoment(field) ? moment : isNumber(collection, field) ? z.number() : plainText(1_000)
  const opened = z.tuple([z.string(), value, documentId]).safeParse(parseJson(Buffer.from(cursor, 'base64url')))
  if (!opened.success) throw new AppError('bad-request')
  const [seal, at, id] = opened.data
  if (seal !== sealOf(collection.name, shape, at, id)) throw new AppError('bad-request')
  return { value: at, id }
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
