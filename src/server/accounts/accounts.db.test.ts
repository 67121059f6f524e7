import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { authErrors } from '#catalogue/errors.ts'
import { AppError } from '#domain/api/app-error.ts'
import { sessions, users } from '#server/db/schema.ts'
import { answerOf, counts, lockOut, mira, signIn, signUp, whoIs } from '#tests/account-calls.ts'
import { onBothDatabases } from '#tests/databases.ts'
import { cookieOf, cookiesOf, someAddress } from '#tests/principals.ts'
import { createTestSite } from '#tests/test-site.ts'
import { forgetEnded } from './account-collection.ts'
import { limitingPasswords, signInCounts } from './account-limits.ts'

onBothDatabases('accounts', ({ open, openOwn }) => {
  const start = async (options?: Parameters<typeof createTestSite>[1]) => createTestSite(await open(), options)
  test('sign-up creates an account and a session; its cookie is HttpOnly', async () => {
    const site = await start()
    const answer = await signUp(site, { ...mira, email: ' Mira@People.example' })
    const { user } = (await answer.json()) as { user: Record<string, unknown> }
    expect(answer.status).toBe(201)
    expect(user).toEqual({
      uid: expect.any(String),
      email: mira.email,
      displayName: null,
      photoURL: null,
      creationTime: expect.stringMatching(/^\d{4}-.*Z$/),
    })
    const [session = '', hint = ''] = answer.headers.getSetCookie()
    expect(session).toMatch(/^banyan\.session_token=[^;]+;.*HttpOnly.*SameSite=Lax/i)
    expect(hint).toMatch(/^banyan\.signed-in=1;/)
    expect(await whoIs(site, cookiesOf(answer))).toEqual(user)
    expect(await counts(site)).toEqual({ users: 1, sessions: 1, accounts: 1, verifications: 0 })
  })

  test('every code of §8 by its real cause, without side effects', async () => {
    const site = await start()
    await signUp(site)
    const before = await counts(site)
    expect(await answerOf(await signUp(site))).toEqual([409, 'email-already-in-use'])
    expect(await answerOf(await signUp(site, { ...mira, email: 'MIRA@people.example' }))).toEqual([
      409,
      'email-already-in-use',
    ])
    expect(await answerOf(await signUp(site, { ...mira, email: 'demo@banyan.example' }))).toEqual([
      409,
      'email-already-in-use',
    ])
    expect(await answerOf(await signUp(site, { ...mira, email: 'a@b' }))).toEqual([400, 'invalid-email'])
    expect(await answerOf(await signUp(site, { email: 'new@people.example', password: '12345' }))).toEqual([
      400,
      'weak-password',
    ])
    expect(await answerOf(await signIn(site, { ...mira, email: 'a@b' }))).toEqual([400, 'invalid-email'])
    expect(await answerOf(await signIn(site, { ...mira, email: 'nobody@people.example' }))).toEqual([
      404,
      'user-not-found',
    ])
    expect(await answerOf(await signIn(site, { ...mira, password: 'monsoon-43' }))).toEqual([403, 'wrong-password'])
    expect(await counts(site)).toEqual(before)
    expect(await answerOf(await signUp(site, { email: 'six@people.example', password: '123456' }))).toEqual([
      201,
      undefined,
    ])
  })

  test('two concurrent sign-ups for one address create one account', async () => {
    const site = await start()
    const answers = await Promise.all([signUp(site), signUp(site), signUp(site)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect((await counts(site))?.users).toBe(1)
  })

  test('an account whose creation was interrupted does not keep its address', async () => {
    const site = await start()
    const long = new Date(Date.now() - 3_600_000)
    await site.db
      .insert(users)
      .values({ id: 'half', name: '', email: mira.email, emailVerified: false, createdAt: long, updatedAt: long })
    expect((await signUp(site)).status).toBe(201)
    expect((await counts(site))?.users).toBe(1)
  })

  test('sign-in starts a new session and ends the browser’s old one; sign-out ends it on the server', async () => {
    const site = await start()
    const first = cookiesOf(await signUp(site))
    const again = await site.post('/api/auth/sign-in', mira, { cookie: first })
    const second = cookiesOf(again)
    expect(second).not.toBe(first)
    expect(await whoIs(site, first)).toBeNull()
    expect(await whoIs(site, second)).toMatchObject({ email: mira.email })
    const out = await site.post('/api/auth/sign-out', {}, { cookie: second })
    expect(out.headers.getSetCookie().join()).toMatch(/banyan\.session_token=;.*Max-Age=0/)
    expect(await whoIs(site, second)).toBeNull()
    expect((await counts(site))?.sessions).toBe(0)
  })

  test('a forged, changed or wrongly signed session is invalid', async () => {
    const site = await start()
    const cookie = cookiesOf(await signUp(site))
    const [, token = '', signature = ''] = /session_token=([^.]+)\.([^;]+)/.exec(cookie) ?? []
    for (const forged of [
      `${token}`,
      `${token}.`,
      `${token}.AAAA`,
      `x${token}.${signature}`,
      `${'a'.repeat(5000)}.${signature}`,
      '%00',
      '../../x',
    ]) {
      expect(await whoIs(site, `banyan.session_token=${forged}`), forged).toBeNull()
    }
    expect(await whoIs(site, cookie)).not.toBeNull()
  })

  test('300 wrong passwords from one address: five are checked; others can sign in; after 15 minutes it works again', async () => {
    let minutes = 0
    const site = await start({ now: () => new Date(Date.now() + minutes * 60_000) })
    await signUp(site)
    await signUp(site, { email: 'asha@people.example', password: 'banyan-tree' })
    const attacker = someAddress()
    const attack = async () => {
      const codes: string[] = []
      for (let sent = 0; sent < 300; sent += 20) {
        const answers = await Promise.all(
          Array.from({ length: 20 }, (_, at) => signIn(site, { ...mira, password: `guess-${sent + at}` }, attacker)),
        )
        for (const answer of answers) codes.push((await answerOf(answer)).join(' '))
      }
      return codes
    }
    const [codes, other] = await Promise.all([
      attack(),
      signIn(site, { email: 'asha@people.example', password: 'banyan-tree' }),
    ])
    expect(codes.filter((code) => code === '403 wrong-password')).toHaveLength(5)
    expect(codes.filter((code) => code === '429 too-many-requests')).toHaveLength(295)
    expect(other.status).toBe(200)
    // Even the right one is refused from there, and only from there.
    expect(await answerOf(await signIn(site, mira, attacker))).toEqual([429, 'too-many-requests'])
    expect((await signIn(site)).status).toBe(200)
    minutes = 16
    expect((await signIn(site, mira, attacker)).status).toBe(200)
  })

  test('fifty wrong passwords from everywhere lock the account for 15 minutes; right ones do not count', async () => {
    const site = await start()
    const cookie = cookiesOf(await signUp(site))
    for (let at = 0; at < 10; at += 1) expect((await signIn(site)).status).toBe(200)
    for (let at = 0; at < 50; at += 1) {
      expect((await answerOf(await signIn(site, { ...mira, password: `guess-${at}` })))[1]).toBe('wrong-password')
    }
    expect(await answerOf(await signIn(site))).toEqual([429, 'too-many-requests'])
    // Existing sessions stay valid.
    expect(await whoIs(site, cookie)).not.toBeNull()
  })

  test('one address tries one password on many accounts: twenty are checked; right ones in between reset nothing', async () => {
    let minutes = 0
    const site = await start({ now: () => new Date(Date.now() + minutes * 60_000) })
    const own = { email: 'attacker@people.example', password: 'monsoon-42' }
    await signUp(site, own)
    const at = Date.now()
    const victims = Array.from({ length: 40 }, (_, n) => ({
      id: `victim-${n}`,
      name: '',
      email: `victim-${n}@people.example`,
      emailVerified: false,
      createdAt: new Date(at),
      updatedAt: new Date(at),
    }))
    await site.db.insert(users).values(victims)
    const attacker = someAddress()
    const codes: unknown[] = []
    for (const [n, { email }] of victims.entries()) {
      if (n % 5 === 0) await signIn(site, own, attacker)
      codes.push((await answerOf(await signIn(site, { email, password: 'Password1' }, attacker)))[1])
    }
    expect(codes.filter((code) => code === 'wrong-password')).toHaveLength(20)
    expect(codes.slice(20)).toEqual(Array(20).fill('too-many-requests'))
    expect((await signIn(site, own)).status).toBe(200)
    minutes = 16
    const later = await signIn(site, { email: 'victim-39@people.example', password: 'Password1' }, attacker)
    expect(await answerOf(later)).toEqual([403, 'wrong-password'])
  })

  test('a known browser can sign in while attackers lock the account; its own guesses are limited too', async () => {
    const site = await start()
    const mine = cookiesOf(await signUp(site))
    const other = cookiesOf(await signUp(site, { email: 'asha@people.example', password: 'banyan-tree' }))
    const known = (cookie: string) => /banyan\.known=[^;]+/.exec(cookie)?.[0] ?? ''
    expect(known(mine)).not.toBe('')
    await lockOut(site, (await whoIs(site, mine))?.uid ?? '')
    const from = (cookie: string, password = mira.password) =>
      site.post('/api/auth/sign-in', { ...mira, password }, { cookie, 'x-forwarded-for': someAddress() })
    expect(await answerOf(await from(''))).toEqual([429, 'too-many-requests'])
    expect(await answerOf(await from(known(other)))).toEqual([429, 'too-many-requests'])
    expect(await answerOf(await from(known(mine).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))))).toEqual([
      429,
      'too-many-requests',
    ])
    const again = await from(known(mine))
    expect(again.status).toBe(200)
    expect(known(cookiesOf(again))).toBe(known(mine))
    const codes: unknown[] = []
    for (let at = 0; at < 7; at += 1) codes.push((await answerOf(await from(known(mine), `guess-${at}`)))[1])
    expect(codes).toEqual([...Array(5).fill('wrong-password'), ...Array(2).fill('too-many-requests')])
  })

  test('a known browser’s cookie is HttpOnly, and covers five accounts', async () => {
    const site = await start()
    let cookie = ''
    for (let at = 0; at < 7; at += 1) {
      const person = { email: `p${at}@people.example`, password: 'monsoon-42' }
      const answer = await site.post('/api/auth/sign-up', person, { cookie, 'x-forwarded-for': someAddress() })
      const set = answer.headers.getSetCookie().find((each) => each.startsWith('banyan.known=')) ?? ''
      expect(set).toMatch(/; Path=\/api\/auth; Max-Age=15552000; HttpOnly; SameSite=Lax$/)
      cookie = set.split(';')[0] ?? ''
      expect(cookie.split('~')).toHaveLength(Math.min(at + 1, 5))
    }
  })

  test('a session ends after 90 days, however often it was used', async () => {
    const site = await start()
    const cookie = cookiesOf(await signUp(site))
    const DAY = 24 * 60 * 60 * 1000
    await site.db.update(sessions).set({ createdAt: new Date(Date.now() - 89 * DAY) })
    expect(await whoIs(site, cookie)).not.toBeNull()
    await site.db.update(sessions).set({ createdAt: new Date(Date.now() - 90 * DAY) })
    expect((await site.ask('/api/auth/methods', { headers: { cookie } })).status).toBe(401)
    const asked = await site.ask('/api/auth/session', { headers: { cookie } })
    expect(await asked.json()).toEqual({ user: null })
    expect(asked.headers.getSetCookie().join()).toMatch(/banyan\.signed-in=1; Path=\/; Max-Age=0/)
    await forgetEnded(site.db, new Date())
    expect((await counts(site))?.sessions).toBe(0)
  })

  test('never more than five in any fifteen minutes', async () => {
    let seconds = 0
    const begun = Date.now()
    const site = await start({ now: () => new Date(begun + seconds * 1000) })
    await signUp(site)
    const from = someAddress()
    const guess = async () => (await answerOf(await signIn(site, { ...mira, password: 'wrong-one' }, from)))[1]
    await guess()
    seconds = 14 * 60 + 58
    for (let at = 0; at < 4; at += 1) expect(await guess()).toBe('wrong-password')
    seconds = 15 * 60 + 1
    expect(await guess()).toBe('too-many-requests')
    seconds = 30 * 60
    expect(await guess()).toBe('wrong-password')
  })

  test('an attempt that was not checked because we were busy does not count', async () => {
    const site = await start()
    await signUp(site)
    const [user] = await site.db.select().from(users)
    const call = { db: site.db, address: () => '10.9.9.9', now: () => new Date() }
    const busy = () =>
      limitingPasswords(call, signInCounts(user?.id ?? '', '10.9.9.9', undefined), async () => {
        throw new AppError('busy')
      })
    for (let at = 0; at < 60; at += 1) await expect(busy()).rejects.toMatchObject({ code: 'busy' })
    expect((await signIn(site, mira, '10.9.9.9')).status).toBe(200)
  })

  test('an address that probes unknown accounts gets no answer about known ones either', async () => {
    const site = await start()
    await signUp(site)
    const from = someAddress()
    for (let at = 0; at < 5; at += 1) expect((await signIn(site, mira, from)).status).toBe(200)
    for (let at = 0; at < 60; at += 1) {
      const unknown = { ...mira, email: `nobody-${at}@people.example` }
      expect((await answerOf(await signIn(site, unknown, from)))[1]).toBe('user-not-found')
    }
    expect(await answerOf(await signIn(site, { ...mira, email: 'x@people.example' }, from))).toEqual([
      429,
      'too-many-requests',
    ])
    expect(await answerOf(await signIn(site, mira, from))).toEqual([429, 'too-many-requests'])
    expect((await signIn(site)).status).toBe(200)
  })

  test('a sign-out that the database refuses is not reported as done', async () => {
    const site = await createTestSite(await openOwn())
    const cookie = cookiesOf(await signUp(site))
    await site.db.execute(
      sql`create function refuse() returns trigger as $$ begin raise exception 'no'; end $$ language plpgsql`,
    )
    await site.db.execute(sql`create trigger refuse before delete on sessions for each row execute function refuse()`)
    expect((await site.post('/api/auth/sign-out', {}, { cookie })).status).toBe(500)
    expect(await whoIs(site, cookie)).not.toBeNull()
  })

  test('a sign-up that the database refuses is an internal error, not a taken address', async () => {
    const site = await createTestSite(await openOwn())
    await site.db.execute(
      sql`create function refuse() returns trigger as $$ begin raise exception 'no'; end $$ language plpgsql`,
    )
    await site.db.execute(sql`create trigger refuse before insert on users for each row execute function refuse()`)
    expect(await answerOf(await signUp(site))).toEqual([500, 'internal'])
  })

  test('an expired session is invalid', async () => {
    const site = await start()
    const cookie = cookiesOf(await signUp(site))
    await site.db.update(sessions).set({ expiresAt: new Date(Date.now() - 1000) })
    expect(await whoIs(site, cookie)).toBeNull()
    expect((await site.ask('/api/auth/methods', { headers: { cookie } })).status).toBe(401)
  })

  test('a right password resets the wrong ones before it', async () => {
    const site = await start()
    await signUp(site)
    const home = someAddress()
    for (let round = 0; round < 3; round += 1) {
      for (let at = 0; at < 4; at += 1) await signIn(site, { ...mira, password: 'typo-typo' }, home)
      expect((await signIn(site, mira, home)).status).toBe(200)
    }
  })

  test('sixty sign-ups an hour from one address', async () => {
    const site = await start()
    const results: unknown[] = []
    for (let at = 0; at < 62; at += 1) {
      // A taken address counts as an attempt too, and needs no hash.
      results.push((await answerOf(await site.post('/api/auth/sign-up', { ...mira, email: 'demo@banyan.example' })))[0])
    }
    expect(results.filter((status) => status === 409)).toHaveLength(60)
    expect(results.slice(60)).toEqual([429, 429])
  })

  describe('bad input', () => {
    const bodies: [string, unknown, number][] = [
      ['nothing', undefined, 400],
      ['a number for an email', { email: 1, password: 'secret-enough' }, 400],
      ['a list for a password', { email: 'a@b.co', password: ['x'] }, 400],
      ['an object with an operator', { email: { $ne: '' }, password: { $ne: '' } }, 400],
      ['a field that nobody asked for', { ...mira, isAdmin: true }, 400],
      ['a password of a megabyte', { ...mira, password: 'x'.repeat(1_000_000) }, 413],
      ['a password of 300 characters', { ...mira, password: 'x'.repeat(300) }, 400],
      ['SQL in the email', { ...mira, email: "' or 1=1; drop table users; --@b.co" }, 400],
      ['a header in the email', { ...mira, email: 'a@b.co\r\nSet-Cookie: x=1' }, 400],
      ['a null character', { ...mira, email: 'a\u0000@b.co' }, 400],
    ]
    test.each(bodies)('%s is refused, without side effects', async (_, body, status) => {
      const site = await start()
      for (const path of ['sign-up', 'sign-in']) {
        const answer = await site.post(`/api/auth/${path}`, body)
        expect([path, answer.status]).toEqual([path, status])
        expect(answer.headers.getSetCookie()).toEqual([])
      }
      expect(await counts(site)).toEqual({ users: 0, sessions: 0, accounts: 0, verifications: 0 })
    })

    test('another site’s page can do nothing, with or without a session', async () => {
      const site = await start()
      const cookie = cookiesOf(await signUp(site))
      const before = await counts(site)
      const foreign: Record<string, string>[] = [
        { origin: 'https://evil.example' },
        { 'sec-fetch-site': 'cross-site' },
        { origin: 'null' },
      ]
      const posts = [
        'sign-up',
        'sign-in',
        'sign-out',
        'google',
        'request-reset',
        'reset-password',
        'change-password',
        'delete-account',
      ]
      for (const path of posts) {
        for (const headers of foreign) {
          const answer = await site.post(`/api/auth/${path}`, mira, { cookie, ...headers })
          expect([path, ...(await answerOf(answer))]).toEqual([path, 403, 'cross-site'])
        }
        // A form of another site cannot send JSON.
        const form = await site.ask(`/api/auth/${path}`, {
          method: 'POST',
          headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
          body: 'email=a%40b.co&password=secret-enough',
        })
        expect([path, form.status]).toEqual([path, 415])
      }
      expect(await counts(site)).toEqual(before)
    })

    test('the provider’s own routes are not mounted', async () => {
      const { ask, post, accounts } = await start()
      const own = Object.values(accounts.auth.api).flatMap(({ path }: { path?: string }) => (path ? [path] : []))
      expect(own.length).toBeGreaterThan(20)
      const ours = ['/sign-out', '/reset-password', '/change-password']
      for (const path of own.filter((each) => !ours.includes(each))) {
        const address = `/api/auth${path.replaceAll(/:\w+/g, 'x')}`
        expect([address, (await ask(address)).status, (await post(address, {})).status]).toEqual([address, 404, 404])
      }
    })
  })

  test('an administrator has a verified email of the list, or a grant', async () => {
    const site = await start({ env: { ADMIN_EMAILS: `boss@people.example, ${mira.email}` } })
    const cookie = cookiesOf(await signUp(site))
    const ask = (path: string) => site.ask(path, { headers: { cookie } })
    const refused = await ask('/api/problems')
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ code: 'unverified-admin' })
    expect(await (await ask('/api/auth/session')).json()).not.toHaveProperty('isAdmin')
    await site.db.update(users).set({ emailVerified: true })
    expect((await ask('/api/problems')).status).toBe(200)
    expect(await (await ask('/api/auth/session')).json()).toMatchObject({ isAdmin: true })
    const other = await cookieOf(site, 'admin')
    expect((await site.ask('/api/problems', { headers: { cookie: other } })).status).toBe(200)
  })

  test('the log names no person and no secret', async () => {
    const site = await start()
    await signUp(site)
    await signUp(site)
    await signIn(site, { ...mira, password: 'monsoon-43' })
    await signIn(site, { ...mira, email: 'nobody@people.example' })
    const log = JSON.stringify(site.logged())
    for (const secret of ['mira', 'nobody', 'monsoon', 'people.example']) expect(log).not.toContain(secret)
  })

  test('sentences of §8 are in the response', async () => {
    const site = await start()
    const answer = (await (await signIn(site)).json()) as { sentence: string }
    expect(answer.sentence).toBe(authErrors['user-not-found'])
  })
})
