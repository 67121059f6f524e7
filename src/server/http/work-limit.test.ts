import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from './limits.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
})
afterEach(() => vi.useRealTimers())

const loadAll = () => import('./work-limit.ts')
const load = async () => (await loadAll()).withinLimits
const never = () => new Promise<never>(() => {})

test('results and failures in time are passed on', async () => {
  const withinLimits = await load()
  await expect(withinLimits(async () => 7)).resolves.toBe(7)
  await expect(withinLimits(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
})

test('work that takes too long is refused', async () => {
  const withinLimits = await load()
  const late = expect(withinLimits(never)).rejects.toMatchObject({ code: 'timeout' })
  await vi.advanceTimersByTimeAsync(limits.workMs + 1_000)
  await late
})

test('too much work is refused at once, and accepted again later', async () => {
  const withinLimits = await load()
  let finish = () => {}
  const first = withinLimits(() => new Promise<void>((resolve) => (finish = resolve)))
  for (let n = 1; n < limits.atOnce; n += 1) withinLimits(never).catch(() => {})
  await expect(withinLimits(async () => 1)).rejects.toMatchObject({ code: 'busy' })
  finish()
  await first
  await expect(withinLimits(async () => 1)).resolves.toBe(1)
})

test('work that never ends frees its slot at the time limit, and exhaustion is visible', async () => {
  const { withinLimits, isExhausted } = await loadAll()
  const all = Array.from({ length: limits.atOnce }, () => withinLimits(never).catch(({ code }) => code))
  expect(isExhausted()).toBe(true)
  await vi.advanceTimersByTimeAsync(limits.workMs + 1_000)
  expect(new Set(await Promise.all(all))).toEqual(new Set(['timeout']))
  expect(isExhausted()).toBe(false)
  await expect(withinLimits(async () => 1)).resolves.toBe(1)
})
