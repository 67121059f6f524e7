import { expect, test } from 'vitest'
import { add, itemsOf, type KeptList } from '#domain/kept/kept-list.ts'
import { readIsoDay } from '#domain/time/day.ts'
import { isReached, sinceAdded, targetNow, toTarget } from './target.ts'
import type { Wish } from './wishlist.ts'
import { inOrder, leftOverSamples, searchWishes, step, wishesAsCsv } from './wishlist-rules.ts'

const at = '2026-11-01T00:00:00.000Z'
const wish = (code: string, change: Partial<Wish> = {}): Wish => ({
  code,
  name: `Fund ${code}`,
  currency: 'INR',
  price: null,
  priceDate: null,
  reason: null,
  target: null,
  addedAt: at,
  ...change,
})
const codes = (wishes: readonly Wish[]) => wishes.map(({ code }) => code)

test('every word must occur in name, code or reason', () => {
  const all = [wish('119551', { reason: 'For the school' }), wish('2', { name: 'Gold fund' })]
  const search = searchWishes(all)
  const found = (query: string) => search(query).map((place) => all[place]?.code)
  expect(found('SCHOOL 1195')).toEqual(['119551'])
  expect(found('fund')).toEqual(['119551', '2'])
  expect(found(' ')).toEqual(['119551', '2'])
  expect(found('gold school')).toEqual([])
})

test('in manual order, by name, or newest first', () => {
  const all = [wish('1', { name: 'b' }), wish('2', { name: 'A', addedAt: '2026-11-02T00:00:00.000Z' })]
  expect(codes(inOrder(all, 'manual'))).toEqual(['1', '2'])
  expect(codes(inOrder(all, 'name'))).toEqual(['2', '1'])
  expect(codes(inOrder(all, 'added'))).toEqual(['2', '1'])
})

test('one moves up or down by one place, and stays at the ends', () => {
  const list = ['a', 'b', 'c'].reduce<KeptList<Wish>>((all, code) => add(all, code, wish(code), 'last', at), [])
  const after = (id: string, way: 'up' | 'down') => codes(itemsOf(step(list, id, way, at)))
  expect(after('b', 'up')).toEqual(['b', 'a', 'c'])
  expect(after('b', 'down')).toEqual(['a', 'c', 'b'])
  expect(after('a', 'down')).toEqual(['b', 'a', 'c'])
  expect(step(list, 'a', 'up', at)).toBe(list)
  expect(step(list, 'c', 'down', at)).toBe(list)
  expect(step(list, 'nobody', 'down', at)).toBe(list)
})

test('items move even if two tabs gave all the same position', () => {
  const list = ['a', 'b', 'c', 'd'].map((id) => ({ id, rev: 1, at, place: 0, item: wish(id) }))
  expect(codes(itemsOf(step(list, 'c', 'up', at)))).toEqual(['a', 'c', 'b', 'd'])
  expect(codes(itemsOf(step(list, 'b', 'down', at)))).toEqual(['a', 'c', 'b', 'd'])
})

test('a hundred moves between two neighbours still work', () => {
  let list = ['a', 'b', 'c'].reduce<KeptList<Wish>>((all, code) => add(all, code, wish(code), 'last', at), [])
  for (let turn = 0; turn < 100; turn += 1) list = step(list, itemsOf(list)[2]?.code ?? '', 'up', at)
  expect(codes(itemsOf(list))).toEqual(['a', 'b', 'c'])
})

test('the change since it was added, and whether the target is reached, from below or above', () => {
  const now = { price: 150, date: '2026-11-02', change: null }
  expect(sinceAdded(wish('1', { price: 100 }), now)).toBe(50)
  expect(sinceAdded(wish('1', { price: 0 }), now)).toBeNull()
  // A 1:10 split on 1 October.
  const split = { price: 15, unitChanges: [{ day: Date.parse('2026-10-01') / 86_400_000, value: 0.1 }] }
  expect(sinceAdded(wish('1', { price: 100, priceDate: '2026-09-30' }), split)).toBeCloseTo(50, 9)
  expect(sinceAdded(wish('1', { price: 10, priceDate: '2026-10-01' }), split)).toBeCloseTo(50, 9)
  expect(sinceAdded(wish('1'), now)).toBeNull()
  expect(isReached(wish('1', { price: 100, target: 150 }), now)).toBe(true)
  expect(isReached(wish('1', { price: 100, target: 151 }), now)).toBe(false)
  expect(isReached(wish('1', { price: 200, target: 160 }), now)).toBe(true)
  expect(isReached(wish('1', { price: 200, target: 140 }), now)).toBe(false)
  expect(isReached(wish('1', { price: 100, target: 150 }), undefined)).toBe(false)
})

