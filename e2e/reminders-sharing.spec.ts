import { demoAt, expect, hydrated, test, toastOf } from './people.ts'

test('a link shared from another app becomes a note, after signing in', async ({ page }) => {
  await page.goto('/profile?title=Rates+stay&text=&url=https%3A%2F%2Fpaper.example%2Frates')
  await expect(page).toHaveURL(/\/login/)
  await hydrated(page)
  await page.getByRole('button', { name: 'Try the demo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Save to your notes' })).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Rates stay')
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue(/https:\/\/paper\.example\/rates/)
  // What is written is a draft of this link, and survives a reload.
  await page.getByLabel('Title').fill('Rates stay put')
  await page.reload()
  await expect(page.getByLabel('Title')).toHaveValue('Rates stay put')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(toastOf(page, 'Note added successfully')).toBeVisible()
  await expect(page).toHaveURL('/profile?tab=notes')
  await expect(page.getByRole('article').filter({ hasText: 'Rates stay put' })).toBeVisible()
})

test('reminders: asked for by the switch, of what is new, each once', async ({ page }) => {
  // A browser without a screen refuses notifications, so the system is a stand-in.
  await page.addInitScript(() => {
    const shown: string[] = []
    const Shown = class {
      static permission = sessionStorage.getItem('asked') ? 'granted' : 'default'
      static async requestPermission() {
        sessionStorage.setItem('asked', 'yes')
        Shown.permission = 'granted'
        return Shown.permission
      }
      constructor(title: string, { body }: NotificationOptions) {
        if (Shown.permission === 'granted') shown.push(`${title}: ${body}`)
      }
    }
    Object.assign(window, { shown, Notification: Shown })
  })
  const shown = () => page.evaluate(() => Reflect.get(window, 'shown') as string[])
  await demoAt(page, '/profile')
  const wanted = page.getByRole('switch', { name: 'Notify me about reached targets and due to-dos' })
  await expect(wanted).not.toBeChecked()
  await wanted.click()
  await expect(wanted).toBeChecked()

  const addTodo = async (action: string) => {
    await page.getByLabel('New to-do').fill(action)
    await page.getByLabel('Due', { exact: true }).fill(new Date().toISOString().slice(0, 10))
    await page.getByRole('button', { name: 'Add to-do' }).click()
  }
  await page.goto('/profile?tab=todos')
  await hydrated(page)
  await addTodo('Read the annual report')
  // What was due or reached when it was switched on is not new.
  await expect.poll(shown).toEqual(['To-do due: Read the annual report'])
  await page.reload()
  await hydrated(page)
  await addTodo('Ask about the exit load')
  await expect.poll(shown).toEqual(['To-do due: Ask about the exit load'])
})
