import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { api } from '#domain/api/contract.ts'
import { keptDraft, newDraft } from '#domain/property/listing-draft.ts'
import { emptyForm, type ListingForm } from '#domain/property/listing-form.ts'
import { deleteUser } from '#server/accounts/account-collection.ts'
import { auditLog, documents, listingViews, users } from '#server/db/schema.ts'
import { answerOf } from '#tests/account-calls.ts'
import { onBothDatabases } from '#tests/databases.ts'
import { documentOf, newEnquiry, newRequest, write } from '#tests/document-calls.ts'
import { cookieOf, someAddress } from '#tests/principals.ts'
import { createTestSite, type TestSite } from '#tests/test-site.ts'

const flat: ListingForm = {
  ...emptyForm,
  title: 'Bright 2 BHK near the lake',
  description: 'Quiet, with a view of the trees.',
  price: '85 lakh',
  city: 'Bengaluru',
  region: 'Karnataka',
  locality: 'Indiranagar',
  carpetArea: '820',
  bedrooms: '2',
  postedByName: 'Asha Rao',
}

const call = async (site: TestSite, path: string, body: unknown, cookie: string) =>
  answerOf(await site.post(path, body, { cookie, 'x-forwarded-for': someAddress() }))
const act = (site: TestSite, id: string, name: string, cookie: string, more: object = {}) =>
  call(site, `/api/creator/listings/${id}`, { act: name, ...more }, cookie)
const draftOf = (site: TestSite, cookie: string, form = flat) =>
  documentOf(site, 'drafts', { ...newDraft, form }, cookie)
