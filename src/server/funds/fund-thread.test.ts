import { afterAll, expect, test } from 'vitest'
import { writeFundPack } from '#domain/funds/fund-pack.ts'
import { fundQueryOf } from '#domain/funds/fund-query.ts'
import { scheme } from '#tests/schemes.ts'
import { startWorkThread } from '../market/work-thread.ts'
import { fundSource } from './fund-source.ts'
import type { FundWork } from './fund-work-methods.ts'

const packOf = (code: number) => writeFundPack([scheme(code)])
let shown: Uint8Array | undefined
const thread = startWorkThread(fundSource.threadFile, fundSource.methods, {
  onStart: (remote) => {
    if (shown) void remote.show(shown, null, null)
  },
})
const found = async () => (await thread.find(fundQueryOf({})))?.cards.map(({ code }) => code)
afterAll(() => thread.stop())

test('it finds in the market that it was shown last, and nothing before the first; what is no pack changes nothing', async () => {
  expect(await found()).toBeUndefined()
  for (const code of [101, 102]) {
    shown = packOf(code)
    thread.refresh()
    expect(await found()).toEqual([code])
  }
  shown = Uint8Array.of(1, 2, 3)
  thread.refresh()
  expect(await found()).toEqual([102])
})

test('what goes wrong there is said here, and the next call is answered', async () => {
  await expect(thread.read(undefined as never, 20_770, null, [])).rejects.toThrow()
  expect(await thread.sampleHistory(1, 20_770)).toBeUndefined()
})

test('one that hangs is ended, whoever waits hears of it, and the next call has a new one', async () => {
  const slow = startWorkThread<FundWork>(fundSource.threadFile, { ...fundSource.methods, sample: 200 })
  const waiting = await Promise.allSettled([slow.sample(20_770), slow.sample(20_771), slow.sample(20_772)])
  expect(waiting.every(({ status }) => status === 'rejected')).toBe(true)
  await slow.stop()
})

test('one that was stopped starts again, with the market', async () => {
  shown = packOf(103)
  await thread.stop()
  expect(await found()).toEqual([103])
})

test('a call that still waits when the thread is stopped fails at once, not at its deadline', async () => {
  const waiting = expect(thread.sample(20_770)).rejects.toThrow('was stopped')
  await Promise.all([waiting, thread.stop()])
})
