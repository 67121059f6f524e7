import { expect, test } from 'vitest'
import type { FeedRun } from '#domain/api/feed-status.ts'
import { limitedAsking } from './limited-asking.ts'

const ended = (outcome: FeedRun['outcome'], reason: FeedRun['reason'] = null): FeedRun => ({
  ...{ startedAt: '2026-11-13T00:00:00.000Z', ms: 1, outcome, reason, detail: null },
  ...{ rows: 0, added: 0, changed: 0, rejected: {}, dataDay: null },
})

function prepared() {
  const time = { now: 1_000_000 }
  const asked: string[] = []
  const mayAsk = limitedAsking(() => new Date(time.now))
  const ask = (name: string, run: FeedRun | undefined = ended('changed')) =>
    mayAsk(name, async () => {
      asked.push(name)
      return run
    })
  return { time, asked, ask, mayAsk }
}

test('what nobody knows is asked for once in ten minutes, what could not be reached once a minute', async () => {
  const { time, asked, ask } = prepared()
  await ask('NOBODY', ended('refused', 'empty'))
  await ask('AWAY', ended('refused', 'unreachable'))
  time.now += 61_000
  await ask('NOBODY')
  await ask('AWAY')
  expect(asked).toEqual(['NOBODY', 'AWAY', 'AWAY'])
  time.now += 600_000
  await ask('NOBODY')
  expect(asked.at(-1)).toBe('NOBODY')
})

test('no more than thirty in a minute and four at once are asked', async () => {
  const { time, asked, ask, mayAsk } = prepared()
  for (let n = 0; n < 40; n += 1) await ask(`S${n}`)
  expect(asked).toHaveLength(30)
  time.now += 60_000
  let underWay = 0
  const hangs = () =>
    new Promise<undefined>(() => {
      underWay += 1
    })
  for (let n = 0; n < 10; n += 1) void mayAsk(`H${n}`, hangs)
  expect(underWay).toBe(4)
})
