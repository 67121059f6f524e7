import { useEffect, useMemo, useState } from 'react'
import { changeSince, type SeenPrice, seenNow, type Visit, visitOf } from '#domain/home/last-visit.ts'
import { wishOf } from '#domain/wishlist/wish-items.ts'
import { openKept } from '#platform/kept/kept.ts'
import { useItems } from '#platform/kept/kept-lists.ts'
import { lastVisitKind } from '#platform/kept/kinds.ts'
import { useCards, useQuotes } from '#platform/market/use-market.ts'

export type OwnRow = {
  readonly key: string
  readonly name: string
  readonly href: string
  readonly currency: string
  readonly price: number | undefined
  readonly date: string | null
  /** In per cent, since the last visit or since it was added. */
  readonly change: number | null
}

export type OwnMarket = {
  readonly wishes: readonly OwnRow[]
  readonly homes: readonly OwnRow[]
  readonly state: 'none' | 'loading' | 'failed' | 'ready'
  /** The visit before this one; null if there was none, or storing it was not allowed. */
  readonly before: Visit | null
  readonly isSample: boolean
}

/** What a person follows, priced in this browser from the packs that everybody gets. */
export function useOwnMarket(uid: string): OwnMarket {
  const fundItems = useItems('fundWishlist', uid)
  const stockItems = useItems('stockWishlist', uid)
  const favorites = useItems('propertyFavorites', uid)
  const funds = useMemo(() => fundItems.map(wishOf), [fundItems])
  const stocks = useMemo(() => stockItems.map(wishOf), [stockItems])
  const fundQuotes = useQuotes('fund', idsOf(funds), 'INR')
  const stockQuotes = useQuotes('stock', idsOf(stocks), 'INR')
  const listings = useCards(
    'property',
    useMemo(() => favorites.map(({ projectId }) => projectId), [favorites]),
  )
  const asked = [fundQuotes, stockQuotes, listings].filter(({ isEnabled }) => isEnabled)
  const isReady = asked.every(({ status }) => status !== 'pending')
  const prices = useMemo(() => {
    const all = new Map<string, SeenPrice>()
    for (const [kind, data] of [['fund', fundQuotes.data] as const, ['stock', stockQuotes.data] as const])
      for (const [id, { price, date }] of data?.quotes ?? []) all.set(`${kind}:${id}`, { price, date })
    for (const [id, { price }] of listings.data?.cards ?? []) all.set(`property:${id}`, { price, date: null })
    return all
  }, [fundQuotes.data, stockQuotes.data, listings.data])
  const before = useVisit(uid, prices, isReady)
  const wishRows = (kind: 'fund' | 'stock', wishes: typeof funds, data: typeof fundQuotes.data) =>
    wishes.map((wish): OwnRow => {
      const now = data?.quotes.get(wish.code)
      const key = `${kind}:${wish.code}`
      return {
        ...{ key, name: wish.name, href: `/${kind}/${encodeURIComponent(wish.code)}`, currency: wish.currency },
        ...{ price: now?.price, date: now?.date ?? null },
        change: changeSince(before, { key, price: wish.price, priceDate: wish.priceDate }, now),
      }
    })
  return {
    wishes: [...wishRows('fund', funds, fundQuotes.data), ...wishRows('stock', stocks, stockQuotes.data)],
    homes: favorites.map((favorite) => {
      const card = listings.data?.cards.get(favorite.projectId)
      const key = `property:${favorite.projectId}`
      return {
        ...{ key, name: card?.title ?? favorite.name, href: `/real-estate/${favorite.projectId}` },
        ...{ currency: favorite.currency, price: card?.price, date: card?.changedOn ?? null },
        change: changeSince(before, { key, price: favorite.price, priceDate: null }, card),
      }
    }),
    state:
      asked.length === 0 ? 'none' : !isReady ? 'loading' : asked.every(({ isError }) => isError) ? 'failed' : 'ready',
    before,
    isSample: fundQuotes.data?.source === 'sample' || stockQuotes.data?.source === 'sample',
  }
}

const idsOf = (wishes: readonly { readonly code: string }[]) => wishes.map(({ code }) => code)

/** The visit before; this one is written down once its prices are known. */
function useVisit(uid: string, prices: ReadonlyMap<string, SeenPrice>, isReady: boolean): Visit | null {
  const [before, setBefore] = useState<{ readonly uid: string; readonly visit: Visit | null }>()
  useEffect(() => {
    if (!isReady) return
    const kept = openKept(lastVisitKind, uid)
    const now = visitOf(prices, new Date().toISOString())
    setBefore({ uid, visit: seenNow(kept.read(), now).before })
    void kept.update((known) => seenNow(known, now))
  }, [uid, prices, isReady])
  return before?.uid === uid ? before.visit : null
}
