import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { figuresOf } from '#domain/goals/goal-figures.ts'
import { goalWith, noMarket, TODAY } from '#tests/goals/some-goal.ts'
import { ProjectionPart } from './projection-part.tsx'

const drawn = (isReal: boolean, date = '2035-12-31') => {
  const [figures] = figuresOf(
    [goalWith({ date, saved: 30_000, monthly: 1000, expected: 0, inflation: 6 })],
    noMarket,
    TODAY,
  )
  if (!figures) throw new Error('No figures')
  return renderToStaticMarkup(<ProjectionPart figures={figures} isReal={isReal} onReal={() => {}} />)
}

test('the chart marks the milestones at their days and amounts, and speaks of the goal’s own date', () => {
  const html = drawn(false)
  expect(html).toContain('Projected value until 31 Dec 2035,')
  const marks = [...html.matchAll(/<circle cx="([\d.]+)%" cy="([\d.]+)%"/g)].map(([, x]) => Number(x))
  // After 20, 45 and 70 of 119.5 months; the first quarter is saved already.
  expect(marks).toEqual([16.7, 37.7, 58.6])
  const heights = [...html.matchAll(/<circle cx="[\d.]+%" cy="([\d.]+)%"/g)].map(([, y]) => Number(y))
  // The highest value is that on the date, 30,000 and 119 payments.
  expect(heights).toEqual([50, 75, 100].map((part) => Math.round(1000 * (1 - (part * 1000) / 149_000 / 1.06)) / 10))
  expect(html).toContain('25%</strong> saved')
})

test('in today’s money the line of what was paid in rises, too', () => {
  const steps = /goal-paid" d="M\d+ \d+l([^"]+)"/.exec(drawn(true))?.[1]?.match(/-?\d+/g)?.map(Number) ?? []
  const rises = steps.filter((_, place) => place % 2 === 1)
  expect(rises.length).toBeGreaterThan(1)
  expect(Math.max(...rises)).toBeLessThan(0)
})
