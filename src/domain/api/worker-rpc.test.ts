import { expect, expectTypeOf, test } from 'vitest'
import { answerCall, type Call, createCalls, localProxy, type MethodList } from './worker-rpc.ts'

const methods = {
  double: (number: number) => number * 2,
  later: async (text: string) => `${text}!`,
  fails: () => {
    throw new Error('It broke')
  },
}
type Methods = typeof methods
const list: MethodList<Methods> = { double: 100, later: 200, fails: 100 }

function twoSides() {
  const sent: Call[] = []
  const timers = new Map<() => void, number>()
  let late = 0
  const calls = createCalls<Methods>(
    list,
    (call) => sent.push(call),
    (act, deadlineMs) => {
      timers.set(act, deadlineMs)
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
    answer: (at: number) => answerCall<Methods>(list, methods, sent[at] as Call, calls.settle),
  }
}

test('each answer reaches its call, in any order', async () => {
  const { calls, answer } = twoSides()
  const both = Promise.all([calls.remote.double(21), calls.remote.later('now')])
  expect(calls.count()).toBe(2)
  await answer(1)
  await answer(0)
  expect(await both).toEqual([42, 'now!'])
  expect(calls.count()).toBe(0)
})

test('a failure is passed on with its message', async () => {
  const { calls, answer } = twoSides()
  const failing = calls.remote.fails()
  await Promise.all([expect(failing).rejects.toThrow('It broke'), answer(0)])
})

test('a method that is not in the list is never called', async () => {
  const replies: unknown[] = []
  for (const name of ['unknown', 'toString', 'constructor'])
    await answerCall<Methods>(list, methods, { id: 1, name, args: [] }, (reply) => replies.push(reply))
  expect(replies).toEqual(
    ['unknown', 'toString', 'constructor'].map((name) => ({ id: 1, failed: `There is no method ${name}` })),
  )
})

test('without a worker the same proxy answers on this thread, and a failure rejects', async () => {
  const local = localProxy<Methods>(list, methods)
  expect([await local.double(4), await local.later('here')]).toEqual([8, 'here!'])
  await expect(local.fails()).rejects.toThrow('It broke')
})

test('a method missing in the list, or without implementation, is a type error', () => {
  expectTypeOf<{ double: number; later: number }>().not.toExtend<MethodList<Methods>>()
  expectTypeOf<Omit<Methods, 'later'>>().not.toExtend<Parameters<typeof answerCall<Methods>>[1]>()
  expectTypeOf<keyof MethodList<Methods>>().toEqualTypeOf<keyof Methods>()
})

test('when the other side is gone all calls fail, and a late answer is ignored', async () => {
  const { calls, answer } = twoSides()
  const waiting = calls.remote.double(1)
  calls.failAll(new Error('Gone'))
  await expect(waiting).rejects.toThrow('Gone')
  await answer(0)
  expect(calls.count()).toBe(0)
})

test('a call that could not be sent fails at once', async () => {
  const calls = createCalls<Methods>(
    list,
    () => {
      throw new Error('Nobody there')
    },
    () => () => {},
    () => {},
  )
  await expect(calls.remote.double(1)).rejects.toThrow('Nobody there')
  expect(calls.count()).toBe(0)
})

test('a call that misses its deadline fails and is reported, and an answer stops its timer', async () => {
  const { calls, answer, timers, lateCount } = twoSides()
  const answered = calls.remote.double(1)
  await answer(0)
  expect(await answered).toBe(2)
  expect(timers.size).toBe(0)
  const waiting = calls.remote.double(2)
  const slow = calls.remote.later('now')
  expect([...timers.values()]).toEqual([100, 200])
  for (const act of timers.keys()) act()
  await expect(slow).rejects.toThrow('No answer to later in time')
  await expect(waiting).rejects.toThrow('No answer to double in time')
  expect([lateCount(), calls.count()]).toEqual([2, 0])
})