test('the distance to the target, up or down, until it is reached', () => {
  const now = { price: 100, date: '2026-11-02', change: null }
  expect(toTarget(wish('1', { price: 90, target: 125 }), now)).toBeCloseTo(-20)
  expect(toTarget(wish('1', { price: 200, target: 80 }), now)).toBeCloseTo(25)
  expect(toTarget(wish('1', { price: 90, target: 100 }), now)).toBeNull()
  expect(toTarget(wish('1', { price: null, target: 150 }), now)).toBeCloseTo(-33.33)
  expect(toTarget(wish('1', { target: 150 }), undefined)).toBeNull()
  expect(toTarget(wish('1'), now)).toBeNull()
})

test('sample funds are leftovers once the market is real', () => {
  const all = [wish('119551'), wish('900001'), wish('900002')]
  expect(codes(leftOverSamples(all, 'live'))).toEqual(['900001', '900002'])
  expect(leftOverSamples(all, 'sample')).toEqual([])
  expect(leftOverSamples(all, undefined)).toEqual([])
})

test('a wishlist as CSV', () => {
  const file = wishesAsCsv('fund', [wish('119551', { target: 12.5, reason: '=HYPERLINK("x"), "why"' })])
  expect(file).toBe(
    'Name,Scheme code,Added on,Price when added,Price date,Target,Currency,Reason\r\n' +
      'Fund 119551,119551,2026-11-01,,,12.5,INR,"\'=HYPERLINK(""x""), ""why"""\r\n',
  )
})

test('a price that compares with none before it reaches no target and is no change', () => {
  const now = { price: 55, isUnsure: true }
  const fallen = wish('INFY', { price: 100, target: 60 })
  expect([isReached(fallen, now), toTarget(fallen, now), sinceAdded(fallen, now)]).toEqual([false, null, null])
  expect(isReached(fallen, { ...now, isUnsure: false })).toBe(true)
})

const split = { price: 55, unitChanges: [{ day: readIsoDay('2026-10-01') ?? 0, value: 0.5 }] }

test('a split of one into two reaches no target: a target set before it is halved', () => {
  const before = wish('INFY', { price: 100, priceDate: '2026-09-01', target: 90 })
  expect(targetNow(before, split)).toBe(45)
  expect(isReached(before, split)).toBe(false)
  expect(toTarget(before, split)).toBeCloseTo(22.22)
  expect(isReached({ ...before, target: 110 }, split)).toBe(true)
  expect(targetNow({ ...before, target: null }, split)).toBeNull()
})

test('a target set after the split is taken as it is', () => {
  const after = wish('INFY', { price: 100, priceDate: '2026-09-01', target: 60, targetDate: '2026-10-01' })
  expect(targetNow(after, split)).toBe(60)
  expect(isReached(after, split)).toBe(false)
  expect(isReached(after, { ...split, price: 60 })).toBe(true)
})

test('prices in different currencies are not compared', () => {
  const dollars = wish('INFY', { price: 20, priceDate: '2026-11-02', target: 25, currency: 'USD' })
  const rupees = { price: 1500, currency: 'INR' }
  expect([sinceAdded(dollars, rupees), toTarget(dollars, rupees), isReached(dollars, rupees)]).toEqual([
    null,
    null,
    false,
  ])
  expect(isReached({ ...dollars, currency: 'INR' }, rupees)).toBe(true)
})

test('sample stocks are left over once there is a real market, as sample funds are', () => {
  expect(codes(leftOverSamples([wish('ELM.SMP'), wish('INFY')], 'live'))).toEqual(['ELM.SMP'])
})
