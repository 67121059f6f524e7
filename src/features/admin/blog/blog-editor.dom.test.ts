import { randomUUID } from 'node:crypto'
import { signInAdmin } from '#tests/dom/dom-admins.ts'
import { expect, type Tab, test, toastOf } from '#tests/dom/dom-people.ts'

const TEXT = 'Text (Markdown)'

type Saved = { readonly data: { readonly body: string; readonly publishAt: string | null } }

/** A saved draft, open in its editor. */
async function openDraft(page: Tab, admin: number): Promise<string> {
  await signInAdmin(page, admin)
  const slug = `edited-${randomUUID().slice(0, 8)}`
  const data = { slug, title: slug, summary: 's', body: 'First.', author: 'a', tags: [], funds: '', publishAt: null }
  const made = await page.request.post('/api/admin/posts', { data: { ...data, cover: null, pictures: [] } })
  expect(made.status).toBe(201)
  const { id } = (await made.json()) as { id: string }
  await page.goto(`/admin?section=blog&q=${id}`)
  await expect(page.getByLabel(TEXT)).toBeVisible()
  return id
}

const savedPost = async (page: Tab, id: string) =>
  ((await (await page.request.get(`/api/admin/posts/${id}`)).json()) as Saved).data

/** Requests of this kind wait until they are released. */
function hold(page: Tab, address: string, method: string) {
  const gate = Promise.withResolvers<void>()
  let count = 0
  page.route(address, async (route) => {
    if (route.method !== method) return route.continue()
    count += 1
    await gate.promise
    return route.continue()
  })
  return { count: () => count, release: gate.resolve }
}

test('text typed while a save runs stays, and a second press sends nothing', async ({ page }) => {
  const id = await openDraft(page, 37)
  const saves = hold(page, `**/api/admin/posts/${id}`, 'PUT')
  await page.getByLabel(TEXT).fill('Second.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByLabel(TEXT).fill('Third.')
  await expect.poll(saves.count).toBe(1)
  saves.release()
  await expect(toastOf(page, 'Saved')).toBeVisible()
  await expect(page.getByText('Version 1,')).toBeVisible()
  expect(saves.count()).toBe(1)
  expect(await savedPost(page, id)).toMatchObject({ body: 'Second.', publishAt: null })
  await expect(page.getByLabel(TEXT)).toHaveValue('Third.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Version 2,')).toBeVisible()
  expect((await savedPost(page, id)).body).toBe('Third.')
})

test('an earlier version is restored only when nothing is unsaved', async ({ page }) => {
  await openDraft(page, 38)
  await page.getByLabel(TEXT).fill('Second.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const restore = page.getByRole('listitem').filter({ hasText: 'Version 1' }).getByRole('button', { name: 'Restore' })
  await expect(restore).toBeEnabled()
  await page.getByLabel(TEXT).fill('Unsaved.')
  await expect(restore).toBeDisabled()
  await expect(page.getByText('Save or discard your changes to restore a version.')).toBeVisible()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByLabel(TEXT)).toHaveValue('Second.')
  await restore.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByLabel(TEXT)).toHaveValue('First.')
})

test('a moment that has passed cannot be scheduled', async ({ page }) => {
  const id = await openDraft(page, 39)
  const when = page.getByLabel('Publish at (your local time)')
  await when.fill('2020-01-01T09:00:00')
  await page.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText('Choose a time in the future, or use Publish now.')).toBeVisible()
  await expect(when).toHaveAttribute('aria-invalid', 'true')
  expect((await savedPost(page, id)).publishAt).toBe(null)
})
