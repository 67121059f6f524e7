import { vi } from 'vitest'
import { demoAt, expect, test } from '#tests/dom/dom-people.ts'

test('reminders: asked for by the switch, of what is new, each once', async ({ page }) => {
  // The system is a stand-in.
  page.addInitScript(() => {
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
    vi.stubGlobal('shown', shown)
    vi.stubGlobal('Notification', Shown)
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
  await addTodo('Read the annual report')
  // What was due or reached when it was switched on is not new.
  await expect.poll(shown).toEqual(['To-do due: Read the annual report'])
  await page.reload()
  await addTodo('Ask about the exit load')
  await expect.poll(shown).toEqual(['To-do due: Ask about the exit load'])
})
