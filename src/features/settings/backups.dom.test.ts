import { writeBackup } from '#domain/kept/browser-backup.ts'
import { keyOf } from '#platform/storage/key.ts'
import { demoSettings, downloaded, expect, type Tab, test, toastOf } from '#tests/dom/dom-people.ts'

const part = (page: Tab, name: string) => page.getByRole('region', { name, exact: true })

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

test('a backup with a value of 6 MB does not fit: nothing is changed, and it says so', async ({ page }) => {
  await demoSettings(page)
  // Fonts are noted as fetched at any time after the first press.
  const all = () =>
    page.evaluate(
      (fonts) =>
        Object.entries(localStorage)
          .filter(([name]) => name !== fonts)
          .toSorted(),
      keyOf('fontsFetched'),
    )
  const before = await all()
  const refused = toastOf(page, 'Not enough storage in this browser for the backup. Nothing was changed')
  const big = JSON.stringify({ v: 1, updatedAt: '2099-01-01T00:00:00.000Z', data: 'x'.repeat(6_000_000) })
  const buffer = Buffer.from(
    writeBackup(
      { 'banyan:a-first:demo': '{"v":1,"updatedAt":"","data":1}', 'banyan:quick-notes:demo': big },
      '2026-11-02T00:00:00.000Z',
    ),
  )
  await page.getByLabel('Import a backup').setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer })
  await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click()
  await expect(refused).toBeVisible()
  expect(await all()).toEqual(before)

  // One that fits: the earlier error no longer applies.
  const small = { 'banyan:font-size': '{"v":1,"updatedAt":"2026-11-01T00:00:00.000Z","data":"large"}' }
  await page.getByLabel('Import a backup').setInputFiles({
    name: 'b.json',
    mimeType: 'application/json',
    buffer: Buffer.from(writeBackup(small, '2026-11-02T00:00:00.000Z')),
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click()
  await expect(toastOf(page, 'The backup was imported')).toBeVisible()
  expect(await refused.count()).toBe(0)
})

test('a backup with script in every text field: shown as text or set aside, never executed', async ({ page }) => {
  await demoSettings(page)
  const script = '<img src=x onerror="document.title=`run`"><script>document.title="run"</script>'
  const wrap = (data: unknown) => JSON.stringify({ v: 1, updatedAt: '2099-01-01T00:00:00.000Z', data })
  const values = {
    'banyan:user-profile:demo': wrap({
      uid: script,
      email: script,
      displayName: script.slice(0, 80),
      photoURL: null,
      isPropertyCreator: false,
      isApproved: false,
      createdAt: '2026-01-01T00:00:00.000Z',
    }),
    'banyan:user-location:demo': wrap({
      country: script,
      countryCode: script,
      region: script,
      city: script,
      latitude: 1,
      longitude: 1,
      timezone: script,
      lastUpdated: '2026-01-01T00:00:00.000Z',
    }),
    'banyan:news-preferences:demo': wrap({ preferredProviders: [script] }),
    [`banyan:${script}:demo`]: wrap(script),
    'banyan:theme': wrap(script),
  }
  const buffer = Buffer.from(writeBackup(values, '2026-11-02T00:00:00.000Z'))
  await page.getByLabel('Import a backup').setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer })
  await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click()
  await expect(part(page, 'Location')).toContainText(script)
  await page.reload()
  await expect(part(page, 'Location')).toContainText(script)
  await expect(page.getByLabel('Your name')).toHaveValue(script.slice(0, 80))
  const aside = page.getByRole('row').filter({ hasText: 'Set aside' })
  await expect(aside).toContainText('news choices')
  const button = aside.getByRole('button', { name: 'Download news choices' })
  expect((await downloaded(page, () => button.click())).name).toBe('banyan-news-choices.txt')
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  expect(await page.title()).not.toBe('run')
})
