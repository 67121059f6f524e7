import { expect, test } from 'vitest'
import { forget, type RecentSearch, remember } from './recent-search.ts'

const words = (searches: readonly RecentSearch[]) => searches.map((one) => one.words)

test('the newest search comes first, unique regardless of spelling', () => {
  const all = ['gold', 'nifty', ' GOLD '].reduce<RecentSearch[]>((list, typed) => remember(list, 'funds', typed), [])
  expect(words(all)).toEqual(['GOLD', 'nifty'])
})

test('six of each kind are remembered, but no single letters', () => {
  let all = remember([], 'stocks', 'infy')
  for (let n = 0; n < 9; n += 1) all = remember(all, 'funds', `fund ${n}`)
  expect(words(all)).toEqual(['fund 8', 'fund 7', 'fund 6', 'fund 5', 'fund 4', 'fund 3', 'infy'])
  expect(remember(all, 'funds', ' x ')).toEqual(all)
  expect(words(forget(all, 'funds'))).toEqual(['infy'])
})
