import { z } from 'zod'
import { sinceAdded } from '#domain/wishlist/target.ts'

const MOST_PRICES = 2_000
const seen = z.strictObject({ price: z.number().nonnegative(), date: z.iso.date().nullable() })
const visit = z.strictObject({
  at: z.iso.datetime(),
  /** By kind and id, such as `fund:120503`. */
  prices: z.record(z.string().max(240), seen),
})

/** What was seen at this visit and at the one before. */
export const lastVisit = z.strictObject({ now: visit, before: visit.nullable() })
export type LastVisit = z.infer<typeof lastVisit>
export type Visit = z.infer<typeof visit>
export type SeenPrice = z.infer<typeof seen>

/** A page opened later than this after the last look is another visit. */
const VISIT_MS = 30 * 60_000

export const visitOf = (prices: ReadonlyMap<string, SeenPrice>, at: string): Visit => ({
  at,
  prices: Object.fromEntries([...prices].slice(0, MOST_PRICES)),
})

/** A clock set back starts a new visit as well. Kinds whose prices failed keep those that were seen last. */
export function seenNow(known: LastVisit | null, now: Visit, failed: readonly string[] = []): LastVisit {
  if (!known) return { now, before: null }
  const passed = Date.parse(now.at) - Date.parse(known.now.at)
  const isSame = passed >= 0 && passed < VISIT_MS
  return { now: withOlder(now, known.now, failed), before: isSame ? known.before : known.now }
}

function withOlder(now: Visit, older: Visit, kinds: readonly string[]): Visit {
  const kept = Object.entries(older.prices).filter(([key]) => kinds.some((kind) => key.startsWith(`${kind}:`)))
  return visitOf(new Map([...Object.entries(now.prices), ...kept]), now.at)
}

type Followed = { readonly key: string; readonly price: number | null; readonly priceDate: string | null }
type Now = Parameters<typeof sinceAdded>[1]

/** In per cent since the visit before, adjusted for splits; without a visit, since it was added. Null if unknown. */
export function changeSince(before: Visit | null, { key, price, priceDate }: Followed, now: Now): number | null {
  if (!before) return sinceAdded({ price, priceDate }, now)
  const was = before.prices[key]
  return was ? sinceAdded({ price: was.price, priceDate: was.date }, now) : null
}

/** Smaller changes round to nothing. */
const LEAST = 0.005

/** The largest changes first, up or down. */
export function movers<Row extends { readonly change: number | null }>(rows: readonly Row[], most: number) {
  return rows
    .filter((row): row is Row & { readonly change: number } => Math.abs(row.change ?? 0) >= LEAST)
    .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, most)
}
