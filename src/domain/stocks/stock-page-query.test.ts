import { expect, test } from 'vitest'
import { besideRefs, stockPageSearch } from './stock-page-query.ts'

test('defaults and what makes no sense are left out of the address', () => {
  expect(stockPageSearch({ range: '1Y', form: 'area', adjust: 'splits', with: '', studies: '<b>' })).toEqual({})
  const chosen = {
    range: 'Max',
    form: 'line',
    volume: 1,
    studies: 'sma-20,rsi',
    adjust: 'none',
    with: 'M&M,fund:120503',
  }
  expect(stockPageSearch({ ...chosen, volume: '1' })).toEqual(chosen)
  expect(stockPageSearch({ with: { toString: 0 }, form: ['line'], studies: 3 })).toEqual({ studies: '3' })
})

test('stocks and funds to compare with are told apart, are unique, few, and never the stock itself', () => {
  expect(besideRefs('INFY,fund:1,INFY,fund:0,infy', 'TCS')).toEqual([
    { kind: 'stock', id: 'INFY' },
    { kind: 'fund', id: '1' },
  ])
  expect(besideRefs('TCS,A,B,C,D', 'TCS').map(({ id }) => id)).toEqual(['A', 'B', 'C'])
})
