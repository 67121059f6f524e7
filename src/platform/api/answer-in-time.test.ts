import { afterEach, expect, test, vi } from 'vitest'
import { answerInTime } from './answer-in-time.ts'

afterEach(() => vi.useRealTimers())

const never = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

test('a response that does not start within eight seconds is aborted', async () => {
  vi.useFakeTimers()
  const asked = expect(answerInTime(never)).rejects.toMatchObject({ code: 'timeout' })
  await vi.advanceTimersByTimeAsync(8_000)
  await asked
})

test('a response that has started may take longer', async () => {
  vi.useFakeTimers()
  let signal: AbortSignal | undefined
  await answerInTime(async (given) => {
    signal = given
    return new Response('')
  })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(signal?.aborted).toBe(false)
})

test('no connection is not a timeout', async () => {
  await expect(answerInTime(() => Promise.reject(new TypeError('fetch failed')))).rejects.toMatchObject({
    code: 'unreachable',
  })
})
