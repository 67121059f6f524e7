import type { Page } from '@playwright/test'
import { keyTable, type StorageKey } from '#catalogue/storage-keys.ts'
import { writeBackup } from '#domain/kept/browser-backup.ts'
import { keyOf } from '#platform/storage/key.ts'
import { corruptValues } from '#tests/corrupt-values.ts'
import { isThorough } from './page-list.ts'
import { demoSettings, downloaded, expect, framesDrawn, hydrated, register, signIn, test, toastOf } from './people.ts'

test('currency and number system apply at once, on every page and in every tab', async ({ page, context }) => {
  await demoSettings(page)
  const other = await context.newPage()
  await other.goto('/real-estate/sample-1001')
  await hydrated(other)
  // Rates are fetched for somebody who is there.
  await other.mouse.click(5, 5)
  const price = other.locator('.sheet-top-price')
  await expect(price).toContainText('$')
  const settings = page.getByRole('main')
  await settings.getByLabel('Currency').selectOption('INR')
  await expect(page.getByText('Example: ₹12,34,567.00.')).toBeVisible()
  await expect(price).not.toContainText('$')
  await expect(price).toContainText('crore')
  await settings.getByLabel('Numbers', { exact: true }).selectOption('en-US')
  await expect(page.getByText('Example: ₹1,234,567.00.')).toBeVisible()
  await expect(price).toContainText('million')
  await page.reload()
  await expect(settings.getByLabel('Currency')).toHaveValue('INR')
})

test('the section menu links to every section, and stored data has plain names', async ({ page }) => {
  await demoSettings(page)
  const links = page.getByRole('navigation', { name: 'Settings sections' }).getByRole('link')
  const targets = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  const sections = await page.locator('.part').evaluateAll((all) => all.map(({ id }) => `#${id}`))
  expect(targets.slice(0, -1)).toEqual(sections.slice(0, -1))
  await links.filter({ hasText: 'Your data' }).click()
  await expect(page).toHaveURL('/profile#data')
  await expect(page.getByRole('heading', { name: 'Your data' })).toBeInViewport()
  const data = page.getByRole('region', { name: 'Your data' })
  await expect(data.getByRole('rowheader', { name: 'name and picture' })).toBeVisible()
  await expect(data.getByText(/flag|identity|preference/)).toHaveCount(0)
  await expect(data.getByRole('button', { name: 'Delete everything…' })).toHaveClass(/danger/)
})

test('all stored data is listed, can be exported, and deleted one by one or at once', async ({ page }) => {
  await demoSettings(page)
  await page.evaluate(() => {
    localStorage.setItem('banyan:quick-notes:demo', '{"v":1,"updatedAt":"2026-11-01T00:00:00.000Z","data":[]}')
    localStorage.setItem('banyan:quick-notes:somebody', '{"v":1,"updatedAt":"2026-11-01T00:00:00.000Z","data":[]}')
    localStorage.setItem('not-ours', 'x')
    dispatchEvent(new StorageEvent('storage', { key: null }))
  })
  const rows = page.getByRole('row')
  const mine = rows.filter({ hasText: 'quick notes' }).filter({ hasText: 'You' })
  await expect(mine).toContainText('1 Nov 2026')
  await expect(rows.filter({ hasText: 'quick notes' })).toHaveCount(1)

  const button = page.getByRole('button', { name: 'Download a backup' })
  const { name, bytes } = await downloaded(page, () => button.click())
  expect(name).toMatch(/^banyan-\d{4}-\d\d-\d\d\.json$/)
  const backup = JSON.parse(bytes.toString())
  expect(Object.keys(backup.values)).toEqual(
    expect.arrayContaining(['banyan:quick-notes:demo', 'banyan:user-profile:demo']),
  )
  expect(Object.keys(backup.values)).not.toContain('banyan:last-identity')
  expect(bytes.toString()).not.toContain('somebody')

  await mine.getByRole('button', { name: 'Delete quick notes' }).click()
  await page.getByRole('dialog', { name: 'Delete this data?' }).getByRole('button', { name: 'Cancel' }).click()
  await expect(mine).toHaveCount(1)
  await mine.getByRole('button', { name: 'Delete quick notes' }).click()
  await page
    .getByRole('dialog', { name: 'Delete this data?' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click()
  await expect(mine).toHaveCount(0)

  await page.getByRole('button', { name: 'Delete everything…' }).click()
  await page
    .getByRole('dialog', { name: 'Delete this data?' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click()
  // The session stays.
  const left = () =>
    page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith('banyan:'))
        .sort(),
    )
  await expect.poll(left).toEqual(['banyan:last-identity', 'banyan:quick-notes:somebody'])
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('banyan:')))).toEqual([])
  expect(await page.evaluate(() => localStorage.getItem('not-ours'))).toBe('x')
})

