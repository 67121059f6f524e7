import { expect, test } from 'vitest'
import { extraRoutes, type PageRoute } from './routes.ts'
import { isIndexed } from './upcoming-pages.ts'

test('search engines may list every open page, also one beside the spec, unless it is hidden', () => {
  const page: PageRoute = { path: '/x', title: 'X', description: 'X', access: 'anyone' }
  expect(isIndexed('x', page)).toBe(true)
  expect(isIndexed('x', { ...page, hidden: true })).toBe(false)
  expect(isIndexed('x', { ...page, access: 'user' })).toBe(false)
  expect(isIndexed('resetPassword', extraRoutes.resetPassword)).toBe(false)
})
