import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, test as base, expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { refusals, successToasts } from '#catalogue/toasts.ts'
import { type Banyan, quickHashing, startBanyan } from '#tests/banyan-process.ts'
import { startPostgres } from '#tests/postgres-server.ts'
import { axeFinds } from './axe.ts'
import { choose, hydrated, isThorough } from './page-list.ts'
import { fill, openAs, type Person, somebody, test, toastOf } from './people.ts'

const admin: Person = { email: 'chief@people.example', password: 'monsoon-42' }
const secret = 'a secret of the tests, long enough'

/** A server of this story's own, with an admin whose address the operator has verified. */
async function openSite(databaseUrl: string | undefined) {
  const dataDir = mkdtempSync(join(tmpdir(), 'banyan-creators-'))
  const env = {
    DATA_DIR: dataDir,
    TRUST_PROXY: '127.0.0.0/8',
    ADMIN_EMAILS: admin.email,
    AUTH_SECRET: secret,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  const banyan = await startBanyan(env, quickHashing)
  const post = (path: string, data: object) =>
    fetch(banyan.url + path, {
      method: 'POST',
      body: JSON.stringify(data),
      headers: { 'content-type': 'application/json' },
    })
  await post('/api/auth/sign-up', admin)
  const command = ['--import', './tests/quick-hashing.ts', 'dist/node/admin-command.js', 'verify', admin.email]
  const said = execFileSync(process.execPath, command, { env: { ...process.env, ...env }, encoding: 'utf8' })
  await post('/api/auth/reset-password', { token: /reset-password#(\S+)/.exec(said)?.[1], password: admin.password })
  const close = async () => {
    await banyan.end()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { banyan, close }
}

async function visitor(browser: Browser, { url }: Banyan, address: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, extraHTTPHeaders: { 'x-forwarded-for': address } })
  await choose(context, 'required')
  return context.newPage()
}

async function comeAs(page: Page, person: Person, path: string) {
  await page.request.post('/api/auth/sign-up', { data: person })
  await openAs(page, person, path)
}

async function ask(page: Page, company: string) {
  await page.getByLabel('Full name').fill('Asha Rao')
  await page.getByLabel('Phone').fill('+91 98450 00000')
  await page.getByLabel('Company').fill(company)
  await page.getByLabel('City').fill('Bengaluru')
  await page.getByLabel('What would you like to publish?').fill('Two flats of my own.')
  await page.getByRole('checkbox', { name: /I will list only/ }).check()
  await page.getByRole('button', { name: /Send (a new )?request/ }).click()
}

const picture = (background: string) =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background } })
    .jpeg()
    .toBuffer()

const title = 'Bright flat by the banyan tree'