test('import: preview, merge, undo, replace; a damaged file changes nothing', async ({ page }) => {
  const moment = '2026-11-01T00:00:00.000Z'
  const note = (id: string, title: string) => ({
    id,
    userId: 'demo',
    title,
    content: '',
    tags: [],
    category: 'idea',
    isPinned: false,
    link: null,
    createdAt: moment,
    updatedAt: moment,
  })
  const entry = (id: string, text: string | null, rev = 1) => ({
    id,
    rev,
    at: '2026-11-01T00:00:00.000Z',
    place: 0,
    item: text === null ? null : note(id, text),
  })
  const notes = (...data: unknown[]) => JSON.stringify({ v: 1, updatedAt: '2026-11-01T00:00:00.000Z', data })
  const NAME = 'banyan:quick-notes:demo'
  await demoSettings(page)
  const stored = () => page.evaluate((name) => localStorage.getItem(name), NAME)
  const texts = async () =>
    (JSON.parse((await stored()) ?? '{"data":[]}').data as ReturnType<typeof entry>[]).flatMap(({ item }) =>
      item ? [item.title] : [],
    )
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
    NAME,
    notes(entry('a', 'here'), entry('b', null, 2)),
  ] as const)
  const backup = writeBackup(
    {
      [NAME]: notes(entry('b', 'deleted here'), entry('c', '<img src=x onerror=alert(1)>'), { id: 'd' }),
      'banyan:fund-wishlist:demo': JSON.stringify({ v: 9, updatedAt: '2099-01-01', data: 'of a newer Banyan' }),
      'banyan:quick-notes:somebody': notes(entry('x', 'another account’s')),
      'banyan:theme': JSON.stringify({ v: 1, updatedAt: '2099-01-01', data: 'dark' }),
    },
    '2026-11-02T00:00:00.000Z',
  )
  const file = (text: string) => ({ name: 'banyan.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  const input = page.getByLabel('Import a backup')
  const before = await stored()

  for (const [text, sentence] of [
    [backup.slice(0, -9), 'This isn’t a complete Banyan backup'],
    [backup.replace('deleted here', 'edited by hand'), 'was altered after it was made'],
    ['{"format":"another"}', 'This isn’t a Banyan backup'],
  ] as const) {
    await input.setInputFiles(file(text))
    await expect(page.getByText(sentence)).toBeVisible()
    expect(await stored()).toBe(before)
  }

  await input.setInputFiles(file(backup))
  const dialog = page.getByRole('dialog', { name: 'What is in this backup' })
  await expect(dialog.getByText('quick notes: 1 new, 1 deleted here')).toBeVisible()
  await expect(dialog.getByText('theme: new')).toBeVisible()
  await expect(dialog.getByText('quick notes: 1 cannot be read and is set aside')).toBeVisible()
  await expect(dialog.getByText('fund wishlist: from a newer version of Banyan, stays in the file')).toBeVisible()
  await expect(dialog.getByText('Other accounts’ data stays in the file')).toBeVisible()
  const funds = await page.evaluate(() => localStorage.getItem('banyan:fund-wishlist:demo'))
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect((await texts()).toSorted()).toEqual(['<img src=x onerror=alert(1)>', 'here'])
  expect(await page.evaluate(() => localStorage.getItem('banyan:fund-wishlist:demo'))).toBe(funds)
  expect(await page.evaluate(() => localStorage.getItem('banyan:quick-notes:somebody'))).toBeNull()
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(stored).toBe(before)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'nature')

  await input.setInputFiles(file(backup))
  await dialog.getByLabel('Restore deleted items (1)').check()
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await expect
    .poll(async () => (await texts()).toSorted())
    .toEqual(['<img src=x onerror=alert(1)>', 'deleted here', 'here'])
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).first().click()
  await expect.poll(stored).toBe(before)

  await input.setInputFiles(file(backup))
  await dialog.getByRole('button', { name: 'Replace' }).click()
  await expect.poll(async () => (await texts()).toSorted()).toEqual(['<img src=x onerror=alert(1)>', 'deleted here'])
})

