import { options } from '#domain/amfi/scheme-name.ts'
import type { FoundFunds } from '#domain/funds/found-funds.ts'
import { createFinder } from '#domain/funds/fund-finder.ts'
import { paysOut } from '#domain/funds/fund-labels.ts'
import { fundLayout, readFundPack } from '#domain/funds/fund-pack.ts'
import type { FundQuery } from '#domain/funds/fund-query.ts'
import type { FoundListings } from '#domain/property/found-listings.ts'
import { createListingFinder } from '#domain/property/listing-finder.ts'
import { listingLayout, readListingPack } from '#domain/property/listing-pack.ts'
import type { ListingQuery } from '#domain/property/listing-query.ts'
import type { FoundStocks } from '#domain/stocks/found-stocks.ts'
import { createStockFinder } from '#domain/stocks/stock-finder.ts'
import { readStockPack, stockLayout } from '#domain/stocks/stock-pack.ts'
import type { StockQuery } from '#domain/stocks/stock-query.ts'
import type { ReaderKind } from './kind-reader.ts'

const fund: ReaderKind<typeof fundLayout, FundQuery, FoundFunds> = {
  layout: fundLayout,
  read: readFundPack,
  createFinder: (pack, names) => createFinder(pack, undefined, names),
  idOf: ({ code }) => String(code),
  pays: ({ choices }, at) => paysOut(options[choices.option[at] ?? 0] ?? 'unknown'),
}

const stock: ReaderKind<typeof stockLayout, StockQuery, FoundStocks> = {
  layout: stockLayout,
  read: readStockPack,
  createFinder: (pack, names) => createStockFinder(pack, undefined, names),
  idOf: ({ symbol }) => symbol,
}

const property: ReaderKind<typeof listingLayout, ListingQuery, FoundListings> = {
  layout: listingLayout,
  read: readListingPack,
  createFinder: createListingFinder,
  idOf: ({ id }) => id,
}

/** The kinds that a browser can search and price. */
export const readerKinds = { fund, stock, property }
