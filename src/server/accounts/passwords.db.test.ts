import { eq } from 'drizzle-orm'
import { describe, expect, onTestFinished, test } from 'vitest'
import { sessions, users, verifications } from '#server/db/schema.ts'
import { answerOf, counts, hashAsInProduction, lockOut, mira, signIn, signUp, whoIs } from '#tests/account-calls.ts'
import { onBothDatabases } from '#tests/databases.ts'
import { startMailServer } from '#tests/mail-server.ts'
import { cookieOf, cookiesOf, someAddress } from '#tests/principals.ts'
import { createTestSite } from '#tests/test-site.ts'
import { makeResetLink } from './reset-link.ts'

onBothDatabases('passwords', ({ open }) => {
  const start = async (options?: Parameters<typeof createTestSite>[1]) => createTestSite(await open(), options)

  describe('setting a new password', () => {
    const withMail = async () => {
      const mail = await startMailServer()
      onTestFinished(mail.stop)
      return { mail, site: await start({ env: mail.settings }) }
    }
    const linkIn = (letter = '') => /\/reset-password#(\S+)/.exec(letter)?.[1] ?? ''

    test('the mailed link works once, ends every session, and verifies the address', async () => {
      const { mail, site } = await withMail()
      const cookie = cookiesOf(await signUp(site))
      expect((await site.post('/api/auth/request-reset', { email: mira.email })).status).toBe(200)
      expect(mail.letters).toHaveLength(1)
      expect(mail.letters[0]).toContain(`To: ${mira.email}`)
      const token = linkIn(mail.letters[0])
      expect(await site.db.select().from(verifications)).not.toContainEqual(
        expect.objectContaining({ identifier: expect.stringContaining(token) }),
      )
      const reset = (password: string) => site.post('/api/auth/reset-password', { token, password })
      expect(await answerOf(await reset('12345'))).toEqual([400, 'weak-password'])
      expect((await reset('winter-rain')).status).toBe(200)
      expect(await whoIs(site, cookie)).toBeNull()
      expect((await signIn(site, { ...mira, password: 'winter-rain' })).status).toBe(200)
      expect(await answerOf(await signIn(site))).toEqual([403, 'wrong-password'])
      expect(await answerOf(await reset('summer-heat'))).toEqual([400, 'link-not-valid'])
      const [row] = await site.db.select().from(users).where(eq(users.email, mira.email))
      expect(row?.emailVerified).toBe(true)
      expect(JSON.stringify(site.logged())).not.toContain(token)
    })

    test('of five concurrent uses of a link one succeeds; earlier links are void', async () => {
      const { mail, site } = await withMail()
      await signUp(site)
      for (let at = 0; at < 2; at += 1) await site.post('/api/auth/request-reset', { email: mira.email })
      const [older = '', newer = ''] = mail.letters.map(linkIn)
      const tries = Array.from({ length: 5 }, (_, at) =>
        site.post(
          '/api/auth/reset-password',
          { token: newer, password: `winter-rain-${at}` },
          { 'x-forwarded-for': someAddress() },
        ),
      )
      expect((await Promise.all(tries)).map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
      const late = await site.post('/api/auth/reset-password', { token: older, password: 'summer-heat' })
      expect(await answerOf(late)).toEqual([400, 'link-not-valid'])
    })

    test('a concurrent sign-in with the old password is invalid', async () => {
      hashAsInProduction()
      const site = await start()
      const { user } = (await (await signUp(site)).json()) as { user: { uid: string } }
      for (const delay of [0, 20, 40, 60]) {
        const token = linkIn(await makeResetLink(site.accounts.auth, site.origin, user.uid, 'hand', new Date()))
        const resetting = site.post(
          '/api/auth/reset-password',
          { token, password: mira.password },
          { 'x-forwarded-for': someAddress() },
        )
        await new Promise((resolve) => setTimeout(resolve, delay))
        const signingIn = await signIn(site)
        expect((await resetting).status).toBe(200)
        const after = await whoIs(site, cookiesOf(signingIn))
        // Either it started after the reset and is valid, or it is invalid: never a session from before.
        const rows = await site.db.select().from(sessions)
        expect(rows.length).toBe(after ? 1 : 0)
      }
    })

    test('ten attempts an hour from one address', async () => {
      const site = await start()
      const codes: unknown[] = []
      for (let at = 0; at < 12; at += 1) {
        codes.push(
          (await answerOf(await site.post('/api/auth/reset-password', { token: 'none', password: 'winter-rain' })))[1],
        )
      }
      expect(codes).toEqual([...Array(10).fill('link-not-valid'), 'too-many-requests', 'too-many-requests'])
    })

    test('an operator’s link works without verifying the address; an expired one does not', async () => {
      const site = await start()
      const { user } = (await (await signUp(site)).json()) as { user: { uid: string } }
      const { auth } = site.accounts
      const make = async (at: Date) => linkIn(await makeResetLink(auth, site.origin, user.uid, 'hand', at))
      const old = await make(new Date(Date.now() - 31 * 60_000))
      expect(
        await answerOf(await site.post('/api/auth/reset-password', { token: old, password: 'winter-rain' })),
      ).toEqual([400, 'link-not-valid'])
      const good = await make(new Date())
      expect((await site.post('/api/auth/reset-password', { token: good, password: 'winter-rain' })).status).toBe(200)
      const [row] = await site.db.select().from(users)
      expect(row?.emailVerified).toBe(false)
      expect((await signIn(site, { ...mira, password: 'winter-rain' })).status).toBe(200)
    })

    test('the answer does not reveal whether the account exists; ten mails per link lifetime; without mail it says so', async () => {
      const { mail, site } = await withMail()
      await signUp(site)
      const ask = (email: string) =>
        site.post('/api/auth/request-reset', { email }, { 'x-forwarded-for': someAddress() })
      const [known, unknown] = [await ask(mira.email), await ask('nobody@people.example')]
      expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
      for (let at = 1; at < 10; at += 1) await ask(mira.email)
      expect(await answerOf(await ask(mira.email))).toEqual([429, 'too-many-requests'])
      expect(mail.letters).toHaveLength(10)
      expect(await answerOf(await (await start()).post('/api/auth/request-reset', { email: mira.email }))).toEqual([
        409,
        'mail-not-set-up',
      ])
    })

    test('attackers who lock an account and use up its mails have mailed a working link to its owner', async () => {
      const { mail, site } = await withMail()
      const { user } = (await (await signUp(site)).json()) as { user: { uid: string } }
      await lockOut(site, user.uid)
      for (let at = 0; at < 11; at += 1) {
        const headers = { 'x-forwarded-for': someAddress() }
        await site.post('/api/auth/request-reset', { email: mira.email }, headers)
      }
      expect(await answerOf(await signIn(site))).toEqual([429, 'too-many-requests'])
      const token = linkIn(mail.letters.at(-1))
      const reset = await site.post('/api/auth/reset-password', { token, password: 'winter-rain' })
      expect(reset.status).toBe(200)
      const cookie = cookiesOf(reset)
      const back = await site.post('/api/auth/sign-in', { ...mira, password: 'winter-rain' }, { cookie })
      expect(back.status).toBe(200)
    })

    test('any password change voids a link', async () => {
      const { mail, site } = await withMail()
      const cookie = cookiesOf(await signUp(site))
      await site.post('/api/auth/request-reset', { email: mira.email })
      const change = { current: mira.password, password: 'winter-rain' }
      expect((await site.post('/api/auth/change-password', change, { cookie })).status).toBe(200)
      const token = linkIn(mail.letters[0])
      const late = await site.post('/api/auth/reset-password', { token, password: 'summer-heat' })
      expect(await answerOf(late)).toEqual([400, 'link-not-valid'])
      expect(await site.db.select().from(verifications)).toEqual([])
    })

    test('an unreachable mail server is a clear refusal', async () => {
      const site = await start({ env: { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@b.co' } })
      await signUp(site)
      expect(await answerOf(await site.post('/api/auth/request-reset', { email: mira.email }))).toEqual([
        502,
        'mail-failed',
      ])
    })
  })

  test('changing the password needs the old one, and ends all other sessions', async () => {
    const site = await start()
    const here = cookiesOf(await signUp(site))
    const elsewhere = cookiesOf(await signIn(site))
    const change = (body: unknown, cookie = here) => site.post('/api/auth/change-password', body, { cookie })
    expect(await answerOf(await change({ current: 'wrong-one', password: 'winter-rain' }))).toEqual([
      403,
      'wrong-password',
    ])
    expect(await answerOf(await change({ current: null, password: 'winter-rain' }))).toEqual([403, 'wrong-password'])
    expect(await answerOf(await change({ current: mira.password, password: 'short' }))).toEqual([400, 'weak-password'])
    const changed = await change({ current: mira.password, password: 'winter-rain' })
    expect(changed.status).toBe(200)
    expect(await whoIs(site, elsewhere)).toBeNull()
    expect(await whoIs(site, here)).toMatchObject({ email: mira.email })
    expect((await signIn(site, { ...mira, password: 'winter-rain' })).status).toBe(200)
  })

  test('attackers’ guesses do not block a signed-in person from changing the password', async () => {
    const site = await start()
    const cookie = cookiesOf(await signUp(site))
    await lockOut(site, (await whoIs(site, cookie))?.uid ?? '')
    expect(await answerOf(await signIn(site))).toEqual([429, 'too-many-requests'])
    const changed = await site.post(
      '/api/auth/change-password',
      { current: mira.password, password: 'winter-rain' },
      { cookie },
    )
    expect(changed.status).toBe(200)
  })

  test('a stolen session cannot guess the password in the settings', async () => {
    const site = await start()
    const cookie = cookiesOf(await signUp(site))
    const codes: unknown[] = []
    for (let at = 0; at < 8; at += 1) {
      codes.push(
        (await answerOf(await site.post('/api/auth/delete-account', { password: `guess-${at}` }, { cookie })))[1],
      )
    }
    expect(codes).toEqual([...Array(5).fill('wrong-password'), ...Array(3).fill('too-many-requests')])
    expect((await counts(site))?.users).toBe(1)
  })

  test('nor from many addresses: fifteen guesses in total', async () => {
    const site = await start()
    const cookie = cookiesOf(await signUp(site))
    const codes: unknown[] = []
    for (let at = 0; at < 18; at += 1) {
      const headers = { cookie, 'x-forwarded-for': someAddress() }
      const body = { current: `guess-${at}`, password: 'winter-rain' }
      codes.push((await answerOf(await site.post('/api/auth/change-password', body, headers)))[1])
    }
    expect(codes).toEqual([...Array(15).fill('wrong-password'), ...Array(3).fill('too-many-requests')])
  })

  test('deleting the account deletes everything on the server', async () => {
    const site = await start()
    await cookieOf(site, 'other user')
    const cookie = cookiesOf(await signUp(site))
    await signIn(site)
    expect(await answerOf(await site.post('/api/auth/delete-account', { password: null }, { cookie }))).toEqual([
      403,
      'wrong-password',
    ])
    const answer = await site.post('/api/auth/delete-account', { password: mira.password }, { cookie })
    expect(answer.status).toBe(200)
    expect(await whoIs(site, cookie)).toBeNull()
    expect(await counts(site)).toEqual({ users: 1, sessions: 1, accounts: 1, verifications: 0 })
    expect(await answerOf(await signIn(site))).toEqual([404, 'user-not-found'])
    expect((await signUp(site)).status).toBe(201)
  })
})
