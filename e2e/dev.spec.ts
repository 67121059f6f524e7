import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { routes } from '#catalogue/routes.ts'
import { type Banyan, shortLived, startBanyan } from '#tests/banyan-process.ts'
import { copyEmptyDatabase } from '#tests/empty-database.ts'
import { devPort } from '#tests/outside-ports.ts'
import { distinctPaths, example, expect, hydrated, isThorough, test as quiet } from './page-list.ts'

/** A server of `npm run dev`, where nothing is set up. */
const test = quiet.extend<object, { dev: Banyan }>({
  dev: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures this one needs.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'banyan-dev-'))
      await copyEmptyDatabase(folder)
      const banyan = await startBanyan({ PORT: String(devPort), DATA_DIR: folder }, [shortLived], 'src/app/dev.ts')
      await use(banyan)
      await banyan.end()
      rmSync(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ dev }, use) => use(dev.url),
})

test.describe.configure({ mode: 'serial' })

/** The richest of each kind: a page of hundreds of modules, one by one, takes seconds. */
const somePaths = [routes.home, routes.searchFunds, routes.fund, routes.realEstate, routes.login].map(({ path }) =>
  example(path),
)

/** React's development build reports every hydration mismatch, which the production build ignores. */
test('in development no page has a hydration mismatch', async ({ page, complaints }) => {
  test.setTimeout(180_000)
  for (const path of [...(isThorough ? distinctPaths : somePaths), '/no/such/page']) {
    await page.goto(path)
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(complaints, path).toEqual([])
  }
})

test('in development the API is the real one', async ({ request }) => {
  expect(await (await request.get('/api/problems')).json()).toMatchObject({ code: 'signed-out' })
  expect((await request.get('/api/openapi.json')).ok()).toBe(true)
})

test('without configuration the Google button and the reset page say so, without requests', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/auth') && asked.push(request.url()))
  await page.goto('/login')
  await hydrated(page)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByText('Google sign-in isn’t set up on this site.')).toBeVisible()
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByText('Email isn’t set up on this site.')).toBeVisible()
  expect(asked).toEqual([])
})
