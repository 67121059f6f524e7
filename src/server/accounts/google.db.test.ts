import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { accounts, sessions, users } from '#server/db/schema.ts'
import { hashAsInProduction } from '#tests/account-calls.ts'
import { onBothDatabases } from '#tests/databases.ts'
import { type OpenIdPerson, type OpenIdProvider, signInAt, startOpenIdProvider } from '#tests/openid-provider.ts'
import { cookiesOf, someAddress } from '#tests/principals.ts'
import { createTestSite, type TestSite } from '#tests/test-site.ts'
import { removePassword } from './account-collection.ts'

const asha = { email: 'asha@people.example', email_verified: true, name: 'Asha Rao' }
const password = 'monsoon-42'

/** A new browser each time. */
async function ashaSignsIn({ post, ask }: TestSite, provider: OpenIdProvider) {
  const begun = await post('/api/auth/google', { attempt: null, next: '/' })
  const { url } = (await begun.json()) as { url: string }
  const { pathname, search } = new URL(await signInAt(provider, url, 'asha'))
  return cookiesOf(await ask(pathname + search, { headers: { cookie: cookiesOf(begun) } }))
}

onBothDatabases('sign-in with Google', ({ open }) => {
  const start = async (people: Record<string, OpenIdPerson> = { asha }) => {
    const provider = await startOpenIdProvider()
    onTestFinished(provider.stop)
    for (const [sub, person] of Object.entries(people)) provider.people.set(sub, person)
    const site = await createTestSite(await open(), { env: provider.settings })
    provider.trust(site.origin)

    const begin = async (next = '/') => {
      const answer = await site.post('/api/auth/google', { attempt: null, next })
      return { url: ((await answer.json()) as { url: string }).url, cookie: cookiesOf(answer) }
    }
    /** Returns with the same browser's cookie unless given another. */
    const comeBack = async (address: string, cookie: string) => {
      const { pathname, search } = new URL(address)
      const answer = await site.ask(pathname + search, { headers: { cookie } })
      return { answer, location: answer.headers.get('location') ?? '', cookie: cookiesOf(answer) }
    }
    const signIn = async (sub: string, next = '/') => {
      const { url, cookie } = await begin(next)
      return comeBack(await signInAt(provider, url, sub), cookie)
    }
    const whoIs = async (cookie: string) =>
      ((await (await site.ask('/api/auth/session', { headers: { cookie } })).json()) as { user: unknown }).user
    const rows = async () => ({
      users: await site.db.select().from(users),
      accounts: await site.db.select().from(accounts),
      sessions: await site.db.select().from(sessions),
    })
    const signUp = (email: string) =>
      site.post('/api/auth/sign-up', { email, password }, { 'x-forwarded-for': someAddress() })
    return { provider, site, begin, comeBack, signIn, whoIs, rows, signUp }
  }

  test('creates an account the first time and signs in the second; Google’s tokens are not stored', async () => {
    const { signIn, whoIs, rows } = await start()
    const first = await signIn('asha', '/wishlist')
    expect([first.answer.status, first.location]).toEqual([302, '/signed-in?created=1&next=%2Fwishlist'])
    expect(await whoIs(first.cookie)).toMatchObject({ email: asha.email, displayName: 'Asha Rao' })
    const second = await signIn('asha')
    expect(second.location).toBe('/signed-in?next=%2F')
    const { users: people, accounts: ways } = await rows()
    expect(people).toMatchObject([{ email: asha.email, emailVerified: true }])
    expect(ways).toMatchObject([
      { providerId: 'google', accountId: 'asha', accessToken: null, refreshToken: null, idToken: null },
    ])
  })

  test('without an identity token there is no sign-in', async () => {
    const { provider, signIn, rows } = await start()
    provider.givesIdTokens = false
    const { location } = await signIn('asha')
    expect(location).toMatch(/^\/signed-in\?.*error=1/)
    expect(await rows()).toEqual({ users: [], accounts: [], sessions: [] })
    provider.givesIdTokens = true
    expect((await signIn('asha')).location).toBe('/signed-in?created=1&next=%2F')
  })

  test('links to a password account with a verified address: both ways stay', async () => {
    const { signIn, signUp, site, whoIs, rows } = await start()
    const before = cookiesOf(await signUp(asha.email))
    await site.db.update(users).set({ emailVerified: true })
    const { location, cookie } = await signIn('asha')
    expect(location).toBe('/signed-in?next=%2F')
    expect(await whoIs(cookie)).toEqual(await whoIs(before))
    expect((await rows()).accounts.map(({ providerId }) => providerId).sort()).toEqual(['credential', 'google'])
    expect((await site.post('/api/auth/sign-in', { email: asha.email, password })).status).toBe(200)
  })

  test('an attacker who registered the victim’s address first loses access', async () => {
    const { signIn, signUp, site, whoIs, rows } = await start()
    const attacker = cookiesOf(await signUp(asha.email))
    const { location, cookie } = await signIn('asha')
    expect(location).toBe('/signed-in?next=%2F&removed=1')
    expect(await whoIs(attacker)).toBeNull()
    expect(await whoIs(cookie)).toMatchObject({ email: asha.email })
    const answer = await site.post('/api/auth/sign-in', { email: asha.email, password })
    expect(((await answer.json()) as { code: string }).code).toBe('wrong-password')
    const { users: people, accounts: ways, sessions: open_ } = await rows()
    expect(people).toMatchObject([{ emailVerified: true }])
    expect(ways.map(({ providerId }) => providerId)).toEqual(['google'])
    expect(open_).toHaveLength(1)
  })

  test('the attacker’s concurrent sign-in is invalid', async () => {
    hashAsInProduction()
    const { site, signUp, whoIs } = await start()
    const { user } = (await (await signUp(asha.email)).json()) as { user: { uid: string } }
    const tries = Array.from({ length: 4 }, () =>
      site.post('/api/auth/sign-in', { email: asha.email, password }, { 'x-forwarded-for': someAddress() }),
    )
    await new Promise((resolve) => setTimeout(resolve, 60))
    await removePassword(site.db, user.uid)
    for (const answer of await Promise.all(tries)) expect(await whoIs(cookiesOf(answer))).toBeNull()
  })

  test('a sign-in while the password is being removed is invalid', async () => {
    const { site, signUp, whoIs } = await start()
    const { user } = (await (await signUp(asha.email)).json()) as { user: { uid: string } }
    const signingIn = await site.db.transaction(async (tx) => {
      await removePassword(tx, user.uid)
      const answer = site.post('/api/auth/sign-in', { email: asha.email, password })
      // It waits for the removal; one that did not would have its session by then.
      await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 500))])
      return { answer }
    })
    expect(await whoIs(cookiesOf(await signingIn.answer))).toBeNull()
  })

  test('the browser’s previous session ends', async () => {
    const { begin, comeBack, provider, signUp, whoIs } = await start()
    const before = cookiesOf(await signUp('somebody-else@people.example'))
    const { url, cookie } = await begin()
    await comeBack(await signInAt(provider, url, 'asha'), `${cookie}; ${before}`)
    expect(await whoIs(before)).toBeNull()
  })

  test('sixty starts an hour from one address', async () => {
    const { site } = await start()
    const statuses: number[] = []
    for (let at = 0; at < 61; at += 1)
      statuses.push((await site.post('/api/auth/google', { attempt: null, next: '/' })).status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(60)
    expect(statuses.at(-1)).toBe(429)
  })

  test('an address that Google has not verified is not linked', async () => {
    const { signIn, signUp, rows, whoIs } = await start({
      mallory: { ...asha, email_verified: false, name: 'Mallory' },
    })
    const own = cookiesOf(await signUp(asha.email))
    const before = await rows()
    const { location, answer } = await signIn('mallory')
    expect(location).toBe('/signed-in?next=%2F&error=1')
    expect(answer.headers.getSetCookie().join()).not.toContain('session_token=')
    expect(await rows()).toEqual(before)
    expect(await whoIs(own)).toMatchObject({ email: asha.email })
  })

  test('an address that Google has not verified creates no account', async () => {
    const { signIn, rows } = await start({ mallory: { ...asha, email_verified: false, name: 'Mallory' } })
    expect((await signIn('mallory')).location).toBe('/signed-in?next=%2F&error=1')
    expect((await rows()).users).toEqual([])
  })

  test('a callback that was used, forged, or started in another browser is refused', async () => {
    const { provider, begin, comeBack, rows, whoIs } = await start()
    const { url, cookie } = await begin()
    const address = await signInAt(provider, url, 'asha')
    const elsewhere = await comeBack(address, '')
    expect(elsewhere.location).toMatch(/error=1/)
    const { url: again, cookie: jar } = await begin()
    const good = await signInAt(provider, again, 'asha')
    expect((await comeBack(good, jar)).location).not.toMatch(/error/)
    const replayed = await comeBack(good, jar)
    expect(replayed.location).toMatch(/error=1/)
    expect(await whoIs(replayed.cookie)).toBeNull()
    for (const query of [
      '',
      '?code=x',
      '?state=x',
      '?code=x&state=y',
      '?error=access_denied',
      '?state[]=1',
      `?state=${'x'.repeat(4000)}`,
    ]) {
      const { answer, location } = await comeBack(`http://x/api/auth/callback/google${query}`, cookie)
      expect([query, answer.status, location]).toEqual([query, 302, '/signed-in?error=1'])
    }
    expect((await rows()).users).toHaveLength(1)
  })

  test('returns to our own pages only', async () => {
    const { signIn } = await start()
    for (const next of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '']) {
      expect((await signIn('asha', next)).location).toMatch(/^\/signed-in\?(created=1&)?next=%2F$/)
    }
  })

  test('the provider refuses: an error, and no account', async () => {
    const { begin, comeBack, rows } = await start()
    const { url, cookie } = await begin('/about')
    const state = new URL(url).searchParams.get('state')
    const { location } = await comeBack(
      `http://x/api/auth/callback/google?error=access_denied&error_description=<script>&state=${state}`,
      cookie,
    )
    expect(location).toBe('/signed-in?next=%2Fabout&error=1')
    expect((await rows()).users).toEqual([])
  })

  test('an unreachable provider is a clear refusal, and is tried again the next time', async () => {
    const { provider, site } = await start()
    const port = Number(new URL(provider.issuer).port)
    await provider.stop()
    const ask = () => site.post('/api/auth/google', { attempt: null, next: '/' })
    const refused = await ask()
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([502, 'google-unreachable'])
    const again = await startOpenIdProvider(port)
    onTestFinished(again.stop)
    again.trust(site.origin)
    expect((await ask()).status).toBe(200)
  })

  test('without a password, setting one or deleting the account needs a recent sign-in', async () => {
    let minutes = 0
    const provider = await startOpenIdProvider()
    onTestFinished(provider.stop)
    provider.people.set('asha', asha)
    const site = await createTestSite(await open(), {
      env: provider.settings,
      now: () => new Date(Date.now() + minutes * 60_000),
    })
    provider.trust(site.origin)
    const cookie = await ashaSignsIn(site, provider)
    const change = () => site.post('/api/auth/change-password', { current: null, password }, { cookie })
    const remove = () => site.post('/api/auth/delete-account', { password: null }, { cookie })
    minutes = 61
    expect(((await (await change()).json()) as { code: string }).code).toBe('sign-in-again')
    expect(((await (await remove()).json()) as { code: string }).code).toBe('sign-in-again')
    minutes = 0
    const elsewhere = await ashaSignsIn(site, provider)
    expect((await change()).status).toBe(200)
    expect(await (await site.ask('/api/auth/session', { headers: { cookie: elsewhere } })).json()).toEqual({
      user: null,
    })
    expect((await site.post('/api/auth/sign-in', { email: asha.email, password })).status).toBe(200)
    const methods = await site.ask('/api/auth/methods', { headers: { cookie } })
    expect(await methods.json()).toEqual({ password: true, google: true, emailVerified: true })
    expect((await site.db.select().from(users).where(eq(users.email, asha.email))).length).toBe(1)
  })
})
