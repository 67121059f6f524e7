import { type AddressInfo, connect, createServer } from 'node:net'
import type { Page } from '@playwright/test'
import { demoAt, expect, hydrated, openAs, register, test, toastOf } from './own-server.ts'
import { guardedPaths, isThorough } from './page-list.ts'

test.use({ consented: 'all' })
// They stop and start servers.
test.describe.configure({ timeout: 180_000 })

/** What the browser says of failed requests, which these stories cause. */
const isExpected = (text: string) => /Failed to load resource|ERR_|unreachable/.test(text)
test.afterEach(({ complaints }) => {
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !isExpected(text)))
})

async function startWorker(page: Page, site = '') {
  await page.goto(`${site}/about`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

const stored = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const keys = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map((k) => k.url)),
    )
    return keys.flat().map((url) => url.replace(location.origin, ''))
  })
const isStored = (page: Page, address: string) => expect.poll(() => stored(page)).toContain(address)
/** All files of the build: the goals' page is large and loaded by nothing else here. */
const allStored = (page: Page) =>
  expect
    .poll(async () => (await stored(page)).filter((each) => each.startsWith('/assets/')).length)
    .toBeGreaterThan(110)

const mark = (page: Page) => page.getByRole('complementary', { name: 'Offline' })

test('with the server stopped, visited and personal pages open and say how old they are', async ({ page, server }) => {
  await startWorker(page)
  await demoAt(page, '/wishlist/funds')
  await expect(page.getByRole('table').getByText('₹').first()).toBeVisible()
  const visited = ['/fund/900363', '/stock/BRAHOL.SMP', '/news/sample-rates']
  const headings: (string | null)[] = []
  for (const path of visited) {
    await page.goto(path)
    headings.push(await page.getByRole('heading', { level: 1 }).textContent())
    await isStored(page, path)
  }
  // By a link, without a request for its HTML.
  await page.goto('/search-funds')
  await hydrated(page)
  const link = page.locator('main a[href^="/fund/"]').first()
  const linked = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL(linked)
  await isStored(page, linked)
  await allStored(page)
  // A page just opened by a link loads its copy if something of it is missing: that would cross the next page.
  await page.goto('/about')
  await server.stop()

  for (const [at, path] of visited.entries()) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[at] ?? '')
    await expect(mark(page)).toContainText(/This page was saved on .*just now|min ago/)
  }
  await page.goto(linked)
  await expect(mark(page)).toContainText('This page was saved on')
  // All have the same shell; their code is among the stored files.
  for (const path of isThorough ? guardedPaths : ['/wishlist', '/favorite-properties', '/financial-goals']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(path)
    await expect(mark(page)).toContainText('Prices were loaded on')
  }
  // Prices of the stored pack, and a note that is kept.
  await page.goto('/wishlist/funds')
  await expect(page.getByRole('table').getByText('₹').first()).toBeVisible()
  await page.goto('/profile?tab=notes')
  await page.getByLabel('Note', { exact: true }).fill('Written offline')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.reload()
  await expect(page.getByText('Written offline')).toBeVisible()

  // A copy says so for as long as it is shown, "Offline" only until the server answers.
  await page.goto('/fund/900363')
  await expect(mark(page)).toContainText('This page was saved on')
  await server.start()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  const saved = page.getByRole('complementary', { name: 'Saved page' })
  await expect(saved).toContainText('This page was saved on')
  await expect(mark(page)).toHaveCount(0)
  // Longer than anybody waits for a page that is not reloaded.
  server.pause(6_000)
  await saved.getByRole('button', { name: 'Reload' }).click()
  // Written into every copy.
  await expect(page.locator('html')).not.toHaveAttribute('data-kept')
  await expect(saved).toHaveCount(0)
  await page.goto('/profile?tab=notes')
  await expect(mark(page)).toHaveCount(0)
  await expect(page.getByText('Written offline')).toBeVisible()
})

test('with the server stopped, the palette finds the market and what is in this browser', async ({ page, server }) => {
  await startWorker(page)
  await demoAt(page, '/stock/BRAHOL.SMP')
  await isStored(page, '/stock/BRAHOL.SMP')
  const find = async (words: string, name: RegExp) => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: 'Search everything' })).toBeFocused()
    await page.keyboard.type(words)
    await expect(page.getByRole('option', { name }).first()).toBeVisible()
  }
  // The packs are stored when they are first used.
  await find('brackenholm', /Brackenholm Software/)
  await page.keyboard.press('Escape')
  await allStored(page)
  await server.stop()

  await page.goto('/wishlist')
  await expect(mark(page)).toBeVisible()
  await find('brackenholm', /Brackenholm Software/)
  // The page of a link cannot be fetched: its copy is shown.
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/stock/BRAHOL.SMP')
  await expect(page.getByRole('heading', { level: 1, name: 'Brackenholm Software' })).toBeVisible()
  await expect(mark(page)).toContainText('This page was saved on')
  await find('lake', /A home by the lake/)
  await expect(page.getByRole('option').first()).toContainText('A home by the lake')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/financial-goals\?goal=demo-home/)
  await expect(page.getByRole('heading', { name: 'A home by the lake' })).toBeVisible()
})

