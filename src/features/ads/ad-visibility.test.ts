import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isBelowScreen, whenDue, whenVisible } from './ad-visibility.ts'

type Seen = { isIntersecting: boolean; intersectionRatio: number }
let see: (ratio: number) => void
let observed: boolean

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(heard: (entries: Seen[]) => void, { threshold }: { threshold: number[] }) {
        expect(threshold).toEqual([0, 0.1])
        see = (ratio) => heard([{ isIntersecting: ratio > 0, intersectionRatio: ratio }])
      }
      observe() {
        observed = true
      }
      disconnect() {
        observed = false
      }
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const watch = () => {
  const ready = vi.fn()
  return { ready, stop: whenVisible({} as Element, ready) }
}

test('nothing comes in the first second', () => {
  const ready = vi.fn()
  whenDue(ready)
  vi.advanceTimersByTime(999)
  expect(ready).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(ready).toHaveBeenCalledOnce()
  const stopped = vi.fn()
  whenDue(stopped)()
  vi.advanceTimersByTime(60_000)
  expect(stopped).not.toHaveBeenCalled()
})

test('a slot in the content comes only where its place is below the screen', () => {
  const endingAt = (bottom: number) => ({ getBoundingClientRect: () => ({ bottom }) }) as Element
  expect(isBelowScreen(endingAt(901), 900)).toBe(true)
  expect(isBelowScreen(endingAt(900), 900)).toBe(false)
})

test('nothing loads at 9 % visible, however long', () => {
  const { ready } = watch()
  see(0.09)
  vi.advanceTimersByTime(60_000)
  expect(ready).not.toHaveBeenCalled()
})

test('loads at 10 %, 300 ms later and once', () => {
  const { ready } = watch()
  see(0.1)
  vi.advanceTimersByTime(299)
  expect(ready).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(ready).toHaveBeenCalledOnce()
  expect(observed).toBe(false)
})

test('a slot that is scrolled past waits anew', () => {
  const { ready } = watch()
  for (let at = 0; at < 10; at++) {
    see(0.5)
    vi.advanceTimersByTime(200)
    see(0)
    vi.advanceTimersByTime(200)
  }
  expect(ready).not.toHaveBeenCalled()
})

test('a slot that is gone loads nothing', () => {
  const { ready, stop } = watch()
  see(1)
  stop()
  vi.advanceTimersByTime(1_000)
  expect(ready).not.toHaveBeenCalled()
})
