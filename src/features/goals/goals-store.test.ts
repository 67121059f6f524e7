import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ownToasts } from '#catalogue/toasts.ts'
import type { Goal } from '#domain/goals/goal.ts'
import { stubBrowser } from '#tests/browser-storage.ts'
import { goalWith } from '#tests/goals/some-goal.ts'

const uid = 'somebody'
let store: typeof import('./goals-store.ts')
let kept: () => readonly Goal[]
let said: string[]
let undo: (() => void) | undefined

beforeEach(async () => {
  vi.resetModules()
  stubBrowser()
  store = await import('./goals-store.ts')
  const { itemsNow } = await import('#platform/kept/kept-lists.ts')
  kept = () => itemsNow('financialGoals', uid)
  said = []
  const { showToastsWith } = await import('#ui/layers/toast.ts')
  showToastsWith((message) => {
    said.push(message.sentence)
    undo = message.undo
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const { id: _, state, links, lumps, pauses, contributions, createdAt, updatedAt, since, ...draft } = goalWith()
const added = async (name = 'Home') => {
  const id = store.addGoal(uid, { ...draft, name }) ?? ''
  await vi.waitFor(() => expect(said).toContain(ownToasts.goalAdded))
  said.length = 0
  return id
}
const one = (id: string) => kept().find((goal) => goal.id === id)

test('a goal is added, edited, paused, archived and removed with undo', async () => {
  const id = await added()
  await store.editGoal(uid, id, { ...draft, name: 'Cottage' })
  const edited = one(id)
  if (!edited) throw new Error('The goal is gone')
  expect(edited.name).toBe('Cottage')
  store.setState(uid, edited, 'paused')
  await vi.waitFor(() => expect(said).toContain(ownToasts.goalPaused))
  expect(one(id)?.state).toBe('paused')
  await store.removeGoal(uid, id)
  expect(kept()).toEqual([])
  undo?.()
  await vi.waitFor(() => expect(one(id)?.name).toBe('Cottage'))
})

test('units owned are the same in every goal that links the fund; a link is never there twice', async () => {
  const [home, car] = [await added('Home'), await added('Car')]
  const fund = { kind: 'fund' as const, id: '118955', name: 'A fund' }
  await store.linkInstrument(uid, home, fund)
  await store.linkInstrument(uid, home, fund)
  expect(one(home)?.links).toHaveLength(1)
  await store.editLink(uid, home, 'fund:118955', { units: 40, share: 60, mix: 100 }, null)
  await store.linkInstrument(uid, car, fund)
  expect(one(car)?.links).toMatchObject([{ units: 40, share: 100 }])
  await store.editLink(uid, car, 'fund:118955', { units: 50, share: 30, mix: 100 }, 40)
  expect(one(home)?.links).toMatchObject([{ units: 50, share: 60 }])
  await store.unlinkInstrument(uid, home, 'fund:118955')
  expect([one(home)?.links.length, one(car)?.links.length]).toEqual([0, 1])
})

test('units are stored with the day on which they were entered; other edits of a link keep it', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 0, 15, 12) })
  const [home, car] = [await added('Home'), await added('Car')]
  const fund = { kind: 'fund' as const, id: '118955', name: 'A fund' }
  await store.linkInstrument(uid, home, fund)
  expect(one(home)?.links[0]?.unitsOn).toBeUndefined()
  await store.editLink(uid, home, 'fund:118955', { units: 40, share: 60, mix: 100 }, null)
  vi.setSystemTime(new Date(2026, 1, 1, 12))
  await store.linkInstrument(uid, car, fund)
  expect(one(car)?.links).toMatchObject([{ units: 40, unitsOn: '2026-01-15' }])
  // A split has made 40 units 80: the page shows 80, and only the share is changed.
  await store.editLink(uid, home, 'fund:118955', { units: 80, share: 70, mix: 100 }, 80)
  expect(one(home)?.links).toMatchObject([{ units: 40, unitsOn: '2026-01-15', share: 70 }])
  await store.editLink(uid, home, 'fund:118955', { units: 90, share: 70, mix: 100 }, 80)
  for (const id of [home, car]) expect(one(id)?.links).toMatchObject([{ units: 90, unitsOn: '2026-02-01' }])
  await store.editLink(uid, home, 'fund:118955', { units: null, share: 70, mix: 100 }, 90)
  expect(one(car)?.links[0]).toMatchObject({ units: null })
  vi.useRealTimers()
})

