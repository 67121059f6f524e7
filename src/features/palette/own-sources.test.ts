import { expect, test } from 'vitest'
import { pages } from './own-sources.ts'

const found = async (who: Parameters<typeof pages>[0]) => (await pages(who)).map(({ id }) => id)

test('pages are found by those who may open them', async () => {
  const [visitor, user, admin] = await Promise.all([
    found({ uid: undefined, isAdmin: false }),
    found({ uid: 'u', isAdmin: false }),
    found({ uid: 'u', isAdmin: true }),
  ])
  expect(visitor).toContain('news')
  expect(visitor).not.toContain('profile')
  expect(user).toContain('profile')
  expect([visitor.includes('admin'), user.includes('admin'), admin.includes('admin')]).toEqual([false, false, true])
})
