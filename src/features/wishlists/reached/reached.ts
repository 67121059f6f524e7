import { type InstrumentRef, wishlistPlaces } from '#catalogue/instruments.ts'
import { isReached, targetNow } from '#domain/wishlist/target.ts'
import { wishOf } from '#domain/wishlist/wish-items.ts'
import { fundItem, stockItem, type Wish, type WishlistKind } from '#domain/wishlist/wishlist.ts'
import { latestOf } from '#platform/market/market-client.ts'

/** What crossed its target, and the price that did. The id is the one of now. */
export type Reached = InstrumentRef &
  Pick<Wish, 'name' | 'currency'> & {
    readonly target: number
    readonly price: number
    readonly date: string
  }

/** Stored lists by kind. */
export type StoredLists = Readonly<Record<WishlistKind, unknown>>

const items = { fund: fundItem, stock: stockItem }

/** From the stored lists; unreadable entries are skipped. One kind's missing market hides nothing of the other. */
export async function reachedIn(lists: StoredLists): Promise<readonly Reached[]> {
  const kinds = Object.keys(wishlistPlaces) as WishlistKind[]
  const found = await Promise.all(kinds.map((kind) => reachedOf(kind, lists[kind]).catch(() => [])))
  return found.flat()
}

async function reachedOf(kind: WishlistKind, list: unknown): Promise<readonly Reached[]> {
  const aims = Array.isArray(list) ? list.flatMap((entry) => aimOf(kind, entry?.item)) : []
  if (aims.length === 0) return []
  const codes = aims.map(({ code }) => code)
  const latest = new Map((await latestOf(kind, codes)).map((now) => [now.asked, now]))
  return aims.flatMap((aim) => {
    const now = latest.get(aim.code)
    const target = targetNow(aim, now)
    if (!now || target === null || !isReached(aim, now)) return []
    return [{ kind, id: now.id, name: aim.name, currency: aim.currency, target, price: now.price, date: now.date }]
  })
}

function aimOf(kind: WishlistKind, item: unknown): Wish[] {
  const { data } = items[kind].safeParse(item)
  return data && data.target !== null ? [wishOf(data)] : []
}
