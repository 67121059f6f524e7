import { expect, test } from 'vitest'
import { passwordHint } from './password-hint.ts'

test.each([
  ['aaaaaaaa', /Repeated/],
  ['123456', /Sequences/],
  ['87654321', /Sequences/],
  ['abcdef', /very common|Sequences/],
  ['password', /very common/],
  ['Password123!', /very common/],
  ['qwerty', /very common/],
  ['mira-likes-mangoes', /your email address/],
  ['kz8-pw', /Longer/],
])('%s gets a hint about its weakness', (password, hint) => {
  expect(passwordHint(password, 'mira@people.example')).toMatch(hint)
})

test('an empty or a good password gets no hint', () => {
  expect(passwordHint('')).toBeUndefined()
  expect(passwordHint('slow rivers carry stones', 'mira@people.example')).toBeUndefined()
})
