import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './page-list.ts'

/** As after a deploy: the code of /terms is gone. */
async function followMissingPage(page: Page) {
  await page.goto('/')
  await hydrated(page)
  await page.route(/terms-page/, (route) => route.fulfill({ status: 404 }))
  await page.getByRole('link', { name: 'Terms & Conditions' }).click()
}

/** The first time the router reloads the document, which works; the second time it gives up. */
async function followMissingPageTwice(page: Page) {
  await followMissingPage(page)
  await expect(page.getByRole('alert')).toContainText('Part of this page could not be loaded')
  await followMissingPage(page)
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
}

test('a page whose code is gone is loaded from the server, says that a part is missing, and can be reloaded', async ({
  page,
  complaints,
}) => {
  await followMissingPage(page)
  await expect(page.getByRole('alert')).toContainText('Part of this page could not be loaded')
  await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible()
  await page.unroute(/terms-page/)
  await page.getByRole('link', { name: 'Reload' }).click()
  await hydrated(page)
  await expect(page.getByRole('alert')).toBeHidden()
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  complaints.splice(0)
})

test('a page whose code stays gone shows an error; the rest works, retry too, and the problem can be reported', async ({
  page,
  complaints,
}) => {
  await followMissingPageTwice(page)
  await expect(page.getByRole('alert')).toContainText('Banyan was updated while this page was open.')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()

  await page.getByRole('button', { name: 'Report this problem' }).click()
  await expect(page.getByText('What will be sent')).toBeVisible()
  const sent = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByRole('button', { name: 'Send report' }).click()
  const report = (await sent).postDataJSON()
  expect(Object.keys(report).sort()).toEqual(['build', 'id', 'message', 'page'])
  expect(report.page).toBe('/terms')
  await expect(page.getByRole('status')).toHaveText('Thank you. The operator of this site can see your report now.')

  await page.unroute(/terms-page/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible()
  // Only messages about the missing file are allowed in the console.
  expect(complaints.splice(0).filter((text) => !/import|Failed to (fetch|load)/i.test(text))).toEqual([])
})

test('a page whose code cannot be fetched says so, and retry works without a reload', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/')
  await hydrated(page)
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true))
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Terms & Conditions' }).click()
  const error = page.getByRole('alert').filter({ hasText: 'This page could not be shown' })
  await expect(error).toContainText('Banyan cannot be reached. Please check your internet connection.')
  // Also a second time, while the cause lasts.
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(error).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true)
  expect(complaints.splice(0).filter((text) => !/Failed to (fetch|load)|unreachable/i.test(text))).toEqual([])
})
