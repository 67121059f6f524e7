import { expect, test } from 'vitest'
import { keyOf } from '#platform/storage/key.ts'
import { sortValues } from './all-kinds.ts'
import * as kinds from './kinds.ts'

test('a backup is checked by every kind of value, and what does not fit is set aside', () => {
  const names = Object.values(kinds).map(({ key }) => keyOf(key, 'u1'))
  const wrong = JSON.stringify({ v: 1, updatedAt: '', data: { wrong: true } })
  const { values, unread } = sortValues(Object.fromEntries(names.map((name) => [name, wrong])), 'u1', new Date(0))
  expect(values).toEqual({})
  expect(Object.keys(unread).sort()).toEqual(names.sort())
})
