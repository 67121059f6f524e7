import type { WishlistKind } from '#domain/wishlist.ts'

type Words = {
  readonly title: string
  readonly page: '/wishlist/funds' | '/wishlist/stocks'
  readonly many: string
  readonly code: string
  readonly codeHint: string
  readonly emptyTitle: string
  readonly empty: string
}

export const wishlistWords: Record<WishlistKind, Words> = {
  fund: {
    title: 'Mutual funds',
    page: '/wishlist/funds',
    many: 'funds',
    code: 'Scheme code',
    codeHint: 'A name, a scheme code or an ISIN',
    emptyTitle: 'No funds yet',
    empty:
      'Here stand the mutual funds that you own or think about, with the reason why and the price you wait for. Add one by its name, its code or its ISIN, or from its page.',
  },
  stock: {
    title: 'Stocks',
    page: '/wishlist/stocks',
    many: 'stocks',
    code: 'Symbol',
    codeHint: 'As the exchange writes it, such as INFY.NS or AAPL',
    emptyTitle: 'No stocks yet',
    empty:
      'Here stand the stocks that you own or think about, with the reason why and the price you wait for. Add one by its symbol, or from its page.',
  },
}

export const countOf = (kind: WishlistKind, count: number) =>
  `${count} ${count === 1 ? kind : wishlistWords[kind].many}`
