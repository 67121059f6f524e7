import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newDraft } from '#domain/property/listing-draft.ts'
import { sampleId } from '#domain/property/sample/sample-ids.ts'
import { accessTable, contractRows, inEachCollection, pageRows, queries } from './access-table.ts'
import { onOneDatabase } from './databases.ts'
import {
  documentOf,
  messageOf,
  newEnquiry,
  newMessage,
  newPost,
  newReport,
  newRequest,
  postOf,
} from './document-calls.ts'
import { cookieOf, type PrincipalName, someAddress } from './principals.ts'
import { pixel } from './test-pictures.ts'
import { createTestSite, type TestSite } from './test-site.ts'

/** Routes besides endpoints: middleware, the API's catch-all, files, pages, the rest. */
const doors = ['ALL /*', 'ALL /api/*', 'GET *', 'ALL *', 'GET /*']

/** A valid body for each call that needs one. */
const bodies: Record<string, () => unknown> = {
  'POST /api/auth/sign-up': () => ({ email: `${randomUUID()}@people.example`, password: 'secret-enough' }),
  'POST /api/auth/sign-in': () => ({ email: 'nobody@people.example', password: 'secret-enough' }),
  'POST /api/auth/google': () => ({ attempt: null, next: '/' }),
  'POST /api/auth/sign-out': () => ({}),
  'POST /api/auth/request-reset': () => ({ email: 'nobody@people.example' }),
  'POST /api/auth/reset-password': () => ({ token: 'none', password: 'secret-enough' }),
  'POST /api/auth/change-password': () => ({ current: 'secret-enough', password: 'secret-enough-too' }),
  'POST /api/auth/delete-account': () => ({ password: 'secret-enough' }),
  'POST /api/problems': () => ({ id: randomUUID(), page: '/', message: 'm', build: 'b' }),
  'POST /api/page-views': () => ({ counts: { home: 1 } }),
  'POST /api/documents/messages': () => ({ data: newMessage() }),
  'PATCH /api/documents/messages/{id}': () => ({ data: { status: 'read' } }),
  'POST /api/documents/enquiries': () => ({ data: newEnquiry(sampleId(1)) }),
  'PATCH /api/documents/enquiries/{id}': () => ({ data: { status: 'read' } }),
  'POST /api/documents/reports': () => ({ data: newReport(sampleId(1)) }),
  'PATCH /api/documents/reports/{id}': () => ({ data: { status: 'done' } }),
  'PUT /api/documents/banners/{id}': () => ({ data: { text: 'Soon', link: 'More', shown: true } }),
  'POST /api/admin/users/{uid}': () => ({ act: 'end-sessions' }),
  'POST /api/listings/{id}/views': () => ({}),
  'POST /api/documents/drafts': () => ({ data: newDraft }),
  'PATCH /api/documents/drafts/{id}': () => ({ data: newDraft }),
  'POST /api/creator/listings/{id}': () => ({ act: 'duplicate' }),
  'POST /api/documents/requests': () => ({ data: newRequest() }),
  'POST /api/admin/requests/{id}': () => ({ act: 'approve', reason: '', version: 1 }),
  'POST /api/admin/posts': () => newPost(),
  'PUT /api/admin/posts/{id}': () => ({ version: 1, data: newPost() }),
  'POST /api/admin/posts/preview': () => ({ body: '*Well*' }),
  'POST /api/creator/enquiries/{id}': () => ({ answer: 'Yes, it is.' }),
}

/** These end or replace the session. */
const endsSession = /auth\/(sign-up|sign-out|change-password|delete-account)$/

const filled = (path: string, known: Record<string, string>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name] ?? 'some-thing')

const isForm = (name: string) => name === 'POST /api/contact' || name === 'POST /api/enquiries'
const isUpload = (name: string) => name === 'POST /api/creator/pictures'
const headersOf = (name: string): Record<string, string> =>
  name.startsWith('GET')
    ? {}
    : {
        'content-type': isForm(name)
          ? 'application/x-www-form-urlencoded'
          : isUpload(name)
            ? 'image/png'
            : 'application/json',
        'idempotency-key': randomUUID(),
      }
const bodyOf = (name: string) => {
  // A different file for each.
  if (isUpload(name)) return { body: Buffer.concat([pixel, Buffer.from(randomUUID())]) }
  return /^(GET|DELETE)/.test(name) || isForm(name) ? {} : { body: JSON.stringify(bodies[name]?.() ?? { data: {} }) }
}

/** A user for admin actions. */
async function uidOf(site: TestSite): Promise<string> {
  const answer = await site.ask('/api/auth/session', { headers: { cookie: await cookieOf(site, 'user') } })
  return ((await answer.json()) as { user: { uid: string } }).user.uid
}

