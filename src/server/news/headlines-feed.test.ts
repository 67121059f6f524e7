import { expect, test } from 'vitest'
import { defaultNewsChoice } from '#domain/news/news-choice.ts'
import { dueQueries, MOST_EXTRA, queriesFor } from './headlines-feed.ts'

const MINUTE = 60_000
const NOW = new Date('2026-11-18T06:00:00Z')
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * MINUTE)
const defaults = queriesFor(defaultNewsChoice)
const due = (wanted: readonly (readonly [string, Date | null])[]) => dueQueries(new Map(wanted), NOW, 30 * MINUTE)
const asked = (at: Date | null) => defaults.map((query) => [query, at] as const)
const extra = (count: number, at: Date | null) => Array.from({ length: count }, (_, n) => [`gb/extra${n}`, at] as const)

test('the defaults come first, however many others are wanted', () => {
  const all = due([...extra(40, null), ...asked(ago(31))])
  expect(all.slice(0, defaults.length)).toEqual(defaults)
  expect(all).toHaveLength(defaults.length + MOST_EXTRA)
})

test('of the others, those that waited longest are asked first', () => {
  const wanted = [
    ['gb/a', ago(40)],
    ['gb/b', null],
    ['gb/c', ago(90)],
    ['gb/d', ago(10)],
  ] as const
  expect(due([...asked(ago(5)), ...wanted])).toEqual(['gb/b', 'gb/c', 'gb/a'])
})

test('others that were asked within the interval use up its share, so that new ones wait', () => {
  expect(due([...asked(ago(5)), ...extra(MOST_EXTRA, ago(5)), ['jp/sports', null]])).toEqual([])
  expect(due([...asked(ago(5)), ...extra(MOST_EXTRA - 1, ago(5)), ['jp/sports', null]])).toEqual(['jp/sports'])
})