async function story(browser: Browser, banyan: Banyan) {
  const creator = await visitor(browser, banyan, '10.1.0.1')
  const chief = await visitor(browser, banyan, '10.1.0.2')
  const buyer = await visitor(browser, banyan, '10.1.0.3')
  const decide = async (section: string, press: string, reason?: string) => {
    await chief.goto(`/admin?section=${section}`)
    await hydrated(chief)
    await chief.getByRole('button', { name: press, exact: true }).first().click()
    if (reason) {
      await chief.getByRole('dialog').getByLabel('Reason').fill(reason)
      await chief.getByRole('dialog').getByRole('button', { name: press }).click()
    }
    await expect(toastOf(chief, 'Done, and recorded in the audit log')).toBeVisible()
  }

  await test.step('ask, be rejected, ask again, be approved', async () => {
    await comeAs(creator, somebody(), '/real-estate')
    await creator.getByRole('link', { name: 'Publish your own property' }).click()
    await ask(creator, '')
    await expect(toastOf(creator, successToasts.requestSubmitted)).toBeVisible()
    await expect(creator.getByText('Your request to publish properties is pending.')).toBeVisible()
    await openAs(chief, admin, '/admin?section=requests')
    await decide('requests', 'Reject', 'Please name your company.')
    await creator.goto('/about')
    await expect(creator.getByRole('button', { name: '1 update on your listings' })).toBeVisible()
    await creator.goto('/real-estate/mine')
    await hydrated(creator)
    await expect(creator.getByText('Please name your company.')).toBeVisible()
    await ask(creator, 'Rao Homes')
    await expect(creator.getByText('Your request to publish properties is pending.')).toBeVisible()
    await decide('requests', 'Approve')
  })

  await test.step('write a listing with pictures, and submit it', async () => {
    await creator.reload()
    await hydrated(creator)
    await creator.getByRole('button', { name: 'Write a listing' }).click()
    const field = (name: string) => creator.getByLabel(name, { exact: true })
    await creator.getByRole('button', { name: 'Submit for review' }).click()
    await expect(field('Title')).toBeFocused()
    await field('Title').fill('x'.repeat(10_000))
    await expect(creator.getByText('A title can have at most 120 characters; this has 10,000.')).toBeVisible()
    await field('Title').fill(title)
    await field('Price').fill('85 lakh')
    await field('Description').fill('Two rooms, a balcony and a view of the old tree.')
    await field('City').fill('Bangalore')
    await field('Locality').fill('Indiranagar')
    await expect(field('State')).toHaveValue('Karnataka')
    await field('Carpet area').fill('820')
    await field('Bedrooms').fill('2')
    await field('Name shown').fill('Asha Rao')
    const files = [
      { name: 'red.jpg', mimeType: 'image/jpeg', buffer: await picture('#a93226') },
      { name: 'green.jpg', mimeType: 'image/jpeg', buffer: await picture('#2c6338') },
      { name: 'script.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg><script>alert(1)</script></svg>') },
    ]
    await creator.getByLabel('Choose pictures').setInputFiles(files)
    await expect(creator.getByText('This file is not a JPEG, PNG, WebP or HEIC picture.')).toBeVisible()
    await expect(creator.locator('.own-picture')).toHaveCount(2)
    await creator.getByRole('button', { name: 'Make cover' }).click()
    await creator.getByRole('button', { name: 'Floor plan' }).last().click()
    const inOrder = async () => {
      await expect(creator.getByLabel('Cover: what it shows')).toHaveValue(/^Picture 2/)
      await expect(creator.getByRole('button', { name: 'Floor plan' }).last()).toHaveAttribute('aria-pressed', 'true')
    }
    await inOrder()
    expect(await axeFinds(creator)).toEqual([])
    await expect(creator.getByText('Saved', { exact: true })).toBeVisible()
    // Kept on the server: a reload shows it again.
    await creator.reload()
    await hydrated(creator)
    await expect(field('Title')).toHaveValue(title)
    await inOrder()
    await creator.getByRole('button', { name: 'Preview' }).click()
    await expect(creator.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: title })).toBeVisible()
    await creator.getByRole('button', { name: 'Submit for review' }).click()
    await expect(toastOf(creator, 'Submitted for review')).toBeVisible()
    await decide('review', 'Approve')
  })

  let page = ''
  await test.step('found on list and map, saved, asked about and answered', async () => {
    // The list is made anew in the background.
    const total = async () =>
      ((await (await buyer.request.get('/api/listings?q=banyan+tree')).json()) as { total: number }).total
    await expect.poll(total).toBe(1)
    await comeAs(buyer, somebody(), '/real-estate?q=banyan+tree')
    await expect(buyer.getByRole('link', { name: title })).toBeVisible()
    await buyer.goto('/real-estate?q=banyan+tree&view=map')
    await hydrated(buyer)
    await expect(buyer.getByRole('button', { name: /₹85 lakh|₹85 L/ })).toBeVisible()
    await buyer.goto('/real-estate?q=banyan+tree')
    await hydrated(buyer)
    await buyer.getByRole('button', { name: `Add ${title} to favourites` }).click()
    await expect(toastOf(buyer, successToasts.favoriteAdded)).toBeVisible()
    await buyer.getByRole('link', { name: title }).click()
    await expect(buyer.getByRole('heading', { name: title })).toBeVisible()
    page = new URL(buyer.url()).pathname
    await buyer.getByRole('button', { name: 'Write an enquiry' }).click()
    await buyer.getByLabel('Your name').fill('Ravi')
    await buyer.getByLabel('Message', { exact: true }).fill('May I see it on Sunday?')
    await buyer.getByRole('checkbox', { name: /I agree/ }).check()
    await buyer.getByRole('button', { name: 'Send enquiry' }).click()
    await expect(toastOf(buyer, 'Your enquiry was sent')).toBeVisible()
    await creator.goto('/real-estate/mine?tab=enquiries')
    await hydrated(creator)
    await expect(creator.getByText('May I see it on Sunday?')).toBeVisible()
    expect(await axeFinds(creator)).toEqual([])
    await creator.getByLabel('Answer to Ravi').fill('Yes, at eleven.')
    await creator.getByRole('button', { name: 'Send answer' }).click()
    await expect(creator.getByText('Yes, at eleven.')).toBeVisible()
    await buyer.reload()
    await hydrated(buyer)
    await expect(buyer.getByText('Yes, at eleven.')).toBeVisible()
  })

  await test.step('a new price is reviewed, seen by who saved it, and the flat is sold', async () => {
    await creator.goto('/real-estate/mine')
    await hydrated(creator)
    expect(await axeFinds(creator)).toEqual([])
    await creator.getByRole('button', { name: `Edit: ${title}` }).click()
    const price = creator.getByLabel('Price', { exact: true })
    // Left while the server cannot be reached: opened again, the text is there and is saved.
    await creator.route('**/api/documents/drafts/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    )
    await price.fill('80 lakh')
    await creator.getByRole('button', { name: 'Back to your listings' }).first().click()
    await creator.unroute('**/api/documents/drafts/*')
    await creator.getByRole('button', { name: `Edit: ${title}` }).click()
    await expect(price).toHaveValue('80 lakh')
    await expect(creator.getByText('Saved', { exact: true })).toBeVisible()
    await creator.getByRole('button', { name: 'Submit for review' }).click()
    await expect(toastOf(creator, 'Submitted for review')).toBeVisible()
    const publicPrice = async () => {
      const answer = await buyer.request.get(page.replace('/real-estate/', '/api/listings/'))
      return answer.ok() ? ((await answer.json()) as { price: number }).price : answer.status()
    }
    expect(await publicPrice()).toBe(8_500_000)
    await decide('review', 'Approve')
    expect(await publicPrice()).toBe(8_000_000)
    await buyer.goto('/favorite-properties')
    await hydrated(buyer)
    await expect(buyer.getByRole('main')).toContainText('₹80')
    await creator.goto('/real-estate/mine')
    await hydrated(creator)
    await creator.getByRole('button', { name: `Mark as sold: ${title}` }).click()
    await creator.getByRole('dialog').getByRole('button', { name: 'Mark as sold' }).click()
    await expect(toastOf(creator, 'The listing is marked as sold')).toBeVisible()
    expect(await publicPrice()).toBe(410)
    await buyer.goto(page)
    await hydrated(buyer)
    await expect(buyer.getByText('Yes, at eleven.')).toBeVisible()
  })
}

/** The other stories use the embedded database. */
const kinds = isThorough ? ['embedded', 'PostgreSQL'] : ['PostgreSQL']
for (const kind of kinds)
  base(`the life of a listing, with three people, on ${kind}`, async ({ browser }) => {
    base.setTimeout(180_000)
    const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined
    const { banyan, close } = await openSite(await postgres?.createDatabase())
    try {
      await story(browser, banyan)
    } finally {
      await close()
      await postgres?.stop()
    }
  })

test('a visitor’s request waits for sign-in and is then sent', async ({ page }) => {
  await page.goto('/real-estate/mine')
  await hydrated(page)
  await ask(page, '')
  await expect(toastOf(page, refusals.requestSignedOut)).toBeVisible()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('button', { name: /Sign up|Create/ })
    .first()
    .click()
  await fill(page, somebody())
  await dialog
    .getByRole('button', { name: /Create account|Sign up/ })
    .last()
    .click()
  await expect(toastOf(page, successToasts.requestSubmitted)).toBeVisible()
})
