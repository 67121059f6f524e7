import { expect, test } from 'vitest'
import { answerCall, type Call, createCalls } from './worker-rpc.ts'

const near = {
  double: (number: number) => number * 2,
  later: async (text: string) => `${text}!`,
  fails: () => {
    throw new Error('It broke')
  },
}
function twoSides() {
  const sent: Call[] = []
  const timers = new Set<() => void>()
  let late = 0
  const calls = createCalls(
    (call) => sent.push(call),
    (act) => {
      timers.add(act)
      return () => timers.delete(act)
    },
    () => {
      late += 1
    },
  )
  return {
    sent,
    calls,
    timers,
    lateCount: () => late,
    answer: (at: number) => answerCall(near, sent[at] as Call, calls.settle),
  }
}

test('each answer finds its call, whichever comes first', async () => {
  const { calls, answer } = twoSides()
  const both = Promise.all([calls.call('double', [21]), calls.call('later', ['now'])])
  expect(calls.count()).toBe(2)
  await answer(1)
  await answer(0)
  expect(await both).toEqual([42, 'now!'])
  expect(calls.count()).toBe(0)
})

test('what fails over there fails here, with its message; so does what nobody there knows', async () => {
  const { calls, answer } = twoSides()
  const failing = Promise.allSettled([calls.call('fails', []), calls.call('unknown', [])])
  await answer(0)
  await answer(1)
  expect(await failing).toMatchObject([
    { reason: { message: 'It broke' } },
    { reason: { message: expect.stringContaining('not a function') } },
  ])
})

test('once the other side is gone nobody waits, and a late answer is nobody’s', async () => {
  const { calls, answer } = twoSides()
  const waiting = calls.call('double', [1])
  calls.failAll(new Error('Gone'))
  await expect(waiting).rejects.toThrow('Gone')
  await answer(0)
  expect(calls.count()).toBe(0)
})

test('a call that could not be sent has failed and is not waited for', async () => {
  const calls = createCalls(
    () => {
      throw new Error('Nobody there')
    },
    () => () => {},
    () => {},
  )
  await expect(calls.call('double', [1])).rejects.toThrow('Nobody there')
  expect(calls.count()).toBe(0)
})

test('a call that is not answered in time fails, whoever owns the other side hears of it, and an answer stops its timer', async () => {
  const { calls, answer, timers, lateCount } = twoSides()
  const answered = calls.call('double', [1])
  await answer(0)
  expect(await answered).toBe(2)
  expect(timers.size).toBe(0)
  const waiting = calls.call('double', [2])
  for (const act of timers) act()
  await expect(waiting).rejects.toThrow('No answer to double in time')
  expect([lateCount(), calls.count()]).toEqual([1, 0])
})
