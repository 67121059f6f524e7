import { afterEach, expect, test, vi } from 'vitest'
import { answerInTime } from './answer-in-time.ts'

afterEach(() => vi.useRealTimers())

const never = (signal: AbortSignal) =>
  new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

test('an answer that does not begin within eight seconds is given up, and the request with it', async () => {
  vi.useFakeTimers()
  const asked = expect(answerInTime(never)).rejects.toMatchObject({ code: 'timeout' })
  await vi.advanceTimersByTimeAsync(8_000)
  await asked
})

test('an answer that has begun may take longer', async () => {
  vi.useFakeTimers()
  let signal: AbortSignal | undefined
  await answerInTime(async (given) => {
    signal = given
    return new Response('')
  })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(signal?.aborted).toBe(false)
})

test('nothing at the other end is another matter than a slow answer', async () => {
  await expect(answerInTime(() => Promise.reject(new TypeError('fetch failed')))).rejects.toMatchObject({
    code: 'unreachable',
  })
})
