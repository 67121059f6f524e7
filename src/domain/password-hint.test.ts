import { expect, test } from 'vitest'
import { passwordHint } from './password-hint.ts'

test.each([
  ['aaaaaaaa', /same sign/],
  ['123456', /in a row/],
  ['87654321', /in a row/],
  ['abcdef', /very common|Sequences/],
  ['password', /very common/],
  ['Password123!', /very common/],
  ['qwerty', /very common/],
  ['mira-likes-mangoes', /your address/],
  ['kz8-pw', /Longer/],
])('%s is told what is weak about it', (password, hint) => {
  expect(passwordHint(password, 'mira@people.example')).toMatch(hint)
})

test('nothing is said of an empty or a good one', () => {
  expect(passwordHint('')).toBeUndefined()
  expect(passwordHint('slow rivers carry stones', 'mira@people.example')).toBeUndefined()
})
