import { onTestFinished, vi } from 'vitest'
import { expect, test } from '#tests/dom/dom-people.ts'

test('a report that could not be sent says why and can be resent', async ({ page, complaints }) => {
  page.addInitScript(() =>
    vi.doMock('#app/pages/terms-page.tsx', async () => {
      const { createFileRoute } = await import('@tanstack/react-router')
      const component = () => {
        throw new TypeError('Failed to fetch dynamically imported module: /assets/terms-page.js')
      }
      return { Route: createFileRoute('/terms')({ component }) }
    }),
  )
  onTestFinished(() => vi.doUnmock('#app/pages/terms-page.tsx'))
  await page.goto('/')
  await page.getByRole('link', { name: 'Terms & Conditions' }).click()
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
  await expect(page.getByText('Banyan was updated while this page was open.')).toBeVisible()
  await page.getByRole('button', { name: 'Report this problem' }).click()
  page.route('**/api/problems', (route) => route.abort())
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Banyan cannot be reached. Please check your internet connection.')).toBeVisible()
  page.unroute('**/api/problems')
  await page.getByRole('button', { name: 'Send report' }).click()
  // The mark "Offline" of the first try may still be there.
  await expect(page.getByRole('status').filter({ hasText: 'Thank you.' })).toBeVisible()
  // React and the router tell of it too.
  const others = complaints.filter((text) => !/terms-page\.js|in route match: \/terms/.test(text))
  complaints.splice(0, complaints.length, ...others)
})
