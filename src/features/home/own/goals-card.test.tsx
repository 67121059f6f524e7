import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { figuresAmong } from '#domain/goals/goal-figures.ts'
import type { useGoals } from '#features/goals/figures/index.ts'
import { goalWith, linkWith, noMarket, TODAY } from '#tests/goals/some-goal.ts'
import { GoalsCard } from './goals-card.tsx'

type State = ReturnType<typeof useGoals>
const now = vi.hoisted(() => ({ state: {} as { -readonly [Key in keyof State]?: State[Key] } }))
vi.mock('#features/goals/figures/index.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useGoals: () => now.state,
}))

const linked = goalWith({ id: 'linked', name: 'Linked', priority: 'high', links: [linkWith()] })
const plain = goalWith({ id: 'plain', name: 'Plain', monthly: 400 })
beforeEach(() => {
  const goals = [plain, linked]
  now.state = { goals, figuresOf: figuresAmong(goals, noMarket, TODAY), market: 'ready', retry: () => {} }
})
const shown = () => {
  const html = renderToStaticMarkup(<GoalsCard uid="u" client={{} as never} market={{} as never} />)
  return { html, text: html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ') }
}

test('while prices load, a goal that depends on them claims no status', () => {
  now.state.market = 'loading'
  const { html, text } = shown()
  expect(text).toContain('Linked Plain ◆ At risk At this pace')
  expect(html.match(/skeleton-text/g)).toHaveLength(1)
  now.state.market = 'ready'
  expect(shown().html).not.toContain('skeleton')
})

test('after a failure the card says what is not counted, as the goals page does', () => {
  now.state.market = 'failed'
  expect(shown().text).toContain('Today’s prices could not be loaded, so linked units are not counted. Try again')
  now.state.market = 'ready'
  expect(shown().text).not.toContain('not counted')
})

test('the four most urgent goals are shown, and none that is archived', () => {
  const low = ['a', 'b', 'c', 'd'].map((id) => goalWith({ id, name: `Low ${id}`, priority: 'low' }))
  const goals = [...low, goalWith({ id: 'x', name: 'Old', priority: 'high', state: 'archived' }), plain, linked]
  now.state = { ...now.state, goals, figuresOf: figuresAmong(goals, noMarket, TODAY) }
  const { text } = shown()
  expect(text).toMatch(/Linked .*Plain .*Low a .*Low b .*All goals \(6\)/)
  expect(text).not.toMatch(/Low c|Old/)
})