const copyOf = async (site: TestSite, id: string, cookie: string) => {
  const answer = await site.post(`/api/creator/listings/${id}`, { act: 'duplicate' }, { cookie })
  return ((await answer.json()) as { id: string }).id
}
const read = async (site: TestSite, path: string, cookie = '') => {
  const answer = await site.ask(path, { headers: { cookie } })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

onBothDatabases('creators', ({ open }) => {
  const start = async (now?: () => Date) => {
    const site = await createTestSite(await open(), now && { now })
    const people = { creator: await cookieOf(site, 'creator'), other: await cookieOf(site, 'other creator') }
    return { site, ...people, admin: await cookieOf(site, 'admin'), user: await cookieOf(site, 'user') }
  }
  const live = async (at: Awaited<ReturnType<typeof start>>, form = flat) => {
    const id = await draftOf(at.site, at.creator, form)
    expect(await act(at.site, id, 'submit', at.creator)).toEqual([200, undefined])
    expect(await act(at.site, id, 'approve', at.admin)).toEqual([200, undefined])
    return id
  }

  test('a request is rejected with a reason, sent again, approved and taken back; each is in the audit log', async () => {
    const { site, user, admin } = await start()
    const decide = (id: string, name: string, reason: string, version = 1) =>
      call(site, `/api/admin/requests/${id}`, { act: name, reason, version }, admin)
    const first = await documentOf(site, 'requests', newRequest(), user)
    const again = await write(site, 'POST', 'requests', newRequest(), { cookie: user })
    expect(await answerOf(again)).toEqual([409, 'already-requested'])
    expect(await decide(first, 'reject', ' ')).toEqual([400, 'bad-request'])
    expect(await decide(first, 'reject', 'Please name your company.')).toEqual([200, undefined])
    const { body } = await read(site, `/api/documents/requests/${first}`, user)
    expect(body.data).toMatchObject({ status: 'rejected', answer: 'Please name your company.' })
    const second = await documentOf(site, 'requests', newRequest(), user)
    expect(await decide(second, 'revoke', 'No.')).toEqual([409, 'not-allowed-now'])
    expect(await decide(second, 'approve', '')).toEqual([200, undefined])
    expect(await draftOf(site, user)).toMatch(/^[\w-]{36}$/)
    expect(await decide(second, 'revoke', 'Complaints.', 2)).toEqual([200, undefined])
    const refused = await write(site, 'POST', 'drafts', { ...newDraft }, { cookie: user })
    expect(await answerOf(refused)).toEqual([403, 'forbidden'])
    const log = await site.db.select().from(auditLog).orderBy(auditLog.id)
    expect(log.map((row) => row.act)).toEqual([
      'add requests',
      'reject creator',
      'add requests',
      'approve creator',
      'add drafts',
      'revoke creator',
    ])
  })

  test('two requests at once are one; two admins who decide at once decide once', async () => {
    const { site, user, admin } = await start()
    const both = await Promise.all([1, 2].map(() => write(site, 'POST', 'requests', newRequest(), { cookie: user })))
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const [row] = await site.db.select().from(documents).where(eq(documents.collection, 'requests'))
    const other = await cookieOf(site, 'admin')
    const decided = await Promise.all([
      call(site, `/api/admin/requests/${row?.id}`, { act: 'approve', reason: '', version: 1 }, admin),
      call(site, `/api/admin/requests/${row?.id}`, { act: 'reject', reason: 'No.', version: 1 }, other),
    ])
    expect(decided.map(([status]) => status).sort()).toEqual([200, 409])
  })

  test('a draft is its owner’s and the admins’ alone until it is approved', async () => {
    const at = await start()
    const { site, creator, other, admin, user } = at
    const id = await draftOf(site, creator)
    for (const cookie of [other, user]) {
      expect((await read(site, `/api/documents/drafts/${id}`, cookie)).status).toBe(404)
      expect((await act(site, id, 'submit', cookie))[0]).toBe(404)
    }
    expect((await read(site, '/api/documents/drafts?order=-updatedAt', other)).body.documents).toEqual([])
    expect((await read(site, `/api/listings/${id}`)).status).toBe(404)
    expect(await act(site, id, 'approve', admin)).toEqual([409, 'not-allowed-now'])
    expect(await act(site, id, 'submit', creator)).toEqual([200, undefined])
    const change = await write(site, 'PATCH', `drafts/${id}`, { ...newDraft, form: flat }, { cookie: creator })
    expect(await answerOf(change)).toEqual([404, 'not-found'])
    expect(await act(site, id, 'approve', creator)).toEqual([409, 'not-allowed-now'])
    expect(await act(site, id, 'reject', admin, { reason: 'Too short.' })).toEqual([200, undefined])
    expect((await read(site, `/api/documents/drafts/${id}`, creator)).body.data).toMatchObject({ reason: 'Too short.' })
    expect(await act(site, id, 'submit', creator)).toEqual([200, undefined])
    expect(await act(site, id, 'approve', admin, { version: 1 })).toEqual([409, 'outdated'])
    expect(await act(site, id, 'approve', admin)).toEqual([200, undefined])
    const { body } = await read(site, `/api/listings/${id}`)
    expect(body).toMatchObject({ title: flat.title, price: 8_500_000, status: 'live', sample: false })
    expect((await read(site, `/api/documents/drafts/${id}`, creator)).status).toBe(404)
    const log = await site.db.select().from(auditLog).where(eq(auditLog.subject, id)).orderBy(auditLog.id)
    expect(log.map((row) => row.act)).toEqual([
      'add drafts',
      'submit listing',
      'reject listing',
      'submit listing',
      'approve listing',
    ])
  })

  test('the live version stays while a new one is reviewed; then its price history grows', async () => {
    let now = new Date('2026-11-10T08:00:00Z')
    const at = await start(() => now)
    const { site, creator, admin } = at
    const id = await live(at)
    now = new Date('2026-11-15T08:00:00Z')
    expect(await act(site, id, 'edit', creator)).toEqual([200, undefined])
    const form = { ...flat, price: '80 lakh' }
    expect((await write(site, 'PATCH', `drafts/${id}`, { ...newDraft, form }, { cookie: creator })).status).toBe(200)
    await act(site, id, 'submit', creator)
    expect((await read(site, `/api/listings/${id}`)).body).toMatchObject({ price: 8_500_000 })
    await act(site, id, 'approve', admin)
    expect((await read(site, `/api/listings/${id}`)).body).toMatchObject({
      price: 8_000_000,
      postedOn: '2026-11-10',
      priceHistory: [
        { day: '2026-11-10', price: 8_500_000 },
        { day: '2026-11-15', price: 8_000_000 },
      ],
    })
    expect((await act(site, id, 'sell', at.other))[0]).toBe(404)
    expect(await act(site, id, 'sell', creator)).toEqual([200, undefined])
    expect(await act(site, id, 'withdraw', creator)).toEqual([409, 'not-allowed-now'])
    expect((await read(site, `/api/listings/${id}`)).status).toBe(410)
  })

  test('no write reaches a status of its own: too long, unknown fields and other people’s pictures are refused', async () => {
    const { site, creator } = await start()
    const id = await draftOf(site, creator)
    const patch = async (data: object) =>
      answerOf(await write(site, 'PATCH', `drafts/${id}`, data, { cookie: creator }))
    const refused = [
      { ...newDraft, status: 'live' },
      { ...newDraft, form: { ...flat, title: 'x'.repeat(10_000) } },
      { ...newDraft, form: { ...flat, owner: 'me' } },
    ]
    for (const data of refused) expect(await patch(data)).toEqual([400, 'bad-request'])
    const stolen = { kind: 'kept', hash: 'A'.repeat(43), alt: 'Somebody else’s' }
    expect(await patch({ ...newDraft, pictures: [stolen] })).toEqual([404, 'not-found'])
    const [row] = await site.db.select().from(documents).where(eq(documents.id, id))
    expect(row).toMatchObject({ version: 1, data: { form: { title: flat.title }, status: 'draft', pictures: [] } })
    const empty = await draftOf(site, creator, emptyForm)
    expect(await act(site, empty, 'submit', creator)).toEqual([409, 'listing-incomplete'])
  })

  test('a creator who is disabled while writing can no longer save, and nothing is half saved', async () => {
    const { site, creator } = await start()
    const id = await draftOf(site, creator)
    const [row] = await site.db.select().from(documents).where(eq(documents.id, id))
    await site.db
      .update(users)
      .set({ isDisabled: true })
      .where(eq(users.id, row?.owner ?? ''))
    const saved = await write(site, 'PATCH', `drafts/${id}`, { ...newDraft, form: emptyForm }, { cookie: creator })
    expect(await answerOf(saved)).toEqual([401, 'signed-out'])
    const [after] = await site.db.select().from(documents).where(eq(documents.id, id))
    expect(after).toEqual(row)
  })

  test('nobody attaches a draft to another person’s listing, not even while it is being approved', async () => {
    const at = await start()
    const { site, creator, other, admin } = at
    const first = await live(at)
    const id = await copyOf(site, first, creator)
    await act(site, id, 'submit', creator)
    const add = async (key: string) =>
      answerOf(await write(site, 'POST', 'drafts', { ...newDraft, form: flat }, { cookie: other, key }))
    const [added] = await Promise.all([add(id), act(site, id, 'approve', admin)])
    expect(added).toEqual([409, 'conflict'])
    expect(await add(id)).toEqual([409, 'conflict'])
    expect(await site.db.select().from(documents).where(eq(documents.collection, 'drafts'))).toEqual([])
    expect(await act(site, id, 'edit', creator)).toEqual([200, undefined])
  })

  test('a draft that lies beside another person’s listing is never published over it', async () => {
    const at = await start()
    const { site, creator, other, admin } = at
    const id = await live(at)
    const foreign = await draftOf(site, other, { ...flat, title: 'Another text' })
    await site.db.update(documents).set({ id }).where(eq(documents.id, foreign))
    expect(await act(site, id, 'submit', other)).toEqual([409, 'not-allowed-now'])
    await site.db
      .update(documents)
      .set({ data: { ...keptDraft({ ...newDraft, form: flat }), status: 'review' } })
      .where(and(eq(documents.id, id), eq(documents.collection, 'drafts')))
    expect(await act(site, id, 'approve', admin)).toEqual([409, 'not-allowed-now'])
    expect(await act(site, id, 'edit', creator)).toEqual([409, 'not-allowed-now'])
    expect((await read(site, `/api/listings/${id}`)).body).toMatchObject({ title: flat.title })
    expect(await act(site, id, 'withdraw', creator)).toEqual([200, undefined])
  })

  test('sold is the end: its new version goes with it, and none is submitted or approved', async () => {
    const at = await start()
    const { site, creator, admin } = at
    const id = await live(at)
    await act(site, id, 'edit', creator)
    await act(site, id, 'submit', creator)
    expect(await act(site, id, 'sell', creator)).toEqual([200, undefined])
    expect((await read(site, `/api/documents/drafts/${id}`, creator)).status).toBe(404)
    const [row] = await site.db.select().from(documents).where(eq(documents.id, id))
    if (!row) throw new Error('The listing is gone')
    const left = { ...keptDraft({ ...newDraft, form: flat }), status: 'draft' }
    await site.db.insert(documents).values({ ...row, collection: 'drafts', data: left })
    expect(await act(site, id, 'submit', creator)).toEqual([409, 'not-allowed-now'])
    const drafts = and(eq(documents.id, id), eq(documents.collection, 'drafts'))
    await site.db
      .update(documents)
      .set({ data: { ...left, status: 'review' } })
      .where(drafts)
    expect(await act(site, id, 'approve', admin)).toEqual([409, 'not-allowed-now'])
    expect((await read(site, `/api/listings/${id}`)).status).toBe(410)
  })

  test('a withdrawn listing takes its new version out of review; it goes live again only when it is submitted', async () => {
    const at = await start()
    const { site, creator, admin } = at
    const id = await live(at)
    await act(site, id, 'edit', creator)
    await act(site, id, 'submit', creator)
    expect(await act(site, id, 'withdraw', creator)).toEqual([200, undefined])
    expect((await read(site, `/api/documents/drafts/${id}`, creator)).body.data).toMatchObject({ status: 'draft' })
    expect(await act(site, id, 'approve', admin)).toEqual([409, 'not-allowed-now'])
    await act(site, id, 'submit', creator)
    expect(await act(site, id, 'approve', admin)).toEqual([200, undefined])
    expect((await read(site, `/api/listings/${id}`)).body).toMatchObject({ status: 'live' })
  })

  test('an admin withdraws a live listing with a reason, which the audit log keeps', async () => {
    const at = await start()
    const { site, other, admin } = at
    const id = await live(at)
    expect((await act(site, id, 'withdraw', other, { reason: 'Mine.' }))[0]).toBe(404)
    expect(await act(site, id, 'withdraw', admin, { reason: 'It was reported as sold.' })).toEqual([200, undefined])
    expect((await read(site, `/api/listings/${id}`)).status).toBe(410)
    const log = await site.db.select().from(auditLog).where(eq(auditLog.subject, id)).orderBy(auditLog.id)
    expect(log.at(-1)).toMatchObject({ act: 'withdraw listing', details: '{"reason":"It was reported as sold."}' })
  })

  test('a copy is a draft of its own; a version that is taken back can be written again', async () => {
    const at = await start()
    const { site, creator, other, admin } = at
    const id = await live(at)
    expect((await act(site, id, 'duplicate', other))[0]).toBe(404)
    const copy = await copyOf(site, id, creator)
    expect(copy).not.toBe(id)
    const copied = (await read(site, `/api/documents/drafts/${copy}`, creator)).body.data
    expect(copied).toMatchObject({ status: 'draft', form: { title: flat.title, price: '85,00,000' } })
    expect((await read(site, `/api/listings/${id}`)).body).toMatchObject({ status: 'live' })
    await act(site, copy, 'submit', creator)
    expect((await act(site, copy, 'take-back', other))[0]).toBe(404)
    expect(await act(site, copy, 'take-back', creator)).toEqual([200, undefined])
    expect(await act(site, copy, 'approve', admin)).toEqual([409, 'not-allowed-now'])
    const form = { ...flat, title: 'Written again' }
    expect((await write(site, 'PATCH', `drafts/${copy}`, { ...newDraft, form }, { cookie: creator })).status).toBe(200)
  })

  test('an enquiry is answered once', async () => {
    const at = await start()
    const { site, creator, user } = at
    const enquiry = await documentOf(site, 'enquiries', newEnquiry(await live(at)), user)
    const path = `/api/creator/enquiries/${enquiry}`
    const both = await Promise.all(['Yes.', 'No.'].map((answer) => call(site, path, { answer }, creator)))
    expect(both.toSorted()).toEqual([
      [200, undefined],
      [409, 'not-allowed-now'],
    ])
    expect(await call(site, path, { answer: 'Again.' }, creator)).toEqual([409, 'not-allowed-now'])
  })

  test('enquiries to an account that is deleted are deleted with it', async () => {
    const at = await start()
    const { site, creator, user } = at
    await documentOf(site, 'enquiries', newEnquiry(await live(at)), user)
    const enquiries = eq(documents.collection, 'enquiries')
    const [row] = await site.db.select().from(documents).where(enquiries)
    const others = { ...row?.data, to: 'somebody-else' }
    await site.db.insert(documents).values({ ...(row as NonNullable<typeof row>), id: 'another', data: others })
    await deleteUser(site.db, String(row?.data.to))
    expect((await site.db.select().from(documents).where(enquiries)).map(({ id }) => id)).toEqual(['another'])
    expect((await read(site, '/api/creator/listings', creator)).status).toBe(401)
  })

  test('an enquiry reaches the owner alone, who answers it; the person who asked sees the answer', async () => {
    const at = await start()
    const { site, creator, other, admin, user } = at
    const id = await live(at)
    const enquiry = await documentOf(site, 'enquiries', newEnquiry(id), user)
    const path = `/api/documents/enquiries/${enquiry}`
    for (const cookie of [admin, other]) expect((await read(site, path, cookie)).status).toBe(404)
    expect((await read(site, path, creator)).body.data).toMatchObject({ email: 'asha@people.example' })
    expect((await call(site, `/api/creator/enquiries/${enquiry}`, { answer: 'Yes.' }, other))[0]).toBe(404)
    expect((await call(site, `/api/creator/enquiries/${enquiry}`, { answer: 'Yes.' }, creator))[0]).toBe(200)
    expect((await read(site, path, user)).body.data).toMatchObject({ answer: 'Yes.', status: 'done' })
    expect((await read(site, '/api/documents/enquiries?order=-createdAt', admin)).body.documents).toEqual([])
    await act(site, id, 'withdraw', creator)
    const late = await write(site, 'POST', 'enquiries', newEnquiry(id), { cookie: user })
    expect(await answerOf(late)).toEqual([410, 'gone'])
  })

  test('views count once per address and day, not the owner’s own, and name nobody', async () => {
    const at = await start()
    const { site, creator } = at
    const id = await live(at)
    const view = (address: string, cookie = '') =>
      site.post(`/api/listings/${id}/views`, {}, { cookie, 'x-forwarded-for': address })
    for (const address of ['10.9.0.1', '10.9.0.1', '10.9.0.2']) expect((await view(address)).status).toBe(200)
    await view('10.9.0.3', creator)
    const day = new Date().toISOString().slice(0, 10)
    expect(await site.db.select().from(listingViews)).toEqual([{ listing: id, day, count: 2 }])
    const { body } = await read(site, '/api/creator/listings', creator)
    const { listings } = api.ownListings.answer.parse(body)
    expect(listings).toMatchObject([{ id, status: 'live', views: [{ day, count: 2 }] }])
  })
})