test('an encrypted backup opens with its passphrase only', async ({ page }) => {
  await demoSettings(page)
  await page.evaluate(() =>
    localStorage.setItem('banyan:font-size', '{"v":1,"updatedAt":"2026-11-01T00:00:00.000Z","data":"large"}'),
  )
  await page.getByRole('button', { name: 'Download encrypted…' }).click()
  await page.getByLabel('Passphrase', { exact: true }).fill('slow rivers')
  await page.getByLabel('Repeat passphrase', { exact: true }).fill('slow river')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  await expect(page.getByText('The passphrases do not match.')).toBeVisible()
  await page.getByLabel('Repeat passphrase', { exact: true }).fill('slow rivers')
  const button = page.getByRole('button', { name: 'Download', exact: true })
  const { bytes: buffer } = await downloaded(page, () => button.click())
  expect(buffer.toString()).not.toContain('font-size')
  await page.evaluate(() => localStorage.removeItem('banyan:font-size'))

  await page.getByLabel('Import a backup').setInputFiles({ name: 'banyan.json', mimeType: 'application/json', buffer })
  const dialog = page.getByRole('dialog', { name: 'This backup is encrypted' })
  await dialog.getByLabel('Passphrase', { exact: true }).fill('fast rivers')
  await dialog.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(dialog.getByText('Wrong passphrase')).toBeVisible()
  await dialog.getByLabel('Passphrase', { exact: true }).fill('slow rivers')
  await dialog.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByRole('dialog', { name: 'What is in this backup' }).getByRole('button', { name: 'Merge' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-font-size', 'large')
})

test('name and picture are stored here, and shown in the header of every tab', async ({ page, context }) => {
  await demoSettings(page)
  const other = await context.newPage()
  await other.goto('/about')
  await hydrated(other)
  await page.getByLabel('Your name').fill('Zoë Rao')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(toastOf(page, 'Saved in this browser')).toBeVisible()
  const letter = (tab: Page) => tab.getByRole('button', { name: 'Your menu' }).locator('.avatar')
  for (const tab of [page, other]) await expect(letter(tab)).toHaveAttribute('data-letter', 'Z')

  const input = page.getByLabel('Choose a picture')
  await input.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByText('This browser cannot read this file as a picture.')).toBeVisible()
  await input.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: await page.screenshot() })
  for (const tab of [page, other]) await expect(letter(tab)).toHaveAttribute('src', /^data:image\/jpeg/)
  await page.reload()
  await expect(letter(page)).toHaveAttribute('src', /^data:image\/jpeg/)
  expect(await page.evaluate(() => localStorage.getItem('banyan:user-profile:demo')?.length ?? 0)).toBeLessThan(66_000)
  await page.getByRole('button', { name: 'Remove picture' }).click()
  await expect(letter(page)).toHaveAttribute('data-letter', 'Z')
})

test('sign-in on a browser without the account’s data says so once, and offers an import', async ({
  page,
  context,
}) => {
  const person = await register(context)
  await signIn(page, person, '/login?next=/about')
  const hint = page.getByRole('complementary', { name: 'New in this browser' })
  await expect(hint).toContainText('stay in the browser where you made them')
  // What is on its way while the session ends would be refused.
  const answers = ['/api/documents/requests', '/api/auth/methods'].map((path) =>
    page.waitForResponse((response) => response.url().includes(path)),
  )
  await hint.getByRole('link', { name: 'Import a backup' }).click()
  await expect(page).toHaveURL('/profile#data')
  await expect(hint).toHaveCount(0)
  await Promise.all(answers)
  // By keyboard: the toast may still cover it.
  await page.getByRole('button', { name: 'Your menu' }).press('Enter')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible()
  await signIn(page, person, '/login?next=/about')
  await expect(toastOf(page, 'Welcome back!')).toBeVisible()
  await framesDrawn(page)
  await expect(hint).toHaveCount(0)
})

/** `kept.test.ts` reads them all; a reload after each is thorough. */
const someCorrupt = isThorough ? corruptValues : corruptValues.filter((_, at) => at % 4 === 0)

test('corrupt values under every key, a reload after each: every page works, and nothing is lost', async ({ page }) => {
  test.setTimeout(240_000)
  await demoSettings(page)
  const identity = (await page.evaluate(() => localStorage.getItem('banyan:last-identity'))) ?? ''
  const table = Object.entries(keyTable).filter(([, { scope }]) => scope !== 'tab')
  const names = table.map(([key, { scope }]) => keyOf(key as StorageKey, scope === 'user' ? 'demo' : undefined))
  expect(names.length).toBeGreaterThan(20)
  for (const value of someCorrupt) {
    await page.evaluate(
      ([all, text]) => {
        localStorage.clear()
        for (const name of all) localStorage.setItem(name, text)
      },
      [names, value] as const,
    )
    await page.goto('/')
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate((text) => localStorage.setItem('banyan:last-identity', text), identity)
    await page.goto('/profile')
    await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible()
    const aside = () =>
      page.evaluate(() =>
        Object.entries(localStorage).flatMap(([name, text]) => (name.includes('set-aside') ? [text] : [])),
      )
    // Profile, news preferences and words, location, ads preference and network, drafts, creator requests, last backup,
    // reminders and to-dos, which this page reads. Drafts may have been written back before, with another time.
    const timeless = (text: string) => text.replace(/"updatedAt":"[^"]*",/, '')
    const found = async () => (await aside()).map(timeless)
    await expect.poll(found, value).toEqual(Array(11).fill(timeless(value)))
  }
})
