import { expect, test } from 'vitest'
import { eventsByDay } from './events-by-day.ts'

const at = (day: string) => ({ day })

test('one entry per day, oldest first; a weekend counts for the last value before it', () => {
  const days = eventsByDay([at('2026-11-15'), at('2026-05-03'), at('2026-11-13'), at('2026-05-03')], '2026-11-13')
  expect(days.map(({ day, events }) => [day, events.length])).toEqual([
    ['2026-05-03', 2],
    ['2026-11-13', 2],
  ])
  expect(eventsByDay([], '2026-11-13')).toEqual([])
})
