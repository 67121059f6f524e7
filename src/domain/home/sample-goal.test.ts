import { expect, test } from 'vitest'
import { readIsoDay } from '#domain/time/day.ts'
import { sampleGoal } from './sample-goal.ts'

test('the sample goal, worked by hand: what it needs per month, and the day it is reached', () => {
  const { saved, monthly, expected, target, ...goal } = sampleGoal(readIsoDay('2026-11-18') ?? 0)
  expect(goal).toMatchObject({ date: '2033-11-18', status: 'at-risk' })
  // Month by month at the monthly rate that makes 10% a year.
  const rate = (1 + expected / 100) ** (1 / 12)
  const after = (months: number, paid: number) => {
    let value = saved
    for (let month = 1; month <= months; month += 1) value = value * rate + paid
    return value
  }
  expect(after(84, goal.needed)).toBeGreaterThanOrEqual(target)
  expect(after(84, goal.needed - 1)).toBeLessThan(target)
  expect(after(84, monthly) / target).toBeGreaterThan(0.9)
  const late = goal.finish ?? ''
  const months = (Number(late.slice(0, 4)) - 2026) * 12 + Number(late.slice(5, 7)) - 11
  expect(after(months - 1, monthly)).toBeLessThan(target)
  expect(after(months + 1, monthly)).toBeGreaterThan(target)
})

test('it is the same plan on each day, also on a leap day', () => {
  const leap = sampleGoal(readIsoDay('2028-02-29') ?? 0)
  expect(leap).toMatchObject({ date: '2035-02-28', status: 'at-risk' })
  expect(Math.abs(leap.needed - sampleGoal(readIsoDay('2026-11-18') ?? 0).needed)).toBeLessThan(60)
})
