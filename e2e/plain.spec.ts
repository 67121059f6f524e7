import type { Page } from '@playwright/test'
import { expect, hydrated, signInAsDemo, test } from './own-server.ts'

test.use({ environment: { PLAIN_PAGES: 'on' }, serviceWorkers: 'block' })

/** Pages as the framework writes them (`PLAIN_PAGES`). What fails here too is not the first-paint machinery's fault. */
async function openPlain(page: Page, path: string) {
  const response = await page.goto(path)
  expect(response?.status()).toBe(200)
  const html = (await response?.text()) ?? ''
  expect(html).toContain('type="module"')
  expect(html).toContain('rel="stylesheet"')
  expect(html).not.toMatch(/data-files|data-until|<style/)
  await hydrated(page)
}

test('home: the menu opens', async ({ page }) => {
  await openPlain(page, '/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('fund search: a word finds funds without loading the page again', async ({ page }) => {
  await openPlain(page, '/search-funds')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('searchbox', { name: 'Search' }).fill('fernhollow liquid')
  await expect(page.locator('.found-link').first()).toHaveText('Fernhollow Liquid Fund')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('a fund: the chart shows its drawdown, and what is below the chart is there', async ({ page }) => {
  await openPlain(page, '/fund/900363')
  await page.getByText('Drawdown', { exact: true }).click()
  await expect(page).toHaveURL(/drawdown/)
  await expect(page.locator('#plan')).toBeVisible()
})

test('sign-in leads to the wishlist of the demo, where a fund can be added', async ({ page }) => {
  await openPlain(page, '/login')
  await signInAsDemo(page, '/wishlist/funds')
  await openPlain(page, '/wishlist/funds')
  await expect(page.locator('.wishlist-table tbody tr').first()).toBeVisible()
  await page.getByRole('button', { name: 'Add a fund' }).click()
  await expect(page.getByRole('dialog', { name: 'Add a fund', exact: true })).toBeVisible()
})
