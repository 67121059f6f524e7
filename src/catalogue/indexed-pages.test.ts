import { expect, test } from 'vitest'
import { isIndexed } from './indexed-pages.ts'
import { extraRoutes, type PageRoute } from './routes.ts'

test('search engines may list every public page, unless it is hidden', () => {
  const page: PageRoute = { path: '/x', title: 'X', description: 'X', access: 'anyone' }
  expect(isIndexed(page)).toBe(true)
  expect(isIndexed({ ...page, hidden: true })).toBe(false)
  expect(isIndexed({ ...page, access: 'user' })).toBe(false)
  expect(isIndexed(extraRoutes.resetPassword)).toBe(false)
})
