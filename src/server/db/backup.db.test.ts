import { randomUUID } from 'node:crypto'
import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openFolder } from '#server/pictures/picture-store.ts'
import { keepProblem, newestProblems } from '#server/problems/problem-collection.ts'
import { onBothDatabases } from '#tests/databases.ts'
import { tablesInOrder, writeBackup } from './backup.ts'
import { backupToFile, restoreFromFile } from './backup-file.ts'
import type { Database } from './database.ts'
import { knownMigrations, migrate, rowsOf } from './migrations.ts'
import { restoreBackup } from './restore.ts'

const madeAt = new Date('2026-11-15T12:00:00Z')
const report = (message: string) => ({ id: randomUUID(), page: '/fund/{schemeCode}', message, build: 'b' })
const awkward = [
  '',
  'quote " and \\ backslash',
  'line\nbreak\ttab',
  '₹ 1,00,000 — ▲ 😀',
  '{"json": [1, null]}',
  "'; drop table x; --",
  'ends of line\u2028that are\u2029none',
]

async function backupOf(db: Database): Promise<string[]> {
  const lines: string[] = []
  await writeBackup(db, madeAt, async (line) => void lines.push(line.trimEnd()))
  return lines
}
async function* streamOf(lines: readonly string[]) {
  yield* lines
}

