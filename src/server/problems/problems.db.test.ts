import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { api } from '#domain/api/contract.ts'
import { problemLimits } from '#domain/documents/problem.ts'
import { onBothDatabases } from '#tests/databases.ts'
import { cookieOf } from '#tests/principals.ts'
import type { RawInit } from '#tests/raw-request.ts'
import { createTestSite, type TestSite } from '#tests/test-site.ts'
import { newestProblems } from './problem-collection.ts'

const report = (changes: object = {}) => ({
  id: randomUUID(),
  page: '/fund/{schemeCode}',
  message: 'Error: x',
  build: 'b1',
  ...changes,
})
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code

onBothDatabases('reporting a problem', ({ open }) => {
  const start = async (now?: () => Date) => createTestSite(await open(), now && { now })

  test('is stored, and an admin sees it, newest first', async () => {
    const site = await start()
    const { post, ask } = site
    const [first, second] = [report(), report({ message: '₹ 😀 "quoted"\nsecond line' })]
    expect((await post('/api/problems', first)).status).toBe(201)
    expect((await post('/api/problems', second)).status).toBe(201)
    const answer = await ask('/api/problems', { headers: { cookie: await cookieOf(site, 'admin') } })
    const { problems } = api.listProblems.answer.parse(await answer.json())
    expect(problems).toMatchObject([second, first])
  })

  test('sent twice keeps one copy; the same id for another report is a conflict', async () => {
    const { post, db } = await start()
    const one = report()
    expect((await post('/api/problems', one)).status).toBe(201)
    expect((await post('/api/problems', one)).status).toBe(201)
    const other = await post('/api/problems', { ...one, message: 'other' })
    expect([other.status, await codeOf(other)]).toEqual([409, 'conflict'])
    expect(await newestProblems(db)).toMatchObject([one])
  })

  test.each<[string, (site: TestSite) => Promise<Response>, number, string]>([
    ['no body', (s) => s.ask('/api/problems', { method: 'POST' }), 415, 'unsupported-type'],
    [
      'a form',
      (s) =>
        s.ask('/api/problems', {
          method: 'POST',
          body: 'id=x',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
      415,
      'unsupported-type',
    ],
    [
      'half a JSON',
      (s) => s.ask('/api/problems', { method: 'POST', body: '{"id":', headers: json }),
      400,
      'bad-request',
    ],
    [
      'bytes that are no UTF-8',
      (s) => s.ask('/api/problems', { method: 'POST', body: new Uint8Array([34, 255, 34]), headers: json }),
      400,
      'bad-request',
    ],
    ['an array', (s) => s.post('/api/problems', []), 400, 'bad-request'],
    ['null', (s) => s.post('/api/problems', null), 400, 'bad-request'],
    ['an id that is no UUID', (s) => s.post('/api/problems', report({ id: "1' or '1'='1" })), 400, 'bad-request'],
    ['a number for a text', (s) => s.post('/api/problems', report({ message: 7 })), 400, 'bad-request'],
    ['a NUL character', (s) => s.post('/api/problems', report({ message: 'a\0b' })), 400, 'bad-request'],
    ['half a surrogate pair', (s) => s.post('/api/problems', report({ message: '\ud800' })), 400, 'bad-request'],
    ['a field too many', (s) => s.post('/api/problems', report({ isAdmin: true })), 400, 'bad-request'],
    [
      'a prototype',
      (s) => s.ask('/api/problems', { method: 'POST', body: '{"__proto__":{"x":1}}', headers: json }),
      400,
      'bad-request',
    ],
    ['a message too long', (s) => s.post('/api/problems', report({ message: 'x'.repeat(501) })), 400, 'bad-request'],
    ['a megabyte', (s) => s.post('/api/problems', report({ message: 'x'.repeat(1_000_000) })), 413, 'too-large'],
    ['a megabyte of unknown length', (s) => s.ask('/api/problems', endless()), 413, 'too-large'],
    ['another method', (s) => s.ask('/api/problems', { method: 'DELETE' }), 405, 'method-not-allowed'],
    ['another site', (s) => s.post('/api/problems', report(), { origin: 'https://evil.example' }), 403, 'cross-site'],
    [
      'another site without an origin',
      (s) => s.post('/api/problems', report(), { 'sec-fetch-site': 'cross-site' }),
      403,
      'cross-site',
    ],
    ['an origin hidden by a sandbox', (s) => s.post('/api/problems', report(), { origin: 'null' }), 403, 'cross-site'],
  ])('with %s is refused and nothing is stored', async (_, send, status, code) => {
    const site = await start()
    const response = await send(site)
    expect([response.status, await codeOf(response)]).toEqual([status, code])
    expect(await newestProblems(site.db)).toEqual([])
  })

  test('is limited per address and hour; others are not affected', async () => {
    let time = Date.parse('2026-11-15T12:00:00Z')
    const { post } = await start(() => new Date(time))
    const from = (address: string) => post('/api/problems', report(), { 'x-forwarded-for': address })
    for (let n = 0; n < problemLimits.perAddressAndHour; n += 1) expect((await from('192.0.2.1')).status).toBe(201)
    const refused = await from('192.0.2.1')
    expect([refused.status, await codeOf(refused)]).toEqual([429, 'too-many-requests'])
    expect(refused.headers.get('retry-after')).toBe('600')
    expect((await from('192.0.2.2')).status).toBe(201)
    time += 3_600_000
    expect((await from('192.0.2.1')).status).toBe(201)
  })

  test('counts concurrent attempts', async () => {
    const { post } = await start()
    const all = await Promise.all(
      Array.from({ length: 50 }, () => post('/api/problems', report(), { 'x-forwarded-for': '192.0.2.9' })),
    )
    expect(all.filter(({ status }) => status === 201)).toHaveLength(problemLimits.perAddressAndHour)
  })

  test('an internal error is a 500 with a request id and no internals, and is logged', async () => {
    const database = await open()
    const { post, logged } = await createTestSite(database)
    await database.close()
    const response = await post('/api/problems', report())
    const text = await response.text()
    expect(response.status).toBe(500)
    expect(text).not.toMatch(/\bat \/|node_modules|select|insert|PGlite|pool/i)
    const { requestId } = JSON.parse(text)
    expect(requestId).toBe(response.headers.get('x-request-id'))
    expect(logged()).toContainEqual(expect.objectContaining({ level: 'error', id: requestId }))
  })
})

const json = { 'content-type': 'application/json' }

function endless(): RawInit {
  async function* spaces() {
    for (let n = 0; n < 64; n += 1) yield new TextEncoder().encode(' '.repeat(16_384))
  }
  return { method: 'POST', body: spaces(), headers: json }
}
