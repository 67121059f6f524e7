import { expect, test } from 'vitest'
import { readIsin } from './isin.ts'

test.each(['US0378331005', 'GB0002634946', 'DE0007164600', 'INE002A01018'])('%s is valid', (text) => {
  expect(readIsin(text)).toBe(text)
})

test('lower case is accepted', () => {
  expect(readIsin('ine002A01018')).toBe('INE002A01018')
})

test.each([
  '',
  '-',
  'NA',
  '#N/A',
  'Redeemed',
  'NOTAPP',
  'INE002A0101',
  'INE002A01019',
  'INE020A01018',
  '0SE002A01018',
  'INE002A0101A',
  'INE002A-1018',
])('%j is not valid', (text) => {
  expect(readIsin(text)).toBeNull()
})
