import { readFileSync } from 'node:fs'
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { onBothDatabases } from '#tests/databases.ts'
import { readHistoryRow } from '../market/history-collection.ts'
import { keepMarketDay, keptDays, knownDays } from '../market/market-day-collection.ts'
import { appliedMigrations, knownMigrations, migrate } from './migrations.ts'
import * as schema from './schema.ts'

const known = await knownMigrations()
const extra = { name: '9999_later', hash: 'x', statements: ['create table later (id int)'] }

test('the migrations make exactly what the schema says', async () => {
  const folder = new URL('./migrations/meta/', import.meta.url)
  const { entries } = JSON.parse(readFileSync(new URL('_journal.json', folder), 'utf8'))
  const last = `${String(entries.at(-1).idx).padStart(4, '0')}_snapshot.json`
  const written = JSON.parse(readFileSync(new URL(last, folder), 'utf8'))
  expect(await generateMigration(written, generateDrizzleJson(schema, written.id))).toEqual([])
})

onBothDatabases('migrations', ({ open, openEmpty, newPlace, kind }) => {
  test('are applied once, in order', async () => {
    const { db } = await openEmpty()
    await migrate(db)
    await migrate(db)
    expect(await appliedMigrations(db)).toEqual(known.map(({ name, hash }) => ({ name, hash })))
  })

  test('of a newer version are refused and nothing is changed', async () => {
    const { db } = await openEmpty()
    await migrate(db, [...known, extra])
    await expect(migrate(db)).rejects.toThrow(/another version of Banyan \(schema 9999_later/)
    expect(await appliedMigrations(db)).toHaveLength(known.length + 1)
  })

  test('that were edited after they ran are refused', async () => {
    const { db } = await openEmpty()
    await migrate(db)
    const edited = known.map((migration) => ({ ...migration, hash: 'edited' }))
    await expect(migrate(db, edited)).rejects.toThrow(/another version/)
  })

  test('take histories and days of funds along into the tables of all instruments', async () => {
    const { db } = await openEmpty()
    const before = known.findIndex(({ name }) => name === '0005_instruments')
    await migrate(db, known.slice(0, before))
    const bytes = Uint8Array.of(1, 2, 3)
    await db.execute(sql`insert into fund_histories values (100007, ${bytes}, 2, '2026-11-13', now())`)
    await db.execute(sql`insert into market_days values ('2026-11-13', ${bytes}, 500)`)
    await migrate(db)
    expect(await readHistoryRow(db, { kind: 'fund', id: '100007' })).toMatchObject({ bytes, points: 2 })
    expect(await readHistoryRow(db, { kind: 'stock', id: '100007' })).toBeUndefined()
    const friday = { day: 20_770, instruments: 500 }
    expect(await knownDays(db, 'fund')).toEqual([friday])
    await keepMarketDay(db, 'stock', { ...friday, instruments: 2, bytes })
    expect(await keptDays(db, 'fund', () => [friday.day])).toEqual([{ ...friday, part: 0, bytes }])
    expect(await knownDays(db, 'stock')).toEqual([{ ...friday, instruments: 2 }])
  })

  test('that fail leave the database as it was', async () => {
    const { db } = await openEmpty()
    await migrate(db)
    await expect(
      migrate(db, [...known, { ...extra, statements: ['create table later (id int)', 'nonsense'] }]),
    ).rejects.toThrow()
    await migrate(db)
    await db.execute(sql`create table later (id int)`)
  })

  if (kind === 'postgres')
    test('of processes that start together wait for each other', async () => {
      const place = await newPlace()
      const all = await Promise.all([open(place), open(place), open(place)])
      await Promise.all(all.map(({ db }) => migrate(db)))
      expect(await appliedMigrations(all[0].db)).toHaveLength(known.length)
    })

  if (kind === 'embedded')
    test('need the data folder alone: a second opener is refused', async () => {
      const place = await newPlace()
      const first = await open(place)
      await expect(open(place)).rejects.toThrow(/Another Banyan is already using the data folder/)
      await migrate(first.db)
    })
})
