import { isReached } from '#domain/wishlist/target.ts'
import { type FundItem, fundItem } from '#domain/wishlist/wishlist.ts'
import { latestOf } from '#platform/market/market-client.ts'

/** A fund in the wishlist that crossed its target, and the NAV that did. */
export type Reached = Pick<FundItem, 'schemeCode' | 'name' | 'currency'> & {
  readonly target: number
  readonly price: number
  readonly date: string
}

/** From the stored list; unreadable entries are skipped. */
export async function reachedIn(list: unknown): Promise<readonly Reached[]> {
  const aims = Array.isArray(list) ? list.flatMap((entry) => aimOf(entry?.item)) : []
  const latest =
    aims.length > 0
      ? await latestOf(
          'fund',
          aims.map(({ schemeCode }) => schemeCode),
        )
      : []
  const byCode = new Map(latest.map((now) => [now.id, now]))
  return aims.flatMap((aim) => {
    const now = byCode.get(aim.schemeCode)
    if (!now || aim.target === null || !isReached(aim, now)) return []
    const { schemeCode, name, currency, target } = aim
    return [{ schemeCode, name, currency, target, price: now.price, date: now.date }]
  })
}

function aimOf(item: unknown): FundItem[] {
  const { data } = fundItem.safeParse(item)
  return data && data.target !== null && /^\d{1,9}$/.test(data.schemeCode) ? [data] : []
}
