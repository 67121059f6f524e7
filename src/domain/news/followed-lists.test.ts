import { expect, test } from 'vitest'
import { subjectsIn } from './followed-lists.ts'
import { followsSomething } from './stored-lists.ts'

const none = { funds: [], stocks: [], favorites: [], goals: [] }

test('wishlists, cities of favourites and goals are followed; removed and unreadable entries are not', () => {
  expect(
    subjectsIn({
      stocks: [{ item: { symbol: 'INFY', name: 'Infosys Limited' } }, { item: null }, 'x', { item: { symbol: 5 } }],
      funds: [{ item: { schemeCode: '119551', name: 'A Fund' } }],
      favorites: [
        { item: { name: '3 BHK in Indiranagar, Bengaluru' } },
        { item: { name: 'Villa, Bengaluru' } },
        { item: { name: 'Delhivery Towers' } },
        { item: { name: 'Plot', city: 'Hosur' } },
        { item: {} },
      ],
      goals: [{ item: { id: '1', name: 'Coorg Cottage' } }],
    }),
  ).toEqual([
    { kind: 'stock', id: 'INFY', name: 'Infosys Limited' },
    { kind: 'fund', id: '119551', name: 'A Fund' },
    { kind: 'city', id: 'Bengaluru', name: 'Bengaluru' },
    { kind: 'city', id: 'Hosur', name: 'Hosur' },
    { kind: 'goal', id: '1', name: 'Coorg Cottage' },
  ])
})

test('nothing stored means nothing followed', () => {
  for (const garbage of [undefined, null, 5, 'x', {}, [null], [{ item: 5 }]])
    for (const name of Object.keys(none)) {
      expect(subjectsIn({ ...none, [name]: garbage })).toEqual([])
      expect(followsSomething({ ...none, [name]: garbage })).toBe(false)
    }
  expect(followsSomething({ ...none, stocks: [{ item: null }, { item: { symbol: 'INFY' } }] })).toBe(true)
})
