import { and, eq, sql } from 'drizzle-orm'
import type { PackName } from '#domain/api/pack-list.ts'
import type { Database } from '#server/db/database.ts'
import { packs } from '#server/db/schema.ts'

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

/** Replaces the pack that it was made from, `before`; false if another process has replaced that meanwhile. */
export async function swapPack(db: Database, row: PackRow, before: string | null): Promise<boolean> {
  const written =
    before === null
      ? await db.insert(packs).values(row).onConflictDoNothing().returning({ name: packs.name })
      : await db
          .update(packs)
          // The same bytes stay what they are, also when they were made; the row is locked all the same.
          .set(row.digest === before ? { name: row.name } : row)
          .where(and(eq(packs.name, row.name), eq(packs.digest, before)))
          .returning({ name: packs.name })
  return written.length > 0
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
