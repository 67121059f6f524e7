import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { api } from '#domain/api/contract.ts'
import { rowsOf } from '#server/db/migrations.ts'
import { documents, sentWrites } from '#server/db/schema.ts'
import { answerOf } from '#tests/account-calls.ts'
import { onBothDatabases } from '#tests/databases.ts'
import { messageOf, newMessage, write } from '#tests/document-calls.ts'
import { cookieOf } from '#tests/principals.ts'
import { createTestSite, type TestSite } from '#tests/test-site.ts'

const all = (site: TestSite) => site.db.select().from(documents)
const get = (site: TestSite, path: string, cookie: string, headers: Record<string, string> = {}) =>
  site.ask(`/api/documents/${path}`, { headers: { cookie, ...headers } })
const pageOf = async (answer: Response) => api.queryDocuments.answer.parse(await answer.json())

onBothDatabases('documents', ({ open }) => {
  const start = async (now?: () => Date) => createTestSite(await open(), now && { now })

  test('a visitor adds a message; an admin reads, changes and deletes it, each with a new version', async () => {
    const site = await start()
    const cookie = await cookieOf(site, 'admin')
    const id = await messageOf(site)
    const read = await get(site, `messages/${id}`, cookie)
    expect(await read.json()).toMatchObject({ id, version: 1, data: { name: 'Asha Rao', status: 'new' } })
    const changed = await write(site, 'PATCH', `messages/${id}`, { status: 'done' }, { cookie })
    expect(await changed.json()).toMatchObject({ version: 2, data: { subject: 'A question', status: 'done' } })
    expect((await write(site, 'DELETE', `messages/${id}`, undefined, { cookie })).status).toBe(200)
    expect(await answerOf(await get(site, `messages/${id}`, cookie))).toEqual([404, 'not-found'])
  })

  test('consent and honeypot are not stored; a filled honeypot marks spam', async () => {
    const site = await start()
    await messageOf(site, '', { website: 'https://buy.example' })
    const [row] = await all(site)
    expect(row?.data).toEqual({
      name: 'Asha Rao',
      email: 'asha@people.example',
      subject: 'A question',
      message: 'How old are the figures?',
      status: 'spam',
    })
  })

  test('set creates and replaces a document', async () => {
    const site = await start()
    const cookie = await cookieOf(site, 'admin')
    const set = (text: string, more = {}) =>
      write(site, 'PUT', 'banners/current', { text, link: 'More', shown: true }, { cookie, ...more })
    expect(await (await set('One')).json()).toMatchObject({ id: 'current', version: 1 })
    expect(await (await set('Two', { version: 1 })).json()).toMatchObject({ version: 2, data: { text: 'Two' } })
    expect(await answerOf(await set('Three', { version: 1 }))).toEqual([409, 'outdated'])
    expect((await all(site)).map(({ data }) => data.text)).toEqual(['Two'])
    const { banner } = (await (await site.ask('/api/banner')).json()) as { banner: { text: string } }
    expect(banner.text).toBe('Two')
  })

  test('sent twice, even concurrently, it is applied once with the same response', async () => {
    const site = await start()
    const key = randomUUID()
    const send = () => write(site, 'POST', 'messages', newMessage(), { key, 'x-forwarded-for': '10.9.9.9' })
    const answers = await Promise.all([send(), send(), send()])
    const later = await send()
    expect([...answers, later].map(({ status }) => status)).toEqual([201, 201, 201, 201])
    const texts = await Promise.all([...answers, later].map(async (answer) => answer.json()))
    for (const text of texts) expect(text).toEqual(texts[0])
    expect(await all(site)).toHaveLength(1)
  })

  test('a key used for something else, or by somebody else, is a conflict without side effects', async () => {
    const site = await start()
    const key = randomUUID()
    await write(site, 'POST', 'messages', newMessage(), { key })
    const other = await write(site, 'POST', 'messages', newMessage({ subject: 'Another' }), { key })
    expect(await answerOf(other)).toEqual([409, 'conflict'])
    const cookie = await cookieOf(site, 'user')
    expect(await answerOf(await write(site, 'POST', 'messages', newMessage(), { key, cookie }))).toEqual([
      409,
      'conflict',
    ])
    expect((await all(site)).map(({ data }) => data.subject)).toEqual(['A question'])
  })

  test('a refused write leaves its key free', async () => {
    const site = await start()
    const cookie = await cookieOf(site, 'admin')
    const key = randomUUID()
    const id = randomUUID()
    const change = () => write(site, 'PATCH', `messages/${id}`, { status: 'read' }, { cookie, key })
    expect(await answerOf(await change())).toEqual([404, 'not-found'])
    await write(site, 'POST', 'messages', newMessage(), { key: id })
    expect((await change()).status).toBe(200)
  })

  test('an outdated change is refused', async () => {
    const site = await start()
    const cookie = await cookieOf(site, 'admin')
    const id = await messageOf(site)
    await write(site, 'PATCH', `messages/${id}`, { status: 'done' }, { cookie, version: 1 })
    const late = await write(site, 'PATCH', `messages/${id}`, { status: 'read' }, { cookie, version: 1 })
    expect(await answerOf(late)).toEqual([409, 'outdated'])
    expect((await all(site))[0]?.data.status).toBe('done')
  })

  const badWrites: [string, (site: TestSite, cookie: string) => Promise<Response>, number, string][] = [
    ['a field too many', (s) => write(s, 'POST', 'messages', { ...newMessage(), status: 'done' }), 400, 'bad-request'],
    ['another person’s id', (s) => write(s, 'POST', 'messages', { ...newMessage(), owner: 'u2' }), 400, 'bad-request'],
    ['no consent', (s) => write(s, 'POST', 'messages', { ...newMessage(), consent: false }), 400, 'bad-request'],
    ['no address', (s) => write(s, 'POST', 'messages', newMessage({ email: 'asha' })), 400, 'bad-request'],
    ['a NUL', (s) => write(s, 'POST', 'messages', newMessage({ subject: 'a\0b' })), 400, 'bad-request'],
    [
      'a text too long',
      (s) => write(s, 'POST', 'messages', newMessage({ message: 'x'.repeat(5_001) })),
      400,
      'bad-request',
    ],
    [
      'ten megabytes',
      (s) => write(s, 'POST', 'messages', newMessage({ message: 'x'.repeat(10_000_000) })),
      413,
      'too-large',
    ],
    ['a list for a document', (s) => write(s, 'POST', 'messages', []), 400, 'bad-request'],
    ['no key', (s) => s.post('/api/documents/messages', { data: newMessage() }), 400, 'bad-request'],
    ['a key that is none', (s) => write(s, 'POST', 'messages', newMessage(), { key: "' or 1=1" }), 400, 'bad-request'],
    [
      'the name of another account',
      (s, cookie) => write(s, 'POST', 'messages', newMessage(), { cookie, 'x-account': 'u2' }),
      401,
      'signed-out',
    ],
    [
      'the name of an account by a visitor',
      (s) => write(s, 'POST', 'messages', newMessage(), { 'x-account': 'u2' }),
      401,
      'signed-out',
    ],
    ['an unknown collection', (s) => write(s, 'POST', 'secrets', {}), 400, 'bad-request'],
    ['a collection of the language', (s) => write(s, 'POST', '__proto__', {}), 400, 'bad-request'],
    ['an id with a slash', (s, cookie) => write(s, 'PUT', 'banners/a%2Fb', {}, { cookie }), 400, 'bad-request'],
    [
      'another site',
      (s) => write(s, 'POST', 'messages', newMessage(), { origin: 'https://evil.example' }),
      403,
      'cross-site',
    ],
    [
      'an operation that the collection does not have',
      (s) => write(s, 'PUT', 'messages/some', newMessage()),
      405,
      'method-not-allowed',
    ],
    [
      'a state that there is not',
      (s, cookie) => write(s, 'PATCH', 'messages/some', { status: 'lost' }, { cookie }),
      400,
      'bad-request',
    ],
  ]
  test('a bad write is refused by name, and nothing is stored', async () => {
    const site = await start()
    const cookie = await cookieOf(site, 'admin')
    for (const [what, send, status, code] of badWrites)
      expect([what, ...(await answerOf(await send(site, cookie)))]).toEqual([what, status, code])
    expect(await all(site)).toEqual([])
    expect(await site.db.select().from(sentWrites)).toEqual([])
  })

  test('cursors page in both directions without gaps or repeats, also among equal times', async () => {
    let time = Date.parse('2026-11-15T12:00:00.123Z')
    const site = await start(() => new Date(time))
    const cookie = await cookieOf(site, 'admin')
    const made: string[] = []
    for (let n = 0; n < 23; n += 1) {
      if (n % 5 === 0) time += 1
      made.push(await messageOf(site, '', { subject: `Subject ${n}` }))
    }
    for (const order of ['createdAt', '-createdAt']) {
      const seen: string[] = []
      let after: string | null = ''
      while (after !== null) {
        const cursor: string = after && `&after=${after}`
        const page = await pageOf(await get(site, `messages?status=new&order=${order}&limit=4${cursor}`, cookie))
        seen.push(...page.documents.map(({ id }) => id))
        after = page.next
      }
      expect(seen).toHaveLength(23)
      expect(new Set(seen)).toEqual(new Set(made))
    }
  })

  const badQueries = [
    ['an unknown field', 'colour=red'],
    ['a field that has no index', 'name=Asha'],
    ['whose they are', 'owner=u1'],
    ['an order that has no index', 'order=subject'],
    ['an order of the language', 'order=constructor'],
    ['a huge limit', 'limit=1000000'],
    ['no limit', 'limit=0'],
    ['a limit in words', 'limit=ten'],
    ['a state that there is not', 'status=lost'],
    ['a name twice', 'status=new&status=done'],
    ['a NUL', 'status=%00'],
    ['a broken cursor', 'after=abc'],
    ['an empty cursor', 'after='],
    ['a forged cursor', `after=${forged(['seal', '2026-01-01T00:00:00.000Z', 'x'])}`],
    ['a forged cursor of another shape', `after=${forged({ id: 1 })}`],
    ['a forged cursor before all time', `after=${forged(['seal', '0000-01-01T00:00:00.000Z', 'x'])}`],
  ]
  test('a bad query is refused', async () => {
    const site = await start()
    const cookie = await cookieOf(site, 'admin')
    for (const [what, query] of badQueries)
      expect([what, ...(await answerOf(await get(site, `messages?${query}`, cookie)))]).toEqual([
        what,
        400,
        'bad-request',
      ])
  })

  test('a cursor is valid for its query only', async () => {
    const site = await start()
    const cookie = await cookieOf(site, 'admin')
    for (let n = 0; n < 3; n += 1) await messageOf(site)
    const { next } = await pageOf(await get(site, 'messages?limit=1', cookie))
    expect((await get(site, `messages?limit=1&after=${next}`, cookie)).status).toBe(200)
    expect((await get(site, `messages?limit=1&status=new&after=${next}`, cookie)).status).toBe(400)
  })

  test('users see only their own; deleting the account deletes its messages', async () => {
    const site = await start()
    const [mine, other] = [await cookieOf(site, 'user'), await cookieOf(site, 'other user')]
    const id = await messageOf(site, mine)
    await messageOf(site, other)
    await messageOf(site)
    const { documents: seen } = await pageOf(await get(site, 'messages?mine=true', mine))
    expect(seen.map((each) => each.id)).toEqual([id])
    expect((await pageOf(await get(site, 'messages', mine))).documents).toHaveLength(1)
    expect((await get(site, `messages/${id}`, other)).status).toBe(404)
    const admin = await cookieOf(site, 'admin')
    expect((await pageOf(await get(site, 'messages', admin))).documents).toHaveLength(3)
    expect((await pageOf(await get(site, 'messages?mine=true', admin))).documents).toHaveLength(0)
    await site.post('/api/auth/delete-account', { password: 'secret-enough' }, { cookie: mine })
    expect((await pageOf(await get(site, 'messages', admin))).documents).toHaveLength(2)
  })

  test('a response has an ETag, and is not sent again', async () => {
    const site = await start()
    const cookie = await cookieOf(site, 'admin')
    const id = await messageOf(site)
    for (const path of [`messages/${id}`, 'messages?status=new']) {
      const tag = (await get(site, path, cookie)).headers.get('etag') ?? ''
      const again = await get(site, path, cookie, { 'if-none-match': tag })
      expect([again.status, await again.text()]).toEqual([304, ''])
      expect((await get(site, path, cookie, { 'if-none-match': 'W/"other"' })).status).toBe(200)
    }
    const before = (await get(site, `messages/${id}`, cookie)).headers.get('etag')
    await write(site, 'PATCH', `messages/${id}`, { status: 'read' }, { cookie })
    expect((await get(site, `messages/${id}`, cookie)).headers.get('etag')).not.toBe(before)
  })

  test('messages are limited per address and hour; a repeat counts once; admins are not limited', async () => {
    const site = await start()
    const from = (more = {}) =>
      write(site, 'POST', 'messages', newMessage(), { 'x-forwarded-for': '192.0.2.1', ...more })
    const key = randomUUID()
    for (let n = 0; n < 12; n += 1) expect((await from({ key })).status).toBe(201)
    for (let n = 0; n < 9; n += 1) expect((await from()).status).toBe(201)
    expect(await answerOf(await from())).toEqual([429, 'too-many-requests'])
    expect((await from({ key })).status).toBe(201)
    expect((await from({ 'x-forwarded-for': '192.0.2.2' })).status).toBe(201)
  })

  test('every declared query uses an index', async () => {
    const site = await start()
    const rows = await site.db.execute(sql`select indexdef as text from pg_indexes where tablename = 'documents'`)
    const texts = rowsOf<{ text: string }>(rows).map(({ text }) => text)
    expect(texts.filter((text) => text.includes("collection = 'messages'"))).toHaveLength(3)
  })

  test('without scripts the form is posted, and redirects to its outcome', async () => {
    const site = await start()
    const send = (changes: Record<string, string>) =>
      site.ask('/api/contact', {
        method: 'POST',
        body: new URLSearchParams({ ...newMessage(), consent: 'on', ...changes } as Record<string, string>).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: site.origin },
      })
    const outcomes: [Record<string, string>, string, number][] = [
      [{}, 'sent', 1],
      [{}, 'sent', 1],
      [{ email: 'nobody' }, 'incomplete', 1],
      [{ consent: '' }, 'incomplete', 1],
      [{ website: 'https://buy.example' }, 'sent', 2],
    ]
    for (const [changes, outcome, kept] of outcomes) {
      const answer = await send(changes)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `/contact?outcome=${outcome}`])
      expect(await all(site)).toHaveLength(kept)
    }
  })

  test('another site’s form is refused', async () => {
    const site = await start()
    const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' }
    expect((await site.ask('/api/contact', { method: 'POST', body: 'name=x', headers })).status).toBe(403)
  })
})

function forged(value: unknown) {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
