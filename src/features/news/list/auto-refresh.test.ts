import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAutoRefresh, type RefreshSettings } from './auto-refresh.ts'

const MINUTE = 60_000
const INTERVAL = 30 * MINUTE
const reading: RefreshSettings = { on: true, visible: true, online: true, intervalMs: INTERVAL }

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-18T08:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})
const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * MINUTE)
const start = (ask = vi.fn(async () => {})) => {
  const auto = createAutoRefresh(ask)
  auto.set(reading)
  return { auto, ask }
}

test('an idle reader causes one request per interval', async () => {
  const { auto, ask } = start()
  expect(auto.state()).toEqual({ phase: 'waiting', dueAt: Date.now() + INTERVAL })
  await pass(29)
  expect(ask).toHaveBeenCalledTimes(0)
  await pass(1)
  expect(ask).toHaveBeenCalledTimes(1)
  await pass(8 * 60)
  expect(ask).toHaveBeenCalledTimes(17)
})

test('signed out, or switched off, nothing is asked for', async () => {
  const { auto, ask } = start()
  auto.set({ ...reading, on: false })
  expect(auto.state()).toEqual({ phase: 'off' })
  await pass(24 * 60)
  expect(ask).not.toHaveBeenCalled()
})

test.each([
  ['hidden', { visible: false }],
  ['offline', { online: false }],
] as const)('%s it pauses; afterwards it asks once if the time is over', async (why, change) => {
  const { auto, ask } = start()
  auto.set({ ...reading, ...change })
  expect(auto.state()).toEqual({ phase: 'paused', why })
  await pass(5 * 60)
  expect(ask).not.toHaveBeenCalled()
  auto.set(reading)
  await pass(0)
  expect(ask).toHaveBeenCalledTimes(1)
  await pass(29)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('looking away and back within the interval asks for nothing', async () => {
  const { auto, ask } = start()
  for (let look = 0; look < 20; look += 1) {
    auto.set({ ...reading, visible: false })
    await pass(0.5)
    auto.set(reading)
    await pass(0.5)
  }
  expect(ask).not.toHaveBeenCalled()
  await pass(10)
  expect(ask).toHaveBeenCalledTimes(1)
})

test('failures double the wait up to eight times, an answer ends that', async () => {
  const outage = { over: false }
  const at: number[] = []
  const begun = Date.now()
  const { ask } = start(
    vi.fn(async () => {
      at.push((Date.now() - begun) / INTERVAL)
      if (!outage.over) throw new Error('down')
    }),
  )
  await pass(30 * (1 + 2 + 4 + 8 + 8))
  expect(at).toEqual([1, 3, 7, 15, 23])
  outage.over = true
  await pass(30 * (8 + 1 + 1))
  expect(at.slice(5)).toEqual([31, 32, 33])
  expect(ask).toHaveBeenCalledTimes(8)
})

test('a press asks at once, also signed out, never twice at a time, and starts the interval anew', async () => {
  let answer = () => {}
  const { auto, ask } = start(vi.fn(() => new Promise<void>((resolve) => (answer = resolve))))
  await pass(20)
  void auto.refresh()
  void auto.refresh()
  expect(auto.state()).toEqual({ phase: 'asking' })
  expect(ask).toHaveBeenCalledTimes(1)
  answer()
  await pass(0)
  expect(auto.state()).toEqual({ phase: 'waiting', dueAt: Date.now() + INTERVAL })
  auto.set({ ...reading, on: false })
  void auto.refresh()
  expect(ask).toHaveBeenCalledTimes(2)
})

test('another interval counts from the last answer; after stop nothing happens', async () => {
  const { auto, ask } = start()
  await pass(10)
  auto.set({ ...reading, intervalMs: 15 * MINUTE })
  await pass(5)
  expect(ask).toHaveBeenCalledTimes(1)
  auto.stop()
  await pass(60)
  expect(ask).toHaveBeenCalledTimes(1)
})
