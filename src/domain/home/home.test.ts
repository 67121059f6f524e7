import { expect, test } from 'vitest'
import { homeCards } from './home-card.ts'
import { homeLayout, inChosenOrder, moveCard, showCard } from './home-cards.ts'
import { changeSince, lastVisit, movers, seenNow, visitOf } from './last-visit.ts'

const usual = { order: [], hidden: [] }

test('cards move one place and stay complete; the ends stay', () => {
  const moved = moveCard(usual, 'targets', 'up')
  expect(inChosenOrder(moved).slice(0, 3)).toEqual(['targets', 'movers', 'listings'])
  expect(inChosenOrder(moved).toSorted()).toEqual([...homeCards].toSorted())
  expect(moveCard(moved, 'targets', 'up')).toBe(moved)
  expect(inChosenOrder(moveCard(moved, 'targets', 'down'))).toEqual([...homeCards])
  expect(inChosenOrder({ order: ['quote'], hidden: [] })).toEqual([
    'quote',
    ...homeCards.filter((one) => one !== 'quote'),
  ])
})

test('a card is hidden and shown again', () => {
  const hidden = showCard(showCard(usual, 'quote', false), 'quote', false)
  expect(hidden.hidden).toEqual(['quote'])
  expect(showCard(hidden, 'quote', true).hidden).toEqual([])
  expect(homeLayout.safeParse({ order: ['boats'], hidden: [] }).success).toBe(false)
})

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 18, 8, minutes)).toISOString()
const visit = (minutes: number, price: number) =>
  visitOf(new Map([['fund:1', { price, date: '2026-11-10' }]]), at(minutes))

test('a visit is compared with the one before, not with a reload', () => {
  const first = seenNow(null, visit(0, 100))
  const reloaded = seenNow(first, visit(10, 101))
  expect(reloaded.before).toBeNull()
  const later = seenNow(reloaded, visit(60, 110))
  expect(later.before?.prices['fund:1']?.price).toBe(101)
  expect(seenNow(later, visit(70, 111)).before?.prices['fund:1']?.price).toBe(101)
  expect(lastVisit.parse(JSON.parse(JSON.stringify(later)))).toEqual(later)
})

test('changes are since the last visit, else since it was added, and a split is none', () => {
  const wish = { key: 'fund:1', price: 50, priceDate: '2026-01-05' }
  expect(changeSince(visit(0, 100), wish, { price: 110 })).toBeCloseTo(10)
  expect(changeSince(null, wish, { price: 110 })).toBeCloseTo(120)
  const split = { price: 55, unitChanges: [{ day: 20_775, value: 0.5 }] }
  expect(changeSince(visit(0, 100), wish, split)).toBeCloseTo(10)
  expect(changeSince(visit(0, 100), wish, undefined)).toBeNull()
})

test('what a visit has not seen is not compared with it: nothing since it was added under its date', () => {
  const wish = { key: 'fund:2', price: 50, priceDate: '2026-01-05' }
  expect(changeSince(visit(0, 100), wish, { price: 120 })).toBeNull()
  expect(changeSince(visitOf(new Map(), at(0)), wish, { price: 120 })).toBeNull()
})

test('a kind whose prices failed keeps those of the last visit, and only that kind', () => {
  const stocks = (minutes: number) => visitOf(new Map([['stock:A', { price: 7, date: null }]]), at(minutes))
  const first = seenNow(null, visit(0, 100))
  const failed = seenNow(first, stocks(60), ['fund'])
  expect(failed.now.prices).toEqual({ 'stock:A': { price: 7, date: null }, ...first.now.prices })
  expect(failed.before).toEqual(first.now)
  expect(seenNow(first, stocks(60), ['property']).now.prices).toEqual(stocks(60).prices)
  expect(seenNow(seenNow(failed, stocks(70), ['fund']), visit(140, 110)).before?.prices['fund:1']?.price).toBe(100)
})

test('the largest movers come first, up or down; what stands still is left out', () => {
  const rows = [{ change: 1 }, { change: null }, { change: -3 }, { change: 0.001 }, { change: 2 }]
  expect(movers(rows, 2)).toEqual([{ change: -3 }, { change: 2 }])
})
