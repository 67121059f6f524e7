import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('quotes, commas and line breaks stay inside their cell', () => {
  expect(
    csvOf([
      ['a "b"', 'c, d', 'e\nf', 'g'],
      [1.5, null, ' h', '🌱 धन'],
    ]),
  ).toBe('"a ""b""","c, d","e\nf",g\r\n1.5,," h",🌱 धन\r\n')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1', '=cmd|" /C calc"!A0'])(
  'a text that begins like a formula is a text: %j',
  (text) => {
    expect(csvOf([[text]])).toMatch(/^"?'/)
  },
)

test('text that is no formula is unchanged', () => {
  expect(csvOf([['Fund 119551', 'a=b', '119551']])).toBe('Fund 119551,a=b,119551\r\n')
})
