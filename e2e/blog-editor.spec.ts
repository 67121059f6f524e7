import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { pixel } from '#tests/test-pictures.ts'
import { signInAdmin } from './admins.ts'
import { expect, hydrated, test, toastOf } from './people.ts'

const TEXT = 'Text (Markdown)'

type Saved = { readonly data: { readonly body: string; readonly publishAt: string | null } }

/** A saved draft, open in its editor. */
async function openDraft(page: Page, admin: number): Promise<string> {
  await signInAdmin(page.request, admin)
  const slug = `edited-${randomUUID().slice(0, 8)}`
  const data = { slug, title: slug, summary: 's', body: 'First.', author: 'a', tags: [], funds: '', publishAt: null }
  const made = await page.request.post('/api/admin/posts', { data: { ...data, cover: null, pictures: [] } })
  expect(made.status(), await made.text()).toBe(201)
  const { id } = (await made.json()) as { id: string }
  await openEditor(page, id)
  return id
}

async function openEditor(page: Page, id: string) {
  await page.goto(`/admin?section=blog&q=${id}`)
  await hydrated(page)
  await expect(page.getByLabel(TEXT)).toBeVisible()
}

const savedPost = async (page: Page, id: string) =>
  ((await (await page.request.get(`/api/admin/posts/${id}`)).json()) as Saved).data

/** Requests of this kind wait until they are released. */
async function hold(page: Page, address: string, method: string) {
  const gate = Promise.withResolvers<void>()
  let count = 0
  await page.route(address, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    count += 1
    await gate.promise
    await route.continue()
  })
  return { count: () => count, release: gate.resolve }
}

/** Readers of pictures ignore what follows the end, but the digest differs. */
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.concat([pixel, Buffer.from(name)]) })

test('text typed while pictures upload stays, and two uploads at once keep both', async ({ page }) => {
  const id = await openDraft(page, 40)
  const uploads = await hold(page, '**/api/creator/pictures', 'POST')
  for (const name of ['one.png', 'two.png'])
    await page.getByLabel('Add a picture to the text').setInputFiles(picture(`${id}-${name}`))
  await expect.poll(uploads.count).toBe(2)
  await page.getByLabel(TEXT).fill('Typed meanwhile.')
  uploads.release()
  await expect(page.getByLabel(TEXT)).toHaveValue(/^Typed meanwhile\.\s+(!\[Describe this picture\]\(\S+\)\s+){2}$/)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toastOf(page, 'Saved')).toBeVisible()
  expect((await savedPost(page, id)).body).toMatch(/^Typed meanwhile\./)
})

test('of two editors the second is told, keeps the text and overwrites nothing', async ({ page, context }) => {
  const id = await openDraft(page, 44)
  const other = await context.newPage()
  await openEditor(other, id)
  await page.getByLabel(TEXT).fill('Mine.')
  await other.getByLabel(TEXT).fill('Theirs.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toastOf(page, 'Saved')).toBeVisible()
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  const notice = other.getByRole('alert').filter({ hasText: 'Someone else changed this post' })
  await expect(notice).toBeVisible()
  expect((await savedPost(page, id)).body).toBe('Mine.')
  // A reload fetches the newer version, and hides neither the text nor the notice.
  await openEditor(other, id)
  await expect(notice).toBeVisible()
  await expect(other.getByLabel(TEXT)).toHaveValue('Theirs.')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  expect((await savedPost(page, id)).body).toBe('Mine.')
  await other.getByRole('button', { name: 'Load the newer version' }).click()
  await expect(other.getByLabel(TEXT)).toHaveValue('Mine.')
})
