import { expect, test } from 'vitest'
import { remindersOf, switched, untold, withTold } from './reminder.ts'

const target = { kind: 'stock', id: 'M&M', name: 'Mahindra', target: 110 }
const due = { id: 't1', action: 'Pay', dueDate: '2026-11-18' }

test('a reached target and a due to-do are told once', () => {
  const all = remindersOf([target], [due])
  expect(all.map(({ title, href }) => [title, href])).toEqual([
    ['Target reached', '/stock/M%26M'],
    ['To-do due', '/profile?tab=todos'],
  ])
  const choice = switched(true, [])
  expect(untold(all, choice)).toEqual(all)
  expect(untold(all, withTold(choice, all))).toEqual([])
})

test('a moved target and a new date are told again, amounts never', () => {
  const choice = withTold(switched(true, []), remindersOf([target], [due]))
  const later = remindersOf([{ ...target, target: 120 }], [{ ...due, dueDate: '2026-12-01' }])
  expect(untold(later, choice)).toEqual(later)
  expect(later.map(({ title, body }) => title + body).join()).not.toMatch(/\d/)
})

test('what is due when they are switched on is not told, and the memory is limited', () => {
  const many = Array.from({ length: 600 }, (_, n) => ({ ...due, id: `t${n}` }))
  const choice = switched(true, remindersOf([], many))
  expect(choice.told).toHaveLength(500)
  expect(untold(remindersOf([], many.slice(-500)), choice)).toEqual([])
})
