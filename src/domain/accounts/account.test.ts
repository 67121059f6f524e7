import { expect, test } from 'vitest'
import { emailOf } from './account.ts'

test.each([
  ['a@b.co', 'a@b.co'],
  ['  Mira.Rao+funds@Mail.Example.IN ', 'mira.rao+funds@mail.example.in'],
  ["o'brien@books.example", "o'brien@books.example"],
])('%s is an email address', (written, kept) => {
  expect(emailOf(written)).toBe(kept)
})

test.each([
  '',
  'a',
  'a@b',
  '@b.co',
  'a@',
  'a@b.',
  'a@.co',
  'a@-b.co',
  'a b@c.co',
  'a@b@c.co',
  'a@b.co\r\nBcc: x@y.zz',
  '"a"@b.co',
  'a<script>@b.co',
  `a@${'b'.repeat(300)}.co`,
  'jürgen@example.de',
  'a..b@x.co',
])('%j is not an email address', (written) => {
  expect(emailOf(written)).toBeUndefined()
})
