import { expect, test, vi } from 'vitest'
import { type Reached, reachedIn } from './reached.ts'

type Now = { asked: string; id: string; price: number; currency: string; date: string; unitChanges: object[] }
const quote = (asked: string, price: number, more: Partial<Now> = {}): Now => ({
  ...{ asked, id: asked, price, currency: 'INR', date: '2026-11-16', unitChanges: [] },
  ...more,
})
const market: Record<string, Now[] | undefined> = {}

vi.mock('#platform/market/market-client.ts', () => ({
  latestOf: async (kind: string, ids: readonly string[]) => {
    const all = market[kind]
    if (!all) throw new Error('The market could not be loaded')
    return all.filter(({ asked }) => ids.includes(asked))
  },
}))

const item = (more: object) => ({
  item: {
    ...{ name: 'Name', currency: 'INR', price: 100, priceDate: '2026-01-05', reason: null, target: 110 },
    ...{ addedAt: '2026-01-05T00:00:00.000Z', ...more },
  },
})
const ids = (reached: readonly Reached[]) => reached.map(({ kind, id, target }) => [kind, id, target])

test('the bell tells of funds and stocks, a renamed stock under its symbol of now', async () => {
  market.fund = [quote('119551', 111)]
  market.stock = [quote('OLDCO', 112, { id: 'NEWCO' }), quote('INFY', 109)]
  const lists = {
    fund: [item({ schemeCode: '119551' }), { item: null }],
    stock: [item({ symbol: 'OLDCO' }), item({ symbol: 'INFY' }), item({ symbol: 'M&M', target: null }), 'garbage'],
  }
  expect(ids(await reachedIn(lists))).toEqual([
    ['fund', '119551', 110],
    ['stock', 'NEWCO', 110],
  ])
})

test('a split rings for nobody, and a reached target is told per share of now', async () => {
  const split = { unitChanges: [{ day: 20_750, value: 0.5 }] }
  market.fund = []
  market.stock = [quote('INFY', 52, split), quote('TCS', 56, split)]
  const stock = [item({ symbol: 'INFY', target: 90 }), item({ symbol: 'TCS' })]
  expect(ids(await reachedIn({ fund: [], stock }))).toEqual([['stock', 'TCS', 55]])
})

test('without the market of one kind the other’s targets are still told', async () => {
  market.fund = undefined
  market.stock = [quote('INFY', 120)]
  const lists = { fund: [item({ schemeCode: '119551' })], stock: [item({ symbol: 'INFY' })] }
  expect(ids(await reachedIn(lists))).toEqual([['stock', 'INFY', 110]])
})
