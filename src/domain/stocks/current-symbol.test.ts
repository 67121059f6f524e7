import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currentSymbols } from './current-symbol.ts'

test('changes follow each other; a symbol that never changed stays', () => {
  const current = currentSymbols([
    { from: 'B', to: 'C', day: 20 },
    { from: 'A', to: 'B', day: 10 },
  ])
  expect(['A', 'B', 'C', 'D'].map((symbol) => current(symbol))).toEqual(['C', 'C', 'C', 'D'])
})

test('a symbol that another company got later', () => {
  const current = currentSymbols([
    { from: 'X', to: 'A', day: 5 },
    { from: 'A', to: 'B', day: 10 },
    { from: 'A', to: 'C', day: 20 },
  ])
  expect([current('X'), current('A', 7), current('A', 15), current('A'), current('A', 20)]).toEqual([
    ...['B', 'B', 'C', 'C', 'A'],
  ])
})

test('two companies may swap symbols on one day', () => {
  const current = currentSymbols([
    { from: 'A', to: 'B', day: 10 },
    { from: 'B', to: 'A', day: 10 },
  ])
  expect([current('A'), current('B')]).toEqual(['B', 'A'])
})

test('no list of changes makes it run for ever', () => {
  const symbol = fc.constantFrom('A', 'B', 'C')
  const change = fc.record({ from: symbol, to: symbol, day: fc.nat({ max: 5 }) })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), symbol, (changes, from) => {
      expect(['A', 'B', 'C']).toContain(currentSymbols(changes)(from))
    }),
  )
})
