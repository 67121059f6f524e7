import type { Currency } from '#catalogue/money.ts'
import { kindPacks, type PackPart } from '#domain/api/kind-packs.ts'
import type { PackName } from '#domain/api/pack-list.ts'
import type { FoundFunds } from '#domain/funds/found-funds.ts'
import { schemeTitle } from '#domain/funds/fund-labels.ts'
import type { FundQuery } from '#domain/funds/fund-query.ts'
import { convert, embeddedRates, type RateDay } from '#domain/money/exchange-rates.ts'
import { readRatesPack } from '#domain/money/rates-pack.ts'
import type { FoundListings } from '#domain/property/found-listings.ts'
import type { ListingQuery } from '#domain/property/listing-query.ts'
import type { FoundStocks } from '#domain/stocks/found-stocks.ts'
import type { StockQuery } from '#domain/stocks/stock-query.ts'
import { isoDay, readIsoDay } from '#domain/time/day.ts'
import { createKindReader, type KindQuote, type KindReader } from './kind-reader.ts'
import { readerKinds } from './reader-kinds.ts'

/** What can be asked of each kind, and what is answered. A new kind is a line here and in `reader-kinds.ts`. */
export type Searches = {
  readonly fund: { readonly query: FundQuery; readonly found: FoundFunds }
  readonly stock: { readonly query: StockQuery; readonly found: FoundStocks }
  readonly property: { readonly query: ListingQuery; readonly found: FoundListings }
}
export type MarketKind = keyof Searches
export type CardOf<Kind extends MarketKind> = Searches[Kind]['found']['cards'][number]

/** What the packs know of one instrument that somebody follows. */
export type Quote = KindQuote & {
  /** The id that was asked for; `id` is the one of now. */
  readonly asked: string
  /** The price in the currency in which the person thinks, by the rate of a day; nothing where that is its own. */
  readonly converted: { readonly amount: number; readonly currency: Currency; readonly rateDate: string } | null
}

/** As much as a short list shows. */
export type Suggestion = {
  readonly kind: MarketKind
  readonly id: string
  readonly name: string
  readonly aside: string
}

export type MarketReader = {
  /** False where the bytes are no such pack. */
  load(name: PackName, bytes: ArrayBuffer): boolean
  /** Nothing while there is no pack of that kind. */
  find<Kind extends MarketKind>(kind: Kind, query: Searches[Kind]['query']): Searches[Kind]['found'] | undefined
  /** The best matches of each kind that is loaded, for what is typed. */
  suggest(words: string, each: number): Suggestion[]
  quotes(kind: MarketKind, ids: readonly string[], currency: Currency): Quote[]
  /** As a list shows them, with their ids; unknown ones are left out. */
  cards<Kind extends MarketKind>(kind: Kind, ids: readonly string[]): (readonly [id: string, card: CardOf<Kind>])[]
}

/** Reads the packs and answers from them, in a worker or, where none can start, on the page's own thread. */
export function createMarketReader(): MarketReader {
  const kinds: { readonly [Kind in MarketKind]: KindReader<Searches[Kind]['query'], Searches[Kind]['found']> } = {
    fund: createKindReader(readerKinds.fund),
    stock: createKindReader(readerKinds.stock),
    property: createKindReader(readerKinds.property),
  }
  let rates: readonly RateDay[] = embeddedRates
  const loadRates = (bytes: ArrayBuffer) => {
    const read = readRatesPack(new TextDecoder().decode(bytes))
    rates = read ?? rates
    return read !== undefined
  }
  const quoteIn = (asked: string, quote: KindQuote, currency: Currency): Quote => {
    const day = readIsoDay(quote.date) ?? 0
    const own = quote.currency as Currency
    const found = own === currency ? undefined : convert(rates, quote.price, own, currency, day)
    return {
      ...quote,
      asked,
      converted: found ? { amount: found.amount, currency, rateDate: isoDay(found.day) } : null,
    }
  }
  return {
    load(name, bytes) {
      if (name === 'rates') return loadRates(bytes)
      const [kind, part] = placeOf[name]
      return kinds[kind].load(part, new Uint8Array(bytes))
    },
    find: (kind, query) => kinds[kind].find(query),
    cards: <Kind extends MarketKind>(kind: Kind, ids: readonly string[]) =>
      ids.flatMap((id) => {
        const card = kinds[kind].card(id)
        return card ? [[id, card as CardOf<Kind>] as const] : []
      }),
    suggest: (words, each) => [
      ...kinds.fund.suggest(words, each).map((fund) => ({
        ...{ kind: 'fund' as const, id: String(fund.code), name: schemeTitle(fund), aside: fund.category },
      })),
      ...kinds.stock.suggest(words, each).map(({ symbol, name }) => ({
        ...{ kind: 'stock' as const, id: symbol, name, aside: symbol },
      })),
      ...kinds.property.suggest(words, each).map(({ id, title, locality, city }) => ({
        ...{ kind: 'property' as const, id, name: title, aside: `${locality}, ${city}` },
      })),
    ],
    quotes: (kind, ids, currency) =>
      ids.flatMap((id) => {
        const quote = kinds[kind].quote(id)
        return quote ? [quoteIn(id, quote, currency)] : []
      }),
  }
}

/** Of which kind a pack is, and which of its packs. */
const placeOf = Object.fromEntries(
  Object.entries(kindPacks).flatMap(([kind, packs]) =>
    Object.entries(packs).map(([part, name]) => [name, [kind, part]]),
  ),
) as Record<Exclude<PackName, 'rates'>, [MarketKind, PackPart]>
