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
  /** In per cent, since the last visit or, if there was none, since it was added. */
  readonly change: number | null
}

/** `failed`: some prices, or all. */
export type PriceState = 'none' | 'loading' | 'failed' | 'ready'

export type OwnMarket = {
  readonly wishes: readonly OwnRow[]
  readonly homes: readonly OwnRow[]
  readonly wishState: PriceState
  readonly homeState: PriceState
  readonly retry: () => void
  /** The visit before this one; null if there was none, or storing it was not allowed. */
  readonly before: Visit | null
  readonly isSample: boolean
}

/** What a person follows, priced in this browser from the packs that everybody gets. For one person: key by `uid`. */
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
  const prices = useMemo(() => {
    const all = new Map<string, SeenPrice>()
    for (const [kind, data] of [['fund', fundQuotes.data] as const, ['stock', stockQuotes.data] as const])
      for (const [id, { price, date }] of data?.quotes ?? []) all.set(`${kind}:${id}`, { price, date })
    for (const [id, { price }] of listings.data?.cards ?? []) all.set(`property:${id}`, { price, date: null })
    return all
  }, [fundQuotes.data, stockQuotes.data, listings.data])
  const asked = { fund: fundQuotes, stock: stockQuotes, property: listings }
  const before = useVisit(uid, prices, Object.entries(asked))
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
    wishState: stateOf([fundQuotes, stockQuotes]),
    homeState: stateOf([listings]),
    retry: () => {
      for (const { isError, refetch } of Object.values(asked)) if (isError) void refetch()
    },
    before,
    isSample: fundQuotes.data?.source === 'sample' || stockQuotes.data?.source === 'sample',
  }
}

const idsOf = (wishes: readonly { readonly code: string }[]) => wishes.map(({ code }) => code)

type Asked = { readonly isEnabled: boolean; readonly data: unknown; readonly isError: boolean }

/** Prices that came before a failed refresh still count. */
const isMissing = ({ data, isError }: Asked) => isError && data === undefined

function stateOf(all: readonly Asked[]): PriceState {
  const asked = all.filter(({ isEnabled }) => isEnabled)
  if (asked.length === 0) return 'none'
  if (asked.some(isMissing)) return 'failed'
  return asked.some(({ data }) => data === undefined) ? 'loading' : 'ready'
}

/** The visit before; this one is written down once its prices are known, and not if none came. */
function useVisit(
  uid: string,
  prices: ReadonlyMap<string, SeenPrice>,
  asked: readonly (readonly [kind: string, asked: Asked])[],
): Visit | null {
  const kept = useMemo(() => openKept(lastVisitKind, uid), [uid])
  const [before] = useState(() => seenNow(kept.read(), visitOf(new Map(), new Date().toISOString())).before)
  const isReady = asked.every(([, { isEnabled, data, isError }]) => !isEnabled || data !== undefined || isError)
  const failed = asked.flatMap(([kind, one]) => (isMissing(one) ? kind : [])).join()
  useEffect(() => {
    if (!isReady || prices.size === 0) return
    const now = visitOf(prices, new Date().toISOString())
    void kept.update((known) => seenNow(known, now, failed.split(',')))
  }, [kept, prices, isReady, failed])
  return before
}
