import { expect, test } from 'vitest'
import { findIndices } from './market-indices.ts'
import { besideRefs } from './stock-page-query.ts'
import { isSymbol } from './stock-query.ts'

const idsOf = (words: string) => findIndices(words).map(({ id }) => id)

test('an index is found by name, symbol, exchange or as an index', () => {
  expect(idsOf('nifty')).toEqual(['^NSEI'])
  expect(idsOf(' SENSEX ')).toEqual(['^BSESN'])
  expect(idsOf('s&p 500')).toEqual(['^GSPC'])
  expect(idsOf('^ns')).toEqual(['^NSEI'])
  expect(idsOf('bse index')).toEqual(['^BSESN'])
  expect(idsOf('index')).toHaveLength(3)
  expect(idsOf('infosys')).toEqual([])
  expect(idsOf('  ')).toEqual([])
})

test('each can be asked for and stands in an address', () => {
  for (const { id } of findIndices('index')) {
    expect(isSymbol(id)).toBe(true)
    expect(besideRefs(id)).toEqual([{ kind: 'stock', id }])
  }
})
