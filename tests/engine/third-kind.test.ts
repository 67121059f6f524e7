import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { add, itemsOf } from '#domain/kept/kept-list.ts'
import { encodeHistory } from '#domain/packs/history-code.ts'
import { instrumentAt } from '#domain/packs/instrument-pack.ts'
import { writeNamesPack } from '#domain/packs/names-pack.ts'
import { writeSparkPack } from '#domain/packs/spark-pack.ts'
import { isoDay } from '#domain/time/day.ts'
import { newWish } from '#domain/wishlist/new-wish.ts'
import { isReached, sinceAdded, toTarget } from '#domain/wishlist/target.ts'
import {
  type Bond,
  bondFigures,
  bondSearch,
  createBondList,
  createBondReader,
  readBonds,
  writeBonds,
} from './third-kind.ts'

const TODAY = 20_770
const bond = (id: string, name: string, more: Partial<Bond> = {}): Bond => ({
  id,
  name,
  family: id,
  currency: 'INR',
  isins: [null],
  texts: { issuer: 'Larch Railways' },
  choices: { rating: 'AAA' },
  value: '101.25',
  day: TODAY,
  previousValue: '100.00',
  previousDay: TODAY - 1,
  returns: [720, null, null],
  unitChanges: [],
  ...more,
})
const bonds = [
  bond('LARCH-2031', 'Larch 7.2% 2031', { isins: ['INE002A01018'], unitChanges: [{ day: TODAY - 30, value: 0.1 }] }),
  bond('ELM-2029', 'Elm 8% 2029', {
    texts: { issuer: 'Elm Power' },
    choices: { rating: 'AA' },
    currency: 'USD',
    returns: [810, null, null],
  }),
  bond('OLD-2010', 'Larch 9% 2010', { day: TODAY - 4_000, previousDay: null, previousValue: null }),
]
const pack = readBonds(writeBonds(bonds))
if (!pack) throw new Error('refused')
const list = createBondList(pack)

test('a third kind of instrument takes fewer than 80 lines', () => {
  const lines = readFileSync(new URL('third-kind.ts', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  expect(lines.length).toBeLessThan(80)
})

test('pack: every bond round-trips with its own currency', () => {
  expect(pack.ids.placeOf('NONE')).toBe(-1)
  expect(list.byId('ELM-2029')).toMatchObject({
    name: 'Elm 8% 2029',
    currency: 'USD',
    rating: 'AA',
    issuer: 'Elm Power',
  })
  expect(pack.unitChanges.get('LARCH-2031')).toEqual([{ day: TODAY - 30, value: 0.1 }])
  const bytes = writeBonds(bonds)
  expect(readBonds(bytes.subarray(0, -1))).toBeUndefined()
  expect(readBonds(bytes.with(40, (bytes[40] ?? 0) ^ 1))).toBeUndefined()
})

test('search: by words, with a typo, by id and by ISIN', () => {
  const names = (q: string) => list.find(bondSearch({ q })).cards.map(({ name }) => name)
  expect(names('elm power')).toEqual(['Elm 8% 2029'])
  expect(names('larhc')).toEqual(['Larch 7.2% 2031'])
  expect(names('LARCH-2031')).toEqual(['Larch 7.2% 2031'])
  expect(names('INE002A01018')).toEqual(['Larch 7.2% 2031'])
  expect(names('zinnia')).toEqual([])
})

test('list: filters, counts, order and comparison from a URL', () => {
  expect(bondSearch({ rating: 'AAA', sort: '1y', page: '0', evil: 1 })).toEqual({ rating: 'AAA', sort: '1y' })
  expect(list.find(bondSearch({})).cards.map(({ id }) => id)).toEqual(['ELM-2029', 'LARCH-2031'])
  expect(list.find(bondSearch({ state: 'all' })).total).toBe(3)
  expect(list.find(bondSearch({ sort: '1y' })).cards[0]?.id).toBe('ELM-2029')
  const found = list.find(bondSearch({ rating: 'AAA', compare: 'ELM-2029,x,NONE' }))
  expect(found.cards.map(({ id }) => id)).toEqual(['LARCH-2031'])
  expect(found.facets.rating).toContainEqual({ value: 'AA', count: 1 })
  expect(found.compared.map(pack.ids.at)).toEqual(['ELM-2029'])
})

test('wishlist: added once, with the change since and the target, across a split', () => {
  const addedAt = '2026-10-01T00:00:00.000Z'
  const row = instrumentAt(pack, pack.ids.placeOf('LARCH-2031'))
  const now = { price: Number(row.value), date: isoDay(row.day ?? 0), unitChanges: row.unitChanges }
  const added = newWish({ ...row, code: row.id }, now)
  expect(added).toMatchObject({ code: 'LARCH-2031', price: 101.25, priceDate: isoDay(TODAY), reason: null })
  // Price and target are adjusted for a 1:10 split since.
  const wish = { ...added, addedAt, price: 1000, priceDate: '2026-10-01', target: 900 }
  const once = add([], wish.code, wish, 'first', addedAt)
  expect(itemsOf(add(once, wish.code, wish, 'first', addedAt))).toEqual([wish])
  expect(sinceAdded(wish, now)).toBeCloseTo(1.25)
  expect(toTarget(wish, now)).toBeCloseTo(12.5)
  expect(isReached({ ...wish, target: 1010 }, now)).toBe(true)
  expect(isReached({ ...wish, target: 102, targetDate: isoDay(TODAY) }, now)).toBe(false)
})

test('in the browser: search and prices from its packs, with sparklines', () => {
  const reader = createBondReader()
  expect(reader.find(bondSearch({}))).toBeUndefined()
  expect(reader.load('list', writeBonds(bonds))).toBe(true)
  expect(reader.load('sparks', writeSparkPack('text', [{ id: 'ELM-2029', closes: [1, 3, 2] }]))).toBe(true)
  expect(reader.load('names', writeNamesPack('text', new Map([['ELM-2029', ['Rowan 8%']]])))).toBe(true)
  expect(reader.find(bondSearch({ q: 'elm' }))?.cards[0]).toMatchObject({ id: 'ELM-2029', spark: [0, 40, 20] })
  expect(reader.quote('ELM-2029')).toMatchObject({ currency: 'USD', price: 101.25, change: 1.25, spark: [0, 40, 20] })
  expect(reader.quote('NONE')).toBeUndefined()
})

test('history: measured like any other', () => {
  const points = Array.from({ length: 800 }, (_, n) => ({ day: TODAY - 800 + n, nav: (100 + n / 100).toFixed(2) }))
  const figures = bondFigures(encodeHistory(points) ?? new Uint8Array())
  expect(figures?.returns.find(({ horizon }) => horizon === '1Y')?.change).toBeCloseTo(107.99 / 104.34 - 1, 4)
  expect(figures?.risk.find(({ horizon }) => horizon === 'Max')?.drawdown).toBeNull()
})
