import { afterEach, expect, test, vi } from 'vitest'
import { readIsoDay } from '#domain/time/day.ts'
import { goalWith } from '#tests/goals/some-goal.ts'

const goals = ['a', 'b', 'c', 'd', 'e'].map((id, at) => goalWith({ id, state: at === 1 ? 'archived' : 'active' }))
const computed: string[] = []

vi.mock('#platform/session/session.ts', () => ({
  currentSession: () => ({ uid: 'somebody' }),
  userOf: (session: object) => session,
}))
vi.mock('#platform/kept/kept-lists.ts', () => ({ itemsNow: () => goals }))
vi.mock('#domain/goals/goal-figures.ts', async (original) => ({
  ...(await original<object>()),
  figuresAmong: () => (goal: { readonly id: string }) => computed.push(goal.id),
}))
const { figuresNow, goalsAhead, unpriced } = await import('./figures-now.ts')

vi.useFakeTimers({ now: new Date('2026-11-19T12:00:00Z') })
afterEach(() => void computed.splice(0))

test('the figures of a row of cards are there before their page is', () => {
  goalsAhead()
  expect(computed).toEqual(['a', 'c', 'd'])
  const ahead = figuresNow(goals, unpriced, readIsoDay('2026-11-19') ?? 0)
  expect(figuresNow(goals, unpriced, readIsoDay('2026-11-19') ?? 0)).toBe(ahead)
  goalsAhead()
  expect(figuresNow(goals, unpriced, readIsoDay('2026-11-19') ?? 0)).toBe(ahead)
})

test('other goals, prices or days have figures of their own', () => {
  const today = readIsoDay('2026-11-19') ?? 0
  const before = figuresNow(goals, unpriced, today)
  for (const other of [
    () => figuresNow([...goals], unpriced, today),
    () => figuresNow(goals, { ...unpriced }, today),
    () => figuresNow(goals, unpriced, today + 1),
  ]) {
    figuresNow(goals, unpriced, today)
    expect(other()).not.toBe(before)
  }
})
