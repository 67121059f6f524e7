import { expect, test } from 'vitest'
import { arranged, ownFinder } from './palette-find.ts'
import type { PaletteItem } from './palette-item.ts'
import { rememberChoice } from './recent-choice.ts'

const page = (id: string, label: string, also?: string): PaletteItem => ({
  ...{ kind: 'page', id, label, href: `/${id}` },
  ...(also && { also }),
})
const note = (id: string, label: string, also: string): PaletteItem => ({ kind: 'note', id, label, also })
const labels = (items: readonly PaletteItem[]) => items.map(({ label }) => label)

test('every word must occur, in the label or in what else is known of it', () => {
  const find = ownFinder([page('news', 'News', 'papers headlines'), note('1', 'Gold', 'Sell when RATES rise')])
  expect(labels(find('rates sell'))).toEqual(['Gold'])
  expect(labels(find('headl'))).toEqual(['News'])
  expect(find('rates news')).toEqual([])
  expect(find('  ')).toEqual([])
})

test('labels that begin with the words come first, and no kind takes all the room', () => {
  const many = Array.from({ length: 30 }, (_, at) => note(String(at), `About funds ${at}`, ''))
  const find = ownFinder([page('a', 'My funds'), page('b', 'Funds'), ...many])
  expect(labels(find('funds'))).toEqual([
    'Funds',
    'My funds',
    'About funds 0',
    'About funds 1',
    'About funds 2',
    'About funds 3',
  ])
})

test('recent choices come first, each once; the rest by kind', () => {
  const fund: PaletteItem = { kind: 'fund', id: '1', label: 'Fund one', href: '/fund/1' }
  const found = [fund, page('a', 'A'), fund, note('n', 'N', '')]
  expect(labels(arranged(found, []))).toEqual(['A', 'N', 'Fund one'])
  expect(labels(arranged(found, [note('n', 'N', ''), fund]))).toEqual(['N', 'Fund one', 'A'])
  // Only the text of the page has the word.
  expect(labels(arranged([page('a', 'A', 'funds'), fund], [], 'fun'))).toEqual(['Fund one', 'A'])
})

test('eight recent choices are kept, newest first, and none that leads elsewhere', () => {
  let recent = rememberChoice([], page('a', 'A'))
  for (let at = 0; at < 9; at += 1) recent = rememberChoice(recent, page(String(at), `P${at}`))
  recent = rememberChoice(recent, page('5', 'P5'))
  expect(labels(recent)).toEqual(['P5', 'P8', 'P7', 'P6', 'P4', 'P3', 'P2', 'P1'])
  expect(rememberChoice([], { kind: 'page', id: 'x', label: 'X', href: '//evil.example' })).toEqual([])
})

test('a quote in a script whose address is long is remembered', () => {
  const href = `/my-quotes?q=${encodeURIComponent('ध'.repeat(60))}`
  expect(href.length).toBeGreaterThan(500)
  expect(rememberChoice([], { kind: 'quote', id: 'q', label: 'ध', href })).toHaveLength(1)
})
