import { expect, test } from 'vitest'
import { isAbout } from './is-about.ts'

test('a note is about a subject of the same kind and id; a name may differ', () => {
  const isAboutFund = isAbout({ kind: 'fund', id: '119551' })
  expect(isAboutFund({ link: { kind: 'fund', id: '119551' } })).toBe(true)
  expect(isAboutFund({ link: { kind: 'stock', id: '119551' } })).toBe(false)
  expect(isAboutFund({ link: { kind: 'fund', id: '1' } })).toBe(false)
  expect(isAboutFund({ link: null })).toBe(false)
})
