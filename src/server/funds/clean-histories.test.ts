import { expect, test } from 'vitest'
import { encodeHistory } from '#domain/packs/history-code.ts'
import type { Histories } from '#server/market/histories.ts'
import { packOf, scheme } from '#tests/schemes.ts'
import { cleanHistories } from './clean-histories.ts'

const FIRST = 19_800
const DAY = FIRST + 60

/** A calm fund that falls by a share on one day and is back on the next. */
function bytesOf(fall: number): Uint8Array {
  const points = Array.from({ length: 120 }, (_, at) => {
    const value = 30 * (1 + 0.002 * Math.sin(at)) * (at === 60 ? 1 - fall : 1)
    return { day: FIRST + at, nav: value.toFixed(4) }
  })
  return encodeHistory(points) ?? new Uint8Array()
}

/** `falls`: of each scheme by its code. */
const answering = (falls: Readonly<Record<number, number>>) => {
  const asked: number[] = []
  const histories: Histories = {
    async of(id) {
      asked.push(Number(id))
      const fall = falls[Number(id)]
      return fall === undefined
        ? undefined
        : { origin: 'source', fetchedAt: null, toldUntil: undefined, bytes: bytesOf(fall) }
    },
  }
  const pack = packOf(...[11, 12, 13, 14].map((code) => scheme(code, { day: FIRST + 119 })))
  return { asked, clean: cleanHistories(histories, async () => pack) }
}

test('a day on which the whole category fell, as on 4 June 2024, is true', async () => {
  const { clean } = answering({ 11: 0.039, 12: 0.055, 13: 0.06, 14: 0.048 })
  expect((await clean(11))?.values.badPoints).toEqual([])
})

test('a day on which it fell alone is wrong', async () => {
  const { clean } = answering({ 11: 0.039, 12: 0, 13: 0.001, 14: 0 })
  expect((await clean(11))?.values.badPoints).toMatchObject([{ kind: 'wrong-day', day: DAY }])
})

test('nobody is asked where nothing is in doubt, and where nobody answers such a day is believed', async () => {
  const calm = answering({ 11: 0, 12: 0 })
  await calm.clean(11)
  expect(calm.asked).toEqual([11])
  const { clean } = answering({ 11: 0.039 })
  expect((await clean(11))?.values.badPoints).toEqual([])
})
