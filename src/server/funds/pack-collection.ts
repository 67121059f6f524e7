import { sql } from 'drizzle-orm'
import type { PackName } from '#domain/packs.ts'
import type { Database } from '../db/database.ts'
import { packs } from '../db/schema.ts'

export type PackRow = typeof packs.$inferSelect

export async function keepPack(db: Database, row: PackRow): Promise<void> {
  await db
    .insert(packs)
    .values(row)
    .onConflictDoUpdate({
      target: packs.name,
      set: {
        digest: sql`excluded.digest`,
        bytes: sql`excluded.bytes`,
        day: sql`excluded.day`,
        madeAt: sql`excluded.made_at`,
      },
      // The same bytes stay what they are, also when they were made.
      setWhere: sql`${packs.digest} <> excluded.digest`,
    })
}

/** What there is, without its bytes. */
export async function packDigests(db: Database): Promise<{ name: PackName; digest: string }[]> {
  const rows = await db.select({ name: packs.name, digest: packs.digest }).from(packs)
  return rows as { name: PackName; digest: string }[]
}

export async function readPackRow(db: Database, name: PackName): Promise<PackRow | undefined> {
  const [row] = await db.select().from(packs).where(sql`${packs.name} = ${name}`)
  return row
}
