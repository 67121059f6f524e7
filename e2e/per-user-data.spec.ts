import type { Page } from '@playwright/test'
import { downloaded, expect, hydrated, openAs, type Person, register, signIn, signInAsDemo, test } from './people.ts'

const API = '**/api/documents/**'

async function keepOne(page: Page, title: string) {
  await page.goto('/profile?tab=notes')
  await hydrated(page)
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible()
  await page.getByLabel('Title').fill(`${title} half`)
}

async function addOverdue(page: Page, action: string) {
  await page.goto('/profile?tab=todos')
  await hydrated(page)
  await page.getByLabel('New to-do').fill(action)
  await page.getByLabel('Due', { exact: true }).fill('2020-02-29')
  await page.getByRole('button', { name: 'Add to-do' }).click()
  await expect(bell(page)).toHaveAccessibleName('1 to-do is due')
}

const bell = (page: Page) => page.locator('.bell')

/** A message that cannot be sent, so that it waits. */
async function writeToUs(page: Page, subject: string) {
  await page.goto('/contact')
  await hydrated(page)
  await page.getByLabel('Your name').fill('Somebody')
  await page.getByLabel('Email', { exact: true }).fill('somebody@people.example')
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message', { exact: true }).fill('How old are the figures?')
  await page.getByRole('checkbox', { name: /I agree that you may store/ }).check()
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(sent(page)).toContainText(subject)
  await page.getByLabel('Subject').fill(`${subject} half`)
}

const sent = (page: Page) => page.getByRole('region', { name: 'Sent messages' })
const notSent = (page: Page) => page.getByRole('complementary', { name: 'Not sent yet' })

/** Every page that is opened next is theirs from the start; forms are shown in accounts.spec.ts. */
async function becomes(page: Page, person: Person | 'demo' | 'visitor') {
  await page.request.post('/api/auth/sign-out', { data: {} })
  await page.evaluate(() => localStorage.removeItem('banyan:last-identity'))
  if (person === 'demo') await signInAsDemo(page, '/about')
  else if (person !== 'visitor') await openAs(page, person, '/about')
}

test('what is typed while the session is being checked is the last known user’s, and stays', async ({
  page,
  context,
}) => {
  const asha = await register(context)
  await signIn(page, asha, '/login?next=/about')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/auth/session', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/contact')
  await hydrated(page)
  await page.getByLabel('Subject').fill('Half a subject')
  const settled = page.waitForResponse('**/api/auth/session')
  answer()
  await settled
  await expect(sent(page)).toContainText('No messages yet.')
  await expect(page.getByLabel('Subject')).toHaveValue('Half a subject')
})

test('a visitor, the demo and two accounts in one browser: none sees, exports or deletes another’s data', async ({
  page,
  context,
  complaints,
}) => {
  test.setTimeout(120_000)
  const [asha, ravi] = [await register(context), await register(context)]
  await page.route(API, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await writeToUs(page, 'Of a visitor')
  await becomes(page, 'demo')
  await writeToUs(page, 'Of the demo')
  await keepOne(page, 'Note of the demo')
  await becomes(page, asha)
  await writeToUs(page, 'Of Asha')
  await keepOne(page, 'Note of Asha')
  await addOverdue(page, 'To-do of Asha')

  await becomes(page, ravi)
  const others = /visitor|demo|Asha/i
  await page.goto('/contact')
  await hydrated(page)
  await expect(sent(page)).toContainText('No messages yet.')
  await expect(page.getByLabel('Subject')).toHaveValue('')
  await expect(notSent(page)).toHaveCount(0)
  await page.goto('/profile?tab=notes')
  await expect(page.getByRole('heading', { name: 'No notes yet' })).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('')
  await expect(bell(page)).toHaveAccessibleName('Nothing is due')
  await keepOne(page, 'Note of Ravi')
  await page.goto('/profile#data')
  const data = page.getByRole('region', { name: 'Your data' })
  await expect(data.getByRole('row').filter({ hasText: 'quick notes' })).toHaveCount(1)
  expect(await data.innerText()).not.toMatch(others)
  const { bytes } = await downloaded(page, () => data.getByRole('button', { name: 'Download a backup' }).click())
  expect(bytes.toString()).toContain('Note of Ravi half')
  expect(bytes.toString()).not.toMatch(others)
  await data.getByRole('button', { name: 'Delete everything…' }).click()
  await page
    .getByRole('dialog', { name: 'Delete this data?' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click()
  await expect(data.getByRole('row').filter({ hasText: 'quick notes' })).toHaveCount(0)
  const backup = { name: 'banyan.json', mimeType: 'application/json', buffer: bytes }
  await page.getByLabel('Import a backup').setInputFiles(backup)
  await page.getByRole('dialog', { name: 'What is in this backup' }).getByRole('button', { name: 'Merge' }).click()
  await expect(data.getByRole('row').filter({ hasText: 'quick notes' })).toHaveCount(1)

  await becomes(page, asha)
  await page.goto('/profile?tab=notes')
  await expect(bell(page)).toHaveAccessibleName('1 to-do is due')
  await expect(page.getByRole('article').filter({ hasText: 'Note of Asha' })).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Note of Asha half')
  await page.goto('/contact')
  await expect(page.getByLabel('Subject')).toHaveValue('Of Asha half')
  await expect(sent(page)).toContainText('Of Asha')
  await expect(sent(page)).not.toContainText('Of a visitor')
  await expect(notSent(page)).toContainText('1 message is waiting to be sent')
  await becomes(page, 'visitor')
  await page.goto('/contact')
  await expect(page.getByLabel('Subject')).toHaveValue('Of a visitor half')
  await expect(sent(page)).toContainText('Of a visitor')
  await expect(sent(page)).not.toContainText('Of the demo')
  expect(complaints.splice(0).filter((text) => !/Failed to load resource/.test(text))).toEqual([])
})
