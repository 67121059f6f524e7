import type { WishlistKind } from '#domain/wishlist/wishlist.ts'
import { formatNumber } from '#ui/data/format-number.ts'

type Words = {
  readonly title: string
  readonly many: string
  readonly code: string
  readonly codeHint: string
  readonly emptyTitle: string
  readonly empty: string
}

export const wishlistWords: Record<WishlistKind, Words> = {
  fund: {
    title: 'Mutual funds',
    many: 'funds',
    code: 'Scheme code',
    codeHint: 'Fund name, scheme code or ISIN',
    emptyTitle: 'No funds yet',
    empty:
      'Mutual funds you own or are considering appear here, with your reason and your target price. Add one by name, scheme code or ISIN, or from its page.',
  },
  stock: {
    title: 'Stocks',
    many: 'stocks',
    code: 'Symbol',
    codeHint: 'Company, symbol or ISIN',
    emptyTitle: 'No stocks yet',
    empty:
      'Stocks you own or are considering appear here, with your reason and your target price. Add one by name, symbol or ISIN, or from its page.',
  },
}

/** 6.0% above target. */
export const targetWords = (above: number) =>
  `${formatNumber(Math.abs(above), 1)}% ${above > 0 ? 'above' : 'below'} target`

export const countOf = (kind: WishlistKind, count: number) =>
  `${count} ${count === 1 ? kind : wishlistWords[kind].many}`
