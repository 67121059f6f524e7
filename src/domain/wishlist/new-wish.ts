import type { Wanted } from './wishlist.ts'

type Identity = Pick<Wanted, 'code' | 'name' | 'currency'>
type Latest = { readonly price: number; readonly date: string | null }

/** A wish as a page adds it: frozen at the latest price, without a reason or a target. */
export const newWish = ({ code, name, currency }: Identity, latest: Latest | undefined): Wanted => ({
  code,
  name,
  currency,
  price: latest?.price ?? null,
  priceDate: latest?.date ?? null,
  reason: null,
  target: null,
})