test('the log is newest first, and a removed contribution comes back', async () => {
  const id = await added()
  const entry = { amount: 5, into: null, note: '' }
  await store.logContribution(uid, id, { ...entry, date: '2026-01-01' })
  await store.logContribution(uid, id, { ...entry, date: '2026-03-01' })
  const [newest] = one(id)?.contributions ?? []
  expect(newest?.date).toBe('2026-03-01')
  if (newest) await store.removeContribution(uid, id, newest)
  expect(one(id)?.contributions).toHaveLength(1)
  undo?.()
  await vi.waitFor(() => expect(one(id)?.contributions[0]?.date).toBe('2026-03-01'))
})

test('without a step-up a new monthly amount starts today, and other edits do not change its day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 0, 15, 12) })
  const id = await added()
  vi.setSystemTime(new Date(2027, 5, 1, 12))
  await store.editGoal(uid, id, { ...draft, name: 'Other' })
  expect(one(id)?.since).toBe('2026-01-15')
  await store.setMonthly(uid, { id, state: 'active' }, 900)
  expect([one(id)?.since, one(id)?.monthly]).toEqual(['2027-06-01', 900])
  vi.useRealTimers()
})

test('the amount of today is stored with the day of its last step, so that the page keeps its promise', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2024, 6, 15, 12) })
  const id = await added()
  const paid = { ...draft, monthly: 10_000, stepUp: 10 }
  await store.editGoal(uid, id, paid)
  vi.setSystemTime(new Date(2026, 0, 15, 12))
  const now = () => [one(id)?.monthly, one(id)?.stepUp, one(id)?.since]
  // The editor shows 11,000.
  await store.editGoal(uid, id, { ...paid, monthly: 11_000 })
  expect(now()).toEqual([10_000, 10, '2024-07-15'])
  await store.editGoal(uid, id, { ...paid, monthly: 11_000, stepUp: 5 })
  expect(now()).toEqual([11_000, 5, '2025-07-15'])
  await store.setMonthly(uid, { id, state: 'active' }, 18_496)
  expect(now()).toEqual([18_496, 5, '2025-07-15'])
  await store.editGoal(uid, id, { ...paid, monthly: 12_345 })
  expect(now()).toEqual([12_345, 10, '2025-07-15'])
  vi.useRealTimers()
})

test('the last price of a home is kept with its day, silently; an older one and an equal one are not', async () => {
  const target = { amount: 100, currency: 'INR' as const, asOf: '2026-01-10' }
  const id = store.addGoal(uid, { ...draft, target, property: { id: 'p1', name: 'Flat' } }) ?? ''
  await vi.waitFor(() => expect(said).toContain(ownToasts.goalAdded))
  const home = { id, property: { id: 'p1', name: 'Flat' } }
  const [before, toasts] = [one(id), said.length]
  const live = { ...target, amount: 120, asOf: '2026-01-12' }
  await store.keepPrice(uid, home, live)
  expect(one(id)).toEqual({ ...before, target: live })
  await store.keepPrice(uid, home, { ...target, amount: 90, asOf: '2026-01-11' })
  expect(one(id)?.target).toEqual(live)
  await store.keepPrice(uid, { id, property: { id: 'p2', name: 'Another' } }, { ...live, asOf: '2026-01-13' })
  expect(one(id)?.target).toEqual(live)
  await store.editGoal(uid, id, { ...draft, target, property: null })
  await store.keepPrice(uid, home, live)
  expect(one(id)?.target).toEqual(target)
  expect(said.slice(toasts)).toEqual([ownToasts.goalUpdated])
})
