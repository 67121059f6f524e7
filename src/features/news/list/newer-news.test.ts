import { expect, test } from 'vitest'
import { story } from '#tests/stories.ts'
import type { KnownNews } from '../news-queries.ts'
import { confirmed, isOver, newerThan } from './newer-news.ts'

const START = '2026-11-18T06:00:00.000Z'
const listOf = (...ids: string[]): KnownNews => ({
  tag: ids.join(),
  answer: { stories: ids.map((id) => story(id)), origin: 'live', failed: false, asOf: START, nextAt: START },
})

test('stories that were offered and not yet shown are not announced again', () => {
  const shown = listOf('a')
  expect(newerThan(listOf('b', 'a'), shown, undefined)).toEqual({ offer: true, told: false })
  expect(newerThan(listOf('a', 'b'), shown, listOf('b', 'a'))).toEqual({ offer: true, told: true })
  expect(newerThan(listOf('c', 'b', 'a'), shown, listOf('b', 'a'))).toEqual({ offer: true, told: false })
  expect(newerThan(listOf('a'), shown, listOf('b', 'a'))).toEqual({ offer: false, told: false })
})

test('an unchanged list is as new as its confirmation, and keeps its tag and stories', () => {
  const known = listOf('a')
  const now = new Date('2026-11-18T08:00:00.000Z')
  expect(confirmed(known, now)).toEqual({ tag: 'a', answer: { ...known.answer, asOf: now.toISOString() } })
})

test('a stored list is checked when it is older than five minutes and the server has more', () => {
  const start = Date.parse(START)
  expect(isOver(START, start, start + 6 * 60_000)).toBe(true)
  expect(isOver(START, start, start + 4 * 60_000)).toBe(false)
  expect(isOver('2026-11-18T07:00:00.000Z', start, start + 6 * 60_000)).toBe(false)
})
