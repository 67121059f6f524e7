import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signedInHint } from '#catalogue/cookies.ts'
import { stubBrowser } from '#tests/browser-storage.ts'

const user = { uid: 'u1', email: 'a@b.co', displayName: null, photoURL: null, creationTime: '2026-01-01T00:00:00.000Z' }

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  stubBrowser()
  vi.stubGlobal('document', { cookie: `${signedInHint}=1`, addEventListener: () => {} })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an unreachable server is asked again until it answers', async () => {
  const answers = [new Response('', { status: 503 }), new Error('network'), Response.json({ user })]
  const fetch = vi.fn(async () => {
    const answer = answers.shift()
    if (answer instanceof Response) return answer
    throw answer
  })
  vi.stubGlobal('fetch', fetch)
  const { currentSession, subscribeSession } = await import('./session.ts')
  subscribeSession(() => {})
  expect(currentSession()).toBe('loading')
  await vi.advanceTimersByTimeAsync(4_000)
  expect(currentSession()).toBe('signed-out')
  await vi.advanceTimersByTimeAsync(2_000)
  expect(fetch).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(currentSession()).toEqual(user)
  await vi.advanceTimersByTimeAsync(300_000)
  expect(fetch).toHaveBeenCalledTimes(3)
})
