import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvRows } from './csv-rows.ts'

const rowsOf = (text: string) => [...csvRows(text)]

test('cells by commas, rows by line breaks of either kind; spaces around a cell and empty lines do not count', () => {
  expect(rowsOf('a, b ,c\r\n\r\n1,,3\n')).toEqual([
    ['a', 'b', 'c'],
    ['1', '', '3'],
  ])
  expect(rowsOf('\ufeffx,y,')).toEqual([['x', 'y', '']])
})

test('a quoted cell may hold commas, line breaks and quotes', () => {
  expect(rowsOf('"Acme, Inc.","says ""hi""\nthere",1')).toEqual([['Acme, Inc.', 'says "hi"\nthere', '1']])
})

test('a quote that is never closed swallows no row', () => {
  expect(rowsOf('a,"never closed\nb,c')).toEqual([
    ['a', '"never closed'],
    ['b', 'c'],
  ])
})

test('whatever is written quoted comes back, and nothing makes it hang', () => {
  const cell = fc.string({ maxLength: 12 }).map((text) => text.trim())
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }), (rows) => {
      const text = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')).join('\r\n')
      expect(rowsOf(text)).toEqual(rows)
    }),
  )
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('"', ',', '\r', '\n', 'a', ' ') }), (text) => void rowsOf(text)),
  )
})
