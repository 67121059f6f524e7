import type { Page } from '@playwright/test'
import { expect } from './page-list.ts'
import { downloaded } from './people.ts'
import { test } from './specimens.ts'

test.describe.configure({ mode: 'serial' })

const part = (page: Page) => page.getByRole('region', { name: 'A kept list' })
const open = async (page: Page) => {
  await page.goto('/dev/storage')
  await expect(part(page)).toBeVisible()
}
const addMany = (page: Page, count: number, prefix: string) =>
  page.evaluate(
    ([n, text]) => (Reflect.get(window, 'addMany') as (n: number, text: string) => Promise<string[]>)(n, text),
    [count, prefix] as const,
  )
const kept = (page: Page) =>
  page.evaluate(() => {
    const { data } = JSON.parse(localStorage.getItem('banyan:quick-notes:specimen') ?? '{"data":[]}')
    return (data as { item: { text: string } | null }[]).flatMap(({ item }) => (item ? [item.text] : []))
  })

test('two tabs, 200 concurrent edits each: none is lost', async ({ page, context }) => {
  await open(page)
  const other = await context.newPage()
  await open(other)
  const [mine, theirs] = await Promise.all([addMany(page, 200, 'mine'), addMany(other, 200, 'theirs')])
  expect([mine.length, theirs.length]).toEqual([200, 200])
  for (const tab of [page, other])
    await expect.poll(async () => (await kept(tab)).toSorted()).toEqual([...mine, ...theirs].toSorted())
  for (const tab of [page, other]) await expect(part(tab).getByText('400 kept')).toBeVisible()
})

test('a killed tab loses nothing that was acknowledged', async ({ page, context }) => {
  await open(page)
  const other = await context.newPage()
  await open(other)
  await other.evaluate(() => {
    Object.assign(window, { done: [] as string[] })
    const add = Reflect.get(window, 'addMany') as (n: number, text: string) => Promise<string[]>
    for (let at = 0; at < 200; at += 1)
      add(1, `killed${at}`).then((saved) => (Reflect.get(window, 'done') as string[]).push(...saved))
  })
  const adding = addMany(page, 200, 'mine')
  await other.waitForFunction(() => (Reflect.get(window, 'done') as string[]).length > 20)
  const acknowledged = await other.evaluate(() => Reflect.get(window, 'done') as string[])
  await other.close()
  const mine = await adding
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining([...acknowledged, ...mine]))
})

test('full storage: the change stays on screen, is reported, and saved once there is space', async ({ page }) => {
  await open(page)
  await addMany(page, 1, 'before')
  await page.evaluate(() => {
    let piece = 'x'.repeat(1_000_000)
    for (let at = 0; piece.length > 0; ) {
      try {
        localStorage.setItem(`filler-${at}`, piece)
        at += 1
      } catch {
        piece = piece.slice(0, Math.floor(piece.length / 2))
      }
    }
  })
  expect(await addMany(page, 3, 'late')).toEqual([])
  await expect(part(page).getByText('4 kept')).toBeVisible()
  const banner = page.getByRole('alert', { name: 'Not saved' })
  await expect(banner).toContainText('quick notes')
  const { bytes } = await downloaded(page, () => banner.getByRole('button', { name: 'Download a backup' }).click())
  expect(bytes.toString()).toContain('late-2')
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('filler')) localStorage.removeItem(key)
  })
  await banner.getByRole('button', { name: 'Try again' }).click()
  await expect(banner).toHaveCount(0)
  await page.reload()
  await expect(part(page).getByText('4 kept')).toBeVisible()
})

test('disabled storage: the page works in memory and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await open(page)
  expect(await addMany(page, 2, 'in memory')).toEqual([])
  await expect(part(page).getByText('2 kept')).toBeVisible()
  await expect(page.getByRole('alert', { name: 'Not saved' })).toBeVisible()
})

test('an unreadable value is set aside, and the page says so', async ({ page }) => {
  await page.goto('/about')
  await page.evaluate(() =>
    localStorage.setItem('banyan:quick-notes:specimen', '{"v":1,"data":"<script>alert(1)</script>"}'),
  )
  await open(page)
  await expect(page.getByRole('alert', { name: 'Not saved' })).toContainText('set aside')
  await addMany(page, 1, 'after')
  await page.reload()
  await expect(part(page).getByText('1 kept')).toBeVisible()
  const aside = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('banyan:set-aside:')),
  )
  expect(aside).toHaveLength(1)
})
