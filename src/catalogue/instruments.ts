import type { routes } from './routes.ts'
import type { storageKeys } from './storage-keys.ts'

/** Words for each kind of instrument; the engine is the same for all kinds. */
export const instrumentWords = {
  fund: { one: 'fund', many: 'funds', value: 'NAV', values: 'NAVs', unit: 'unit' },
  stock: { one: 'stock', many: 'stocks', value: 'price', values: 'prices', unit: 'share' },
} as const

export type InstrumentKind = keyof typeof instrumentWords
/** Which one is meant, anywhere in the app. */
export type InstrumentRef = { readonly kind: InstrumentKind; readonly id: string }

export const instrumentKinds = ['fund', 'stock'] as const satisfies readonly InstrumentKind[]

/** Where the wishlist of each kind is stored and shown. */
export const wishlistPlaces = {
  fund: { list: 'fundWishlist', page: '/wishlist/funds' },
  stock: { list: 'stockWishlist', page: '/wishlist/stocks' },
} as const satisfies {
  readonly [Kind in InstrumentKind]: {
    readonly list: keyof typeof storageKeys
    readonly page: (typeof routes)[`${Kind}Wishlist`]['path']
  }
}
export type WishlistName = (typeof wishlistPlaces)[InstrumentKind]['list']
