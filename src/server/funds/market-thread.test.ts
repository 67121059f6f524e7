import { afterAll, expect, test } from 'vitest'
import { fundQueryOf } from '#domain/fund-query.ts'
import { writePack } from '#domain/pack.ts'
import { scheme } from '#tests/schemes.ts'
import { startMarketThread, ThreadTimeout } from './market-thread.ts'

const packOf = (code: number) => writePack([scheme(code)])
let shown: Uint8Array | undefined
const thread = startMarketThread(() => shown && [shown, null], 20_000)
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
  expect(await thread.history(1, 20_770)).toBeUndefined()
})

test('one that was stopped starts again, with the market', async () => {
  shown = packOf(103)
  await thread.stop()
  expect(await found()).toEqual([103])
})

test('a call that takes too long is given up with its thread, and the next one is answered by a new one', async () => {
  const hasty = startMarketThread(() => undefined, 1)
  await expect(hasty.sample(20_770)).rejects.toThrow(ThreadTimeout)
  await hasty.stop()
  const patient = startMarketThread(() => undefined, 20_000)
  expect(
    await patient.readRates("<Cube time='2026-11-13'><Cube currency='USD' rate='1.08'/></Cube>", 20_770),
  ).toMatchObject({
    ok: true,
  })
  await patient.stop()
})
