import { AppError } from '#domain/api/app-error.ts'
import { api } from '#domain/api/contract.ts'
import type { CreatorRequest } from '#domain/documents/creator-request.ts'
import { requestActs, requestMayBecome } from '#domain/documents/creator-request.ts'
import type { Enquiry } from '#domain/documents/enquiry.ts'
import type { Actor } from '#domain/property/listing-life.ts'
import { setCreator, userById } from '../accounts/account-collection.ts'
import { type AccountParts, idOf } from '../accounts/account-parts.ts'
import { writeAudit } from '../admin/audit-collection.ts'
import { countOwned, findDocument, lockDocument, replaceDocument } from '../documents/document-collection.ts'
import type { Mount } from '../http/endpoint.ts'
import { countTry } from '../limits/limit-collection.ts'
import type { Log } from '../log.ts'
import type { ListingMarket } from '../property/listing-market.ts'
import { decidedLetter, enquiryLetter, reviewedLetter } from './creator-letters.ts'
import { addView, ownListings } from './own-listings-collection.ts'
import { actOnListing } from './publish-listing.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const MOST_COPIES = 500
const acts = { name: 'listing acts', most: 300, windowSeconds: 3600 }

type Parts = {
  readonly accounts: Pick<AccountParts, 'sendMail' | 'origin'>
  readonly listings: ListingMarket
  readonly log: Log
}

/** Requests to publish, the life of listings, enquiries and views. Every change is in the audit log. */
export function creatorRoutes(mount: Mount, { accounts, listings, log }: Parts) {
  const { sendMail, origin } = accounts
  /** Nobody waits for it; what it says is in the app too. */
  const mail = (letter: Parameters<NonNullable<typeof sendMail>>[0]) =>
    void sendMail?.(letter).catch((cause) => log.error('a letter was not sent', { cause }))

  mount(api.decideRequest, async ({ params, body, who, db, now }) => {
    const at = now()
    const decided = await db.transaction(async (tx) => {
      const row = await lockDocument(tx, { collection: 'requests', id: params.id })
      if (!row?.owner) throw new AppError('not-found')
      if (row.version !== body.version) throw new AppError('outdated')
      const before = row.data as CreatorRequest
      const status = requestActs[body.act]
      if (!requestMayBecome(before.status, status)) throw new AppError('not-allowed-now')
      const answer = body.act === 'approve' ? null : body.reason.trim()
      const data = { ...before, status, answer, decidedAt: at.toISOString() }
      await replaceDocument(tx, { ...row, data, version: row.version + 1, updatedAt: at })
      await setCreator(tx, row.owner, status === 'approved')
      const details = answer === null ? undefined : { reason: answer }
      await writeAudit(tx, { at, actor: idOf(who), act: `${body.act} creator`, subject: row.owner, details })
      return data
    })
    mail(decidedLetter(decided, origin))
    return {}
  })

  mount(api.ownListings, async ({ who, db, now }) => {
    const since = new Date(now().getTime() - 29 * DAY_MS).toISOString().slice(0, 10)
    const isCreator = who.kind === 'user' && who.isCreator
    return { isCreator, listings: await ownListings(db, idOf(who), since) }
  })

  mount(api.changeListing, async ({ params, body, who, db, now }) => {
    const uid = idOf(who)
    const isAdmin = who.kind === 'user' && who.isAdmin
    if (!isAdmin && !(await countTry(db, acts, uid, now()))) throw new AppError('too-many-requests')
    if (body.act === 'duplicate' && (await countOwned(db, 'drafts', uid)) >= MOST_COPIES)
      throw new AppError('too-many-requests')
    const actorsFor = (owner: string | null): Actor[] => [
      ...(owner === uid ? (['owner'] as const) : []),
      ...(isAdmin ? (['admin'] as const) : []),
    ]
    const at = now()
    const left = await db.transaction(async (tx) => {
      const asked = { id: params.id, act: body.act, reason: body.reason, version: body.version }
      const isCreator = who.kind === 'user' && who.isCreator
      const done = await actOnListing(tx, { ...asked, actorsFor, isCreator, now: at })
      const details = body.reason ? { reason: body.reason } : undefined
      await writeAudit(tx, { at, actor: uid, act: `${body.act} listing`, subject: done.id, details })
      return done
    })
    const { act } = body
    if (act === 'approve' || act === 'reject' || (act === 'withdraw' && left.owner !== uid)) {
      const owner = left.owner ? await userById(db, left.owner) : undefined
      if (owner) mail(reviewedLetter(owner.email, act, body.reason, origin))
    }
    if (!['submit', 'take-back', 'edit', 'duplicate', 'reject'].includes(body.act))
      listings.look().catch((cause) => log.error('listings failed', { cause }))
    return { id: left.id }
  })

  mount(api.answerEnquiry, async ({ params, body, who, db, now }) => {
    const uid = idOf(who)
    if (!(await countTry(db, acts, uid, now()))) throw new AppError('too-many-requests')
    const at = now()
    const answered = await db.transaction(async (tx) => {
      const row = await lockDocument(tx, { collection: 'enquiries', id: params.id })
      const before = row?.data as Enquiry | undefined
      const isMine = before?.to === uid || (before?.to === '' && who.kind === 'user' && who.isAdmin)
      if (!row || !before || !isMine) throw new AppError('not-found')
      if (before.answer !== null) throw new AppError('not-allowed-now')
      const data = { ...before, status: 'done', answer: body.answer, answeredAt: at.toISOString() }
      await replaceDocument(tx, { ...row, data, version: row.version + 1, updatedAt: at })
      await writeAudit(tx, { at, actor: uid, act: 'answer enquiry', subject: row.id })
      return before
    })
    mail(enquiryLetter(answered, body.answer, origin))
    return { mailed: sendMail !== undefined }
  })

  mount(api.countView, async ({ params, db, now, address, who }) => {
    const row = await findDocument(db, { collection: 'listings', id: params.id })
    if (row?.data.status !== 'live') throw new AppError('not-found')
    const day = now().toISOString().slice(0, 10)
    // Only a digest of address, listing and day is kept, for a day.
    const once = { name: `view ${params.id} ${day}`, most: 1, windowSeconds: 24 * 60 * 60 }
    const isOwner = who.kind === 'user' && who.id === row.owner
    if (!isOwner && (await countTry(db, once, address(), now()))) await addView(db, params.id, day)
    return {}
  })
}
