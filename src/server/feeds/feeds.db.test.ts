import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { createLog } from '#server/log.ts'
import { onBothDatabases } from '#tests/databases.ts'
import type { Feed, FeedResult } from './feed.ts'
import { feedStatuses, knowFeeds, lastGoodRun, takeDue } from './feed-collection.ts'
import { FeedError } from './feed-error.ts'
import { startFeeds } from './feed-schedule.ts'
import { runFeed } from './run-feed.ts'

const log = createLog('silent')
const HOUR = 3_600_000
const start = Date.parse('2026-11-01T06:00:00Z')
const good: FeedResult = { rows: 10, added: 2, changed: 3, rejected: { 'no-value': 1 }, dataDay: '2026-11-13' }
const feed = (run: Feed['run']): Feed => ({ id: 'amfi-nav', everyMs: 6 * HOUR, run })
const parts = (db: Database, time: { now: number }) => ({
  db,
  clock: () => new Date(time.now),
  log,
  end: new AbortController().signal,
})

onBothDatabases('feeds', ({ open }) => {
  const prepared = async () => {
    const { db } = await open()
    await knowFeeds(db, ['amfi-nav', 'ecb-daily'], new Date(start))
    return { db, time: { now: start } }
  }
  const take = (db: Database, now: number) => takeDue(db, ['amfi-nav'], new Date(now), new Date(now + 60_000))

  test('a source is taken by one, however many ask at the same moment', async () => {
    const { db } = await prepared()
    const all = await Promise.all(Array.from({ length: 8 }, () => take(db, start)))
    expect(all.filter(Boolean)).toEqual(['amfi-nav'])
  })

  test('one is taken at a time, however the database goes about it', async () => {
    const { db } = await prepared()
    await db.transaction(async (tx) => {
      // What a planner without statistics may choose as well.
      for (const name of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material', 'memoize', 'indexscan', 'bitmapscan'])
        await tx.execute(sql.raw(`set local enable_${name} = off`))
      const take = () => takeDue(tx, ['amfi-nav', 'ecb-daily'], new Date(start), new Date(start + 60_000))
      expect([await take(), await take(), await take()].toSorted()).toEqual(['amfi-nav', 'ecb-daily', undefined])
    })
  })

  test('whoever died with it loses it when the time is over', async () => {
    const { db } = await prepared()
    expect(await take(db, start)).toBe('amfi-nav')
    expect(await take(db, start + 59_000)).toBeUndefined()
    expect(await take(db, start + 60_000)).toBe('amfi-nav')
  })

  test('a good run is recorded and the next one waits its time', async () => {
    const { db, time } = await prepared()
    await take(db, time.now)
    await runFeed(
      feed(async () => good),
      parts(db, time),
    )
    expect(await take(db, start + 6 * HOUR - 1)).toBeUndefined()
    expect(await take(db, start + 6 * HOUR)).toBe('amfi-nav')
    expect(await feedStatuses(db, ['amfi-nav', 'mfapi'])).toMatchObject([
      { id: 'amfi-nav', last: { outcome: 'changed', ...good }, lastGood: good },
      { id: 'mfapi', last: null, lastGood: null, nextAt: null },
    ])
  })

  test('a refused run says why, keeps the last good one, and is tried again: later each time, never later than usual', async () => {
    const { db, time } = await prepared()
    await take(db, time.now)
    await runFeed(
      feed(async () => good),
      parts(db, time),
    )
    const waits: number[] = []
    for (let n = 0; n < 11; n += 1) {
      time.now += 6 * HOUR
      await take(db, time.now)
      await runFeed(
        feed(async () => {
          throw new FeedError('far-fewer-rows', '140 instead of 14,000')
        }),
        parts(db, time),
      )
      const [status] = await feedStatuses(db, ['amfi-nav'])
      waits.push((Date.parse(status?.nextAt ?? '') - time.now) / 60_000)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360])
    const [status] = await feedStatuses(db, ['amfi-nav'])
    expect(status).toMatchObject({
      last: { outcome: 'refused', reason: 'far-fewer-rows', detail: '140 instead of 14,000', rows: 0 },
      lastGood: { outcome: 'changed', rows: 10 },
    })
    time.now += 6 * HOUR
    // It heals by itself.
    await runFeed(
      feed(async () => ({ ...good, added: 0, changed: 0 })),
      parts(db, time),
    )
    expect((await feedStatuses(db, ['amfi-nav']))[0]?.last).toMatchObject({ outcome: 'unchanged', reason: null })
  })

  test('each source has its own last run, and its own last good one', async () => {
    const { db, time } = await prepared()
    const refused = async () => {
      throw new FeedError('older')
    }
    for (const [id, run] of [
      ['amfi-nav', async () => good],
      ['ecb-daily', async () => ({ ...good, rows: 20 })],
      ['amfi-nav', refused],
    ] as const) {
      time.now += HOUR
      await runFeed({ ...feed(run), id }, parts(db, time))
    }
    expect(await feedStatuses(db, ['ecb-daily', 'amfi-nav'])).toMatchObject([
      { id: 'ecb-daily', last: { outcome: 'changed', rows: 20 }, lastGood: { rows: 20 } },
      { id: 'amfi-nav', last: { outcome: 'refused', reason: 'older' }, lastGood: { rows: 10 } },
    ])
  })

  test('a fault of our own is recorded as such', async () => {
    const { db, time } = await prepared()
    await runFeed(
      feed(async () => {
        throw new TypeError('secret inside')
      }),
      parts(db, time),
    )
    const [status] = await feedStatuses(db, ['amfi-nav'])
    expect(status?.last).toMatchObject({ outcome: 'refused', reason: 'own-fault', detail: null })
  })

  test('only the newest thirty runs are kept', async () => {
    const { db, time } = await prepared()
    for (let n = 0; n < 33; n += 1) {
      time.now += 1_000
      await runFeed(
        feed(async () => good),
        parts(db, time),
      )
    }
    const { feedRuns } = await import('#server/db/schema.ts')
    expect(await db.$count(feedRuns)).toBe(30)
    expect((await lastGoodRun(db, 'amfi-nav'))?.startedAt).toBe(new Date(time.now).toISOString())
  })

  test('two schedules on one database run a source once', async () => {
    const { db } = await prepared()
    let runs = 0
    const counting = feed(async () => {
      runs += 1
      await setTimeout(50)
      return good
    })
    const schedules = [1, 2].map(() => startFeeds([counting], { db, clock: () => new Date(), log }))
    await Promise.all(schedules.map(({ look }) => look()))
    expect(runs).toBe(1)
    await Promise.all(schedules.map(({ stop }) => stop()))
  })

  test('a source that hangs delays no other', async () => {
    const { db } = await prepared()
    const second = Promise.withResolvers<void>()
    const slow = feed(async () => {
      await Promise.race([second.promise, setTimeout(5_000).then(() => Promise.reject(new Error('alone')))])
      return good
    })
    const quick: Feed = {
      ...slow,
      id: 'ecb-daily',
      async run() {
        second.resolve()
        return good
      },
    }
    const schedule = startFeeds([slow, quick], { db, clock: () => new Date(), log })
    await schedule.look()
    expect((await lastGoodRun(db, 'amfi-nav'))?.reason).toBeNull()
    await schedule.stop()
  })

  test('a process that ends in the middle of a run gives the source back', async () => {
    const { db } = await prepared()
    const schedule = startFeeds(
      [
        feed(async ({ fetch }) => {
          await fetch('http://127.0.0.1:9/never', { ms: 10_000, bytes: 10, types: /./ })
          return good
        }),
      ],
      { db, clock: () => new Date(), log },
    )
    await schedule.stop()
    expect(await take(db, Date.now())).toBe('amfi-nav')
  })
})
