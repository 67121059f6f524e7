import { createHash } from 'node:crypto'
import type { PackName } from '#domain/api/pack-list.ts'
import { type Day, isoDay } from '#domain/time/day.ts'
import type { Database } from '../db/database.ts'
import { type PackRow, readPackRow } from './pack-collection.ts'

/** The bytes of a pack, and the day of the newest value in it. */
export type MadePack = { readonly bytes: Uint8Array<ArrayBuffer>; readonly day: Day | null }

/** What browsers fetch of one kind: every instrument with its latest value, a year of weekly closes, former names. */
export type InstrumentPacks = {
  readonly list: MadePack
  readonly sparks: MadePack
  /** Where there are no new ones, the kept ones stay. */
  readonly names?: MadePack
}

export const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64url').slice(0, 22)

export const packRow = (name: PackName, { bytes, day }: MadePack, madeAt: Date): PackRow => ({
  name,
  digest: digestOf(bytes),
  bytes,
  day: day === null ? null : isoDay(day),
  madeAt,
})

/** Of several processes each try lets at least one go on. */
const MOST_TRIES = 8

/** `attempt` makes a pack out of the kept one and puts it in its place; false where that was replaced meanwhile. */
export async function untilKept(
  db: Database,
  name: PackName,
  attempt: (before: PackRow | undefined) => Promise<boolean>,
): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) if (await attempt(await readPackRow(db, name))) return
  throw new Error(`Other processes replaced the pack of ${name} ${MOST_TRIES} times`)
}
