import type { FundItem, StockItem, Wish } from './wishlist.ts'

// Apart from the schemas, so that a page can read a wishlist without them.

export const wishOfFund = ({ schemeCode, ...rest }: FundItem): Wish => ({ code: schemeCode, ...rest })
export const wishOfStock = ({ symbol, ...rest }: StockItem): Wish => ({ code: symbol, ...rest })
export const wishOf = (item: FundItem | StockItem): Wish => ('symbol' in item ? wishOfStock(item) : wishOfFund(item))
export const fundOf = ({ code, ...rest }: Wish): FundItem => ({ schemeCode: code, ...rest })
export const stockOf = ({ code, ...rest }: Wish): StockItem => ({ symbol: code, ...rest })