test('a new build is offered and taken, and a half-written note survives', async ({ page, server }) => {
  await startWorker(page)
  await demoAt(page, '/profile?tab=notes')
  await page.getByLabel('Note', { exact: true }).fill('Half of a thought')
  await allStored(page)
  await server.stop()
  await server.start('0123456789ab')
  // As the browser does by itself once an hour and with each page.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  const offer = page.getByRole('complementary', { name: 'New version' })
  await expect(offer).toBeVisible()
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Half of a thought')
  const other = await page.context().newPage()
  await other.goto('/about')
  await hydrated(other)
  await other.keyboard.press('Shift')

  await Promise.all([page.waitForEvent('load'), offer.getByRole('button', { name: 'Update' }).click()])
  await hydrated(page)
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Half of a thought')
  await expect.poll(() => page.evaluate(() => caches.keys())).toContain('banyan-offline-pages-0123456789ab')
  // A tab that did not ask is not reloaded.
  await expect(other.getByRole('complementary', { name: 'New version' })).toContainText(
    'Another tab has updated Banyan',
  )
})

test('after Reject All the caches are empty and no worker is left', async ({ page }) => {
  await startWorker(page)
  await page.goto('/fund/900363')
  await isStored(page, '/fund/900363')
  await hydrated(page)
  await page.getByRole('button', { name: 'Cookie and cache choices' }).click()
  await page.getByRole('button', { name: 'Reject All' }).click()
  // Names only: opening a cache that has just been removed would create it anew. A download under way removes its own.
  const names = () => page.evaluate(() => caches.keys())
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(names).toEqual([])
  await expect.poll(workers).toBe(0)
  // The worker of a page that is still open stores nothing either.
  await page.goto('/stock/BRAHOL.SMP')
  await hydrated(page)
  await page.mouse.click(5, 5)
  // The code that copies pages is there, and a page is copied after 2 s.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/later-parts-')),
  )
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await page.locator('a[href="/contact"]').first().click()
  await expect(page).toHaveURL('/contact')
  await page.evaluate(() => new Promise((go) => setTimeout(go, 2_500)))
  expect(requests).not.toContain('/sw.js')
  expect(await names()).toEqual([])
})

test('two accounts in one browser see nothing of each other, and no copy names either', async ({ page, server }) => {
  const [first, second] = [await register(page.context()), await register(page.context())]
  await startWorker(page)
  await openAs(page, first, '/profile?tab=notes')
  await page.getByLabel('Note', { exact: true }).fill('The first one’s secret')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByText('The first one’s secret')).toBeVisible()
  await page.goto('/admin')
  // A wishlist, and documents of the first account.
  await page.goto('/fund/900363')
  await hydrated(page)
  await page.getByRole('button', { name: 'Add to wishlist' }).first().click()
  await expect(toastOf(page, 'Fund added to wishlist')).toBeVisible()
  await page.goto('/wishlist/funds')
  const wish = page.locator('.wishlist-table .wish-name').first()
  await expect(wish).toBeVisible()
  const name = (await wish.textContent()) ?? ''
  expect(name).not.toBe('')
  await page.request.post('/api/auth/sign-out', { data: {} })
  await openAs(page, second, '/profile?tab=notes')
  await allStored(page)
  await server.stop()
  for (const path of ['/wishlist/funds', '/profile?tab=notes', '/wishlist', '/profile']) {
    await page.goto(path)
    await expect(mark(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const text = await page.locator('body').innerText()
    expect(text).not.toContain('secret')
    expect(text).not.toContain(name)
    expect(text).not.toContain(first.email)
  }
  await expect(page.getByText(second.email).first()).toBeVisible()
  const copies = await page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name)
        return Promise.all((await cache.keys()).map(async (key) => [key.url, await (await cache.match(key))?.text()]))
      }),
    )
    return all.flat()
  })
  expect(copies.length).toBeGreaterThan(100)
  const personal = [first.email, second.email, 'The first one’s secret']
  const telling = copies.filter(([, text]) => personal.some((own) => text?.includes(own))).map(([url]) => url)
  expect(telling).toEqual([])
  expect(copies.filter(([url]) => /\/api\/|\/admin$/.test(url ?? '')).map(([url]) => url)).toEqual([])
})

test('what is searched for stays in the browser: the worker asks for paths only', async ({ page, server }) => {
  const line = await listenTo(server.url)
  await startWorker(page, line.url)
  await page.goto(`${line.url}/search-funds`)
  await hydrated(page)
  await page.getByRole('searchbox', { name: 'Search' }).fill('fernhollow')
  await expect(page).toHaveURL(/q=fernhollow/)
  // Longer than a page is shown before it is copied; the next copy is the signal.
  await page.evaluate(() => new Promise((go) => setTimeout(go, 2_500)))
  const link = page.locator('main a[href^="/fund/"]').first()
  const linked = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${linked}$`))
  await isStored(page, linked)
  expect(line.heard()).toContain(linked)
  expect(line.heard().filter((address) => address.includes('fernhollow'))).toEqual([])
  line.close()
})

/** Passes everything on, and remembers the addresses that were asked for. */
async function listenTo(server: string) {
  const heard: string[] = []
  const gate = createServer((near) => {
    const far = connect(Number(new URL(server).port), '127.0.0.1')
    near.on('data', (chunk: Buffer) => {
      heard.push(
        ...[...chunk.toString('latin1').matchAll(/^[A-Z]+ (\/\S*) HTTP\/1/gm)].map(([, address = '']) => address),
      )
    })
    near.pipe(far).pipe(near)
    for (const socket of [near, far]) socket.on('error', () => [near, far].forEach((each) => void each.destroy()))
  })
  await new Promise<void>((ready) => gate.listen(0, '127.0.0.1', ready))
  const { port } = gate.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, heard: () => heard, close: () => gate.close() }
}