/** A document of the user, made before it is first read. */
async function documentFor(site: TestSite, name: string, cookie: string): Promise<string | undefined> {
  if (name === 'GET /api/documents/messages/{id}') return messageOf(site, cookie)
  if (name === 'GET /api/documents/enquiries/{id}')
    return documentOf(site, 'enquiries', newEnquiry(sampleId(1)), cookie)
  if (name === 'GET /api/documents/reports/{id}') return documentOf(site, 'reports', newReport(sampleId(1)), cookie)
  return undefined
}

/** Known before anything was sent. */
function idFor(path: string, isListing: boolean): Record<string, string> {
  if (path.startsWith('/api/share/')) return { id: 'how-xirr-works' }
  return isListing ? { id: sampleId(1) } : {}
}

onOneDatabase('access', ({ open }) => {
  test('every endpoint has a row, and every row an endpoint', async () => {
    const { endpoints } = await createTestSite(await open(), { samples: true })
    const hung = endpoints
      .map((name) => name.replaceAll(/:(\w+)/g, '{$1}'))
      .filter((name) => !doors.includes(name))
      .flatMap(inEachCollection)
    const all = new Set([...hung, ...contractRows, ...pageRows])
    expect(Object.keys(accessTable).sort()).toEqual([...all].sort())
    const notMounted = contractRows.filter((name) => !hung.includes(name))
    expect(notMounted, 'call their `xRoutes(mount)` in server/http/api.ts').toEqual([])
  })

  test('every principal gets exactly what the table says', async () => {
    const site = await createTestSite(await open(), { samples: true })
    const { ask } = site
    const people = new Map<string, string>()
    const known: Record<string, string> = {
      schemeCode: '900001',
      code: '900001',
      symbol: 'BRAHOL.SMP',
      slug: 'how-xirr-works',
      version: '1',
      kind: 'post',
      hash: 'A'.repeat(43),
      width: '320',
      n: '1',
      uid: await uidOf(site),
    }
    const cookieFor = async (who: string) => {
      const cookie = people.get(who) ?? (await cookieOf(site, who as PrincipalName))
      people.set(who, cookie)
      return cookie
    }
    const got: Record<string, Record<string, number>> = {}
    for (const [name, row] of Object.entries(accessTable)) {
      const [method = '', path = ''] = name.split(' ')
      got[name] = {}
      for (const who of Object.keys(row)) {
        const cookie = await cookieFor(who)
        const made = who === 'user' ? await documentFor(site, name, cookie) : undefined
        if (made) known.id = made
        // Made anew for each: the creator's own call deletes it.
        if (/^(GET|DELETE) .*\/drafts\/\{id\}/.test(name) && (who === 'anonymous' || name.startsWith('DELETE')))
          known.id = await documentOf(site, 'drafts', newDraft, await cookieFor('creator'))
        if (/\/posts\/\{id\}/.test(name)) known.id = await postOf(site, await cookieFor('admin'))
        const width = path.startsWith('/api/creator/') ? '480' : '320'
        const isListing = /^\/(api\/|api\/documents\/)?(listings|real-estate)\//.test(path)
        const response = await ask(
          filled(path, { ...known, width, ...idFor(path, isListing) }) + (queries[name] ?? ''),
          {
            method,
            headers: { cookie, 'x-forwarded-for': someAddress(), ...headersOf(name) },
            ...bodyOf(name),
          },
        )
        got[name][who] = response.status
        if (name === 'POST /api/documents/requests' && who === 'user')
          known.id = ((await response.json()) as { id: string }).id
        if (isUpload(name) && who === 'creator') {
          Object.assign(known, await response.json())
          await site.uploads.idle()
        }
        if (endsSession.test(name)) people.delete(who)
      }
    }
    expect(got, 'a 400: `queries` in access-table.ts or `bodies` here lack an entry').toEqual(accessTable)
  }, 240_000)

  test('a non-admin gets no admin data and no admin code, neither from the API nor in a page', async () => {
    const site = await createTestSite(await open(), { samples: true })
    const { ask, post } = site
    await post('/api/problems', { id: randomUUID(), page: '/', message: 'a-secret-message', build: 'b' })
    await messageOf(site, '', { subject: 'a-secret-message' })
    const pages = ['/admin?section=problems', '/admin?section=messages']
    for (const who of ['anonymous', 'user', 'creator'] as const) {
      const headers = { cookie: await cookieOf(site, who) }
      for (const path of [...pages, '/api/problems', '/api/documents/messages']) {
        expect(await (await ask(path, { headers })).text()).not.toContain('a-secret-message')
      }
    }
    const refused = await (await ask('/admin')).text()
    const scripts = new Set(refused.match(/\/assets\/[\w.-]+\.js/g))
    expect(scripts.size).toBeGreaterThan(2)
    for (const script of scripts) expect(await (await ask(script)).text(), script).not.toContain('Audit log')
    const cookie = await cookieOf(site, 'admin')
    for (const path of pages) {
      const forAdmin = await ask(path, { headers: { cookie } })
      expect(await forAdmin.text()).toContain('a-secret-message')
      expect(forAdmin.headers.get('cache-control')).toBe('private, no-store')
    }
  })
})
