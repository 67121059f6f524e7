import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { xssVectors } from '#tests/blog/xss-vectors.ts'
import { signInAdmin } from './admins.ts'
import { expectAccessible } from './axe.ts'
import { expect, hydrated, test, toastOf } from './people.ts'

const name = () => `story-${randomUUID().slice(0, 8)}`
const figure =
  '```figure\nkind: cost\ntitle: Two plans\nsource: Assumed.\nmonthly: 10000\nyears: 10\nreturn: 12\ndirect: 0.6\nregular: 1.6\n```'

/** As a browser's field for a moment in local time writes it, with seconds. */
const localTime = (moment: number) => {
  const offset = new Date(moment).getTimezoneOffset() * 60_000
  return new Date(moment - offset).toISOString().slice(0, 19)
}

/** Moves a scheduled post to a moment that comes very soon. */
async function hurry(admin: APIRequestContext, id: string): Promise<number> {
  const address = `/api/admin/posts/${id}`
  const { version, data } = (await (await admin.get(address)).json()) as { version: number; data: object }
  const moment = Date.now() + 1_500
  const body = { version, data: { ...data, publishAt: new Date(moment).toISOString() } }
  expect((await admin.put(address, { data: body })).status()).toBe(200)
  return moment
}

test('an admin writes and schedules a post; it appears on time, is edited, and an earlier version is restored', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  await signInAdmin(page.request, 38)
  await page.goto('/admin?section=blog')
  await hydrated(page)
  await page.getByRole('button', { name: 'New post' }).click()
  const title = name()
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Summary').fill('What a story needs.')
  await page.getByLabel('Tags (comma-separated)').fill('Stories')
  await page.getByLabel('Text (Markdown)').fill(`## A beginning\n\nSome **bold** words.\n\n${figure}`)
  await expect(page.getByRole('region', { name: 'Preview' }).getByText('Two plans').first()).toBeVisible()
  await expect(page.getByText(/^5 words/)).toBeVisible()
  await expectAccessible(page, 'main')

  await page.getByLabel('Publish at (your local time)').fill(localTime(Date.now() + 3_600_000))
  await page.getByRole('button', { name: 'Schedule' }).click()
  await expect(toastOf(page, 'Scheduled')).toBeVisible()
  await expect(page.getByText(/^Scheduled/).first()).toBeVisible()

  // A reader without scripts.
  const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  expect((await reader.goto(`/blog/${title}`))?.status()).toBe(404)
  await reader.goto('/blog')
  await expect(reader.getByRole('link', { name: title })).toHaveCount(0)
  const moment = await hurry(page.request, new URL(page.url()).searchParams.get('q') ?? '')
  await expect(async () => {
    await reader.goto('/blog')
    await expect(reader.getByRole('link', { name: title })).toBeVisible({ timeout: 1 })
  }).toPass({ intervals: [100] })
  expect(Date.now()).toBeGreaterThanOrEqual(moment)
  await reader.getByRole('link', { name: title }).click()
  await expect(reader.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(reader.getByRole('img', { name: /Two plans/ })).toBeVisible()
  await reader.getByText('Show the numbers').click()
  await expect(reader.getByRole('table', { name: 'Two plans' })).toBeVisible()

  await page.reload()
  await hydrated(page)
  await page.getByLabel('Text (Markdown)').fill('Second thoughts.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toastOf(page, 'Saved')).toBeVisible()
  await reader.goto(`/blog/${title}`)
  await expect(reader.getByText('Second thoughts.')).toBeVisible()
  await page.getByRole('listitem').filter({ hasText: 'Version 1' }).getByRole('button', { name: 'Restore' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(toastOf(page, 'Restored as a new version')).toBeVisible()
  await reader.goto(`/blog/${title}`)
  await expect(reader.getByText('Second thoughts.')).toHaveCount(0)
  await expect(reader.getByText('bold')).toBeVisible()
})

const withoutControls = (text: string) => text.replaceAll(/[^\P{Cc}\n\t]/gu, '')

test('no vector of the corpus runs in a browser', async ({ page }) => {
  test.setTimeout(120_000)
  await signInAdmin(page.request, 39)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  // As many per post as the limits let pass.
  for (let from = 0; from < xssVectors.length; from += 12) {
    const slug = name()
    const data = {
      ...{ slug, title: slug, summary: 's', author: 'a', tags: [], cover: null, pictures: [], funds: '' },
      // Control characters are refused before anything is read.
      body: xssVectors
        .slice(from, from + 12)
        .map(withoutControls)
        .join('\n\n'),
      publishAt: new Date(Date.now() - 1000).toISOString(),
    }
    const made = await page.request.post('/api/admin/posts', { data })
    expect(made.status(), await made.text()).toBe(201)
    await page.goto(`/blog/${slug}`)
    await hydrated(page)
    for (const link of await page.locator('.post-body a').all()) await link.focus()
    expect(await page.evaluate(() => 'xss' in window)).toBe(false)
    expect(await page.locator('.post-body :is(script, iframe, object, embed, form, style, base, meta)').count()).toBe(0)
  }
  expect(dialogs).toEqual([])
})
