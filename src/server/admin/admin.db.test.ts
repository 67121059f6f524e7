import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { api } from '#domain/api/contract.ts'
import { users } from '#server/db/schema.ts'
import { answerOf, signIn, whoIs } from '#tests/account-calls.ts'
import { onBothDatabases } from '#tests/databases.ts'
import { messageOf, write } from '#tests/document-calls.ts'
import { cookieOf, cookiesOf, someAddress } from '#tests/principals.ts'
import { createTestSite, type TestSite } from '#tests/test-site.ts'
import { recordJob } from './jobs-collection.ts'

const get = async (site: TestSite, path: string, cookie: string) =>
  (await site.ask(`/api/admin/${path}`, { headers: { cookie } })).json()
const act = (site: TestSite, uid: string, name: string, cookie: string) =>
  site.post(`/api/admin/users/${uid}`, { act: name }, { cookie })
const acts = async (site: TestSite, cookie: string) =>
  api.listAudit.answer.parse(await get(site, 'audit', cookie)).entries.map((entry) => entry.act)

onBothDatabases('administration', ({ open }) => {
  const start = async (options?: Parameters<typeof createTestSite>[1]) => createTestSite(await open(), options)
  const somebody = async (site: TestSite) => {
    const cookie = await cookieOf(site, 'user')
    const user = await whoIs(site, cookie)
    return { cookie, uid: user?.uid ?? '', email: user?.email ?? '' }
  }

  test('the overview counts users, sign-ups, messages and problems, and lists the jobs', async () => {
    const now = new Date('2026-11-15T12:00:00.000Z')
    const site = await start({ now: () => now })
    const cookie = await cookieOf(site, 'admin')
    const { uid } = await somebody(site)
    await site.db
      .update(users)
      .set({ createdAt: new Date('2026-11-14T23:59:00Z'), isDisabled: true })
      .where(eq(users.id, uid))
    await messageOf(site)
    await messageOf(site, '', { website: 'x' })
    await recordJob(site.db, 'housekeeping', now, null)
    const overview = api.adminOverview.answer.parse(await get(site, 'overview', cookie))
    expect(overview).toMatchObject({
      users: { all: 2, verified: 0, admins: 1, disabled: 1 },
      messages: { new: 1, read: 0, done: 0, spam: 1 },
      problems: 0,
      jobs: [{ name: 'housekeeping', lastRun: now.toISOString(), error: null }],
    })
    expect(overview.signUps).toHaveLength(30)
    expect(overview.signUps.at(-2)).toEqual({ day: '2026-11-14', count: 1 })
  })

  test('a disabled person is signed out at once and cannot sign in until enabled', async () => {
    const site = await start()
    const cookie = await cookieOf(site, 'admin')
    const person = await somebody(site)
    const credentials = { email: person.email, password: 'secret-enough' }
    expect((await act(site, person.uid, 'disable', cookie)).status).toBe(200)
    expect(await whoIs(site, person.cookie)).toBeNull()
    const methods = await site.ask('/api/auth/methods', { headers: { cookie: person.cookie } })
    expect(await answerOf(methods)).toEqual([401, 'signed-out'])
    expect(await answerOf(await signIn(site, credentials))).toEqual([403, 'account-disabled'])
    const wrong = await signIn(site, { ...credentials, password: 'wrong-password' })
    expect(await answerOf(wrong)).toEqual([403, 'wrong-password'])
    await act(site, person.uid, 'enable', cookie)
    expect((await signIn(site, credentials)).status).toBe(200)
    expect(await acts(site, cookie)).toEqual(['enable', 'disable'])
  })

  test('a session started while disabling is invalid', async () => {
    const site = await start()
    const person = await somebody(site)
    await site.db.update(users).set({ isDisabled: true }).where(eq(users.id, person.uid))
    expect(await whoIs(site, person.cookie)).toBeNull()
    const methods = await site.ask('/api/auth/methods', { headers: { cookie: person.cookie } })
    expect(methods.status).toBe(401)
  })

  test('a role is granted and revoked at once', async () => {
    const site = await start()
    const cookie = await cookieOf(site, 'admin')
    const person = await somebody(site)
    const mayAdminister = async () =>
      (await site.ask('/api/admin/overview', { headers: { cookie: person.cookie } })).status
    expect(await mayAdminister()).toBe(403)
    await act(site, person.uid, 'grant-admin', cookie)
    expect(await mayAdminister()).toBe(200)
    await act(site, person.uid, 'revoke-admin', cookie)
    expect(await mayAdminister()).toBe(403)
    await act(site, person.uid, 'end-sessions', cookie)
    expect(await whoIs(site, person.cookie)).toBeNull()
    expect(await acts(site, cookie)).toEqual(['end-sessions', 'revoke-admin', 'grant-admin'])
  })

  test('nobody can act on their own account, on a missing one, or revoke what the settings grant', async () => {
    const site = await start({ env: { ADMIN_EMAILS: 'boss@people.example' } })
    const made = await site.post(
      '/api/auth/sign-up',
      { email: 'boss@people.example', password: 'secret-enough' },
      { 'x-forwarded-for': someAddress() },
    )
    await site.db.update(users).set({ emailVerified: true }).where(eq(users.email, 'boss@people.example'))
    const boss = cookiesOf(made)
    const bossId = (await whoIs(site, boss))?.uid ?? ''
    const cookie = await cookieOf(site, 'admin')
    expect(await answerOf(await act(site, bossId, 'disable', boss))).toEqual([409, 'own-account'])
    expect(await answerOf(await act(site, bossId, 'revoke-admin', cookie))).toEqual([409, 'admin-by-settings'])
    expect(await answerOf(await act(site, bossId, 'disable', cookie))).toEqual([409, 'admin-by-settings'])
    expect(await answerOf(await act(site, 'nobody', 'disable', cookie))).toEqual([404, 'not-found'])
    expect(await answerOf(await act(site, bossId, 'promote', cookie))).toEqual([400, 'bad-request'])
    const { users: listed } = api.listUsers.answer.parse(await get(site, 'users?q=boss', cookie))
    expect(listed).toMatchObject([{ email: 'boss@people.example', admin: 'settings', sessions: 1 }])
    expect(await acts(site, cookie)).toEqual([])
  })

  test('every admin action on documents is in the audit log; actions on one’s own are not', async () => {
    const site = await start()
    const cookie = await cookieOf(site, 'admin')
    const email = (await whoIs(site, cookie))?.email
    const id = await messageOf(site, cookie)
    await write(site, 'PATCH', `messages/${id}`, { status: 'done' }, { cookie })
    await write(site, 'PUT', 'banners/current', { text: 'Soon', link: 'More', shown: false }, { cookie })
    await write(site, 'DELETE', `messages/${id}`, undefined, { cookie })
    await write(site, 'DELETE', 'messages/none', undefined, { cookie })
    const { entries } = api.listAudit.answer.parse(await get(site, 'audit', cookie))
    expect(entries).toMatchObject([
      { actor: email, act: 'delete messages', subject: id },
      { actor: email, act: 'set banners', subject: 'current', details: '{"text":"Soon","link":"More","shown":false}' },
      { actor: email, act: 'update messages', subject: id, details: '{"status":"done"}' },
    ])
  })

  test('users are listed newest first, page by page, and found by part of their address', async () => {
    const site = await start()
    const cookie = await cookieOf(site, 'admin')
    const at = new Date('2026-01-01T00:00:00.123Z')
    await site.db.insert(users).values(
      Array.from({ length: 120 }, (_, n) => ({
        id: `p${n}`,
        name: '',
        email: `p_${n}%@people.example`,
        emailVerified: true,
        createdAt: new Date(at.getTime() + (n >> 2)),
        updatedAt: at,
      })),
    )
    const seen: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const page = api.listUsers.answer.parse(
        await get(site, `users?q=${encodeURIComponent('%@p')}${after && `&after=${after}`}`, cookie),
      )
      seen.push(...page.users.map(({ uid }) => uid))
      after = page.next
    }
    expect(seen).toHaveLength(120)
    expect(new Set(seen).size).toBe(120)
    for (const query of [
      'users?after=x',
      'users?after=0000-01-01T00:00:00.000Z~x',
      'users?q=%00',
      'users?page=2',
      'audit?after=-1',
      'audit?after=9e9',
    ])
      expect((await site.ask(`/api/admin/${query}`, { headers: { cookie } })).status, query).toBe(400)
  })
})