onBothDatabases('a backup', ({ open, openEmpty, newPlace, otherKind }) => {
  const filled = async () => {
    const { db } = await open()
    for (const message of awkward) await keepProblem(db, report(message))
    return db
  }

  test('restored into an empty database gives every row back, on the other kind of database too', async () => {
    const before = await filled()
    const lines = await backupOf(before)
    for (const place of [await newPlace(), await newPlace(otherKind)]) {
      const { db: after } = await open(place)
      expect(await restoreBackup(after, streamOf(lines))).toBe(awkward.length)
      expect(await newestProblems(after)).toEqual(await newestProblems(before))
      await migrate(after)
    }
  })

  test('has uploaded pictures too, and gives them back', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'banyan-backup-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const [from, to] = [openFolder(join(folder, 'from')), openFolder(join(folder, 'to'))]
    const name = `${'a'.repeat(43)}-480.webp`
    await from.write(name, Buffer.from([0, 255, 10, 13]))
    const file = join(folder, 'banyan.backup.gz')
    await backupToFile(await filled(), file, madeAt, from)
    const { db } = await open(await newPlace())
    expect(await restoreFromFile(db, file, to)).toBe(awkward.length)
    expect(await to.read(name)).toEqual(new Uint8Array([0, 255, 10, 13]))
  })

  test('goes into a file of its own, for its owner alone, whatever somebody planted in its place', async () => {
    const db = await filled()
    const folder = mkdtempSync(join(tmpdir(), 'banyan-backup-'))
    const file = join(folder, 'banyan.backup.gz')
    const trap = join(folder, 'trap')
    writeFileSync(trap, '', { mode: 0o666 })
    symlinkSync(trap, `${file}.part`)
    symlinkSync(trap, file)
    await backupToFile(db, file, madeAt)
    expect(readFileSync(trap, 'utf8')).toBe('')
    expect(lstatSync(file).isFile()).toBe(true)
    expect(lstatSync(file).mode & 0o777).toBe(0o600)
    const { db: after } = await openEmpty()
    expect(await restoreFromFile(after, file)).toBe(awkward.length)
    rmSync(folder, { recursive: true })
  })

  test('of an older version is loaded into its own schema and brought up to date', async () => {
    const lines = await backupOf(await filled())
    const { db } = await openEmpty()
    const newer = {
      name: '9999_later',
      hash: 'x',
      statements: ["alter table problems add column seen text not null default 'no'"],
    }
    await restoreBackup(db, streamOf(lines), [...(await knownMigrations()), newer])
    const seen = rowsOf(await db.execute(sql`select distinct seen, count(*)::int as rows from problems group by seen`))
    expect(seen).toEqual([{ seen: 'no', rows: awkward.length }])
  })

  test('written to a file and read from it again is the same', async () => {
    const db = await filled()
    const file = join(mkdtempSync(join(tmpdir(), 'banyan-backup-')), 'x.backup.gz')
    expect(await backupToFile(db, file, madeAt)).toBe(awkward.length)
    const { db: after } = await openEmpty()
    expect(await restoreFromFile(after, file)).toBe(awkward.length)
    expect(await newestProblems(after)).toEqual(await newestProblems(db))
    expect(readdirSync(dirname(file))).toEqual(['x.backup.gz'])
  })

  test('that cannot be written says so and leaves nothing behind', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'banyan-backup-'))
    await expect(backupToFile(await filled(), join(folder, 'none', 'x'), madeAt)).rejects.toThrow(/There is no backup/)
    expect(readdirSync(folder)).toEqual([])
  })

  test('keeps every digit of large numbers, and counters go on after the last', async () => {
    const versions = [
      ...(await knownMigrations()),
      { name: '9999_big', hash: 'x', statements: ['create table big (n serial, i bigint, d numeric, j jsonb)'] },
    ]
    const { db } = await openEmpty()
    await migrate(db, versions)
    const row = sql`9007199254740993, 123456789012345678.123456789, '{"x": 9007199254740993}'`
    await db.execute(sql`insert into big (i, d, j) values (${row}), (${row})`)
    const { db: after } = await openEmpty()
    await restoreBackup(after, streamOf(await backupOf(db)), versions)
    await after.execute(sql`insert into big (i) values (1)`)
    const kept = rowsOf(await after.execute(sql`select n, i::text, d::text, j::text from big order by n`))
    const same = { i: '9007199254740993', d: '123456789012345678.123456789', j: '{"x": 9007199254740993}' }
    expect(kept).toEqual([
      { n: 1, ...same },
      { n: 2, ...same },
      { n: 3, i: '1', d: null, j: null },
    ])
  })

  test('is refused by a database that holds data', async () => {
    const lines = await backupOf(await filled())
    const db = await filled()
    await expect(restoreBackup(db, streamOf(lines))).rejects.toThrow(/into an empty database only/)
    expect(await newestProblems(db)).toHaveLength(awkward.length)
  })

  const damages: Record<string, (lines: string[]) => string[]> = {
    'cut short': (lines) => lines.slice(0, -2),
    'a row is missing': (lines) => lines.toSpliced(2, 1),
    'a letter is changed': (lines) => lines.map((line) => line.replace('backslash', 'backslush')),
    'a line of rubbish': (lines) => lines.toSpliced(2, 0, 'rubbish'),
    'a value that no column takes': (lines) => lines.map((line) => line.replace('"id":"', '"id":"?')),
    'of another program': () => ['{"hello":1}'],
    'a table that is not ours': (lines) => lines.map((line) => line.replace('"table":"problems"', '"table":"pg_user"')),
    empty: () => [],
  }
  test('that is damaged in any way is refused and nothing is changed', async () => {
    const whole = await backupOf(await filled())
    const { db } = await openEmpty()
    for (const [what, damage] of Object.entries(damages)) {
      const restored = restoreBackup(db, streamOf(damage(whole)))
      await expect(restored, what).rejects.toThrow(/not a whole Banyan backup/)
      expect(await tablesInOrder(db), what).toEqual([])
    }
  })

  test('of a newer version is refused', async () => {
    const { db } = await openEmpty()
    await migrate(db, [...(await knownMigrations()), { name: '9999_later', hash: 'x', statements: ['select 1'] }])
    const lines = await backupOf(db)
    await expect(restoreBackup((await openEmpty()).db, streamOf(lines))).rejects.toThrow(/another version/)
  })

  test('of a database that Banyan never used is refused, so that a mistyped folder does not pass for a backup', async () => {
    await expect(backupOf((await openEmpty()).db)).rejects.toThrow(/There is no Banyan data here/)
  })

  test('puts a table after those it points to', async () => {
    const { db } = await openEmpty()
    await db.execute(sql`create table b_parent (id int primary key)`)
    await db.execute(sql`create table a_child (id int references b_parent)`)
    expect(await tablesInOrder(db)).toEqual(['b_parent', 'a_child'])
  })
})
