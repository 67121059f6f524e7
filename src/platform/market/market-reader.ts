import type { Currency } from '#catalogue/money.ts'
import type { PackName } from '#domain/api/pack-list.ts'
import type { FoundFunds } from '#domain/funds/found-funds.ts'
import { createFinder, type Finder } from '#domain/funds/fund-finder.ts'
import { paysOut } from '#domain/funds/fund-labels.ts'
import { type FundPack, fundLayout, placeOf, readFundPack, schemeAt } from '#domain/funds/fund-pack.ts'
import type { FundQuery } from '#domain/funds/fund-query.ts'
import { changeOf } from '#domain/funds/scheme-facts.ts'
import { convert, embeddedRates, type RateDay } from '#domain/money/exchange-rates.ts'
import { readRatesPack } from '#domain/money/rates-pack.ts'
import type { FormerNames } from '#domain/packs/names-pack.ts'
import { readNamesPack } from '#domain/packs/names-pack.ts'
import type { UnitChange } from '#domain/packs/pack-unit-changes.ts'
import { sparkOf } from '#domain/packs/spark-line.ts'
import { readSparkPack, type SparkPack } from '#domain/packs/spark-pack.ts'
import { isoDay } from '#domain/time/day.ts'

/** What the packs know of one scheme that somebody follows. */
export type Quote = {
  readonly code: number
  readonly name: string
  readonly price: number
  /** The day of the price. */
  readonly date: string
  /** Against the value before, in percent. */
  readonly change: number | null
  readonly spark: readonly number[]
  /** In hundredths of a per cent, those of three and five years a year's. */
  readonly return1y: number | null
  readonly return3y: number | null
  readonly return5y: number | null
  /** It pays out, or gives bonus units. */
  readonly pays: boolean
  /** How the size of a unit changed. */
  readonly unitChanges: readonly UnitChange[]
  /** The price in the currency in which the person thinks, by the rate of a day; nothing where that is its own. */
  readonly converted: { readonly amount: number; readonly currency: Currency; readonly rateDate: string } | null
}

export type MarketReader = {
  /** False where the bytes are no such pack. */
  load(name: PackName, bytes: ArrayBuffer): boolean
  /** Nothing while there is no pack of funds. */
  find(query: FundQuery): FoundFunds | undefined
  quotes(codes: readonly number[], currency: Currency): Quote[]
}

/** Reads the packs and answers out of them. It stands in a worker; where there can be none, on the page's own thread. */
export function createMarketReader(): MarketReader {
  let funds: { readonly pack: FundPack; readonly finder: Finder } | undefined
  let names: FormerNames | undefined
  let sparks: SparkPack | undefined
  let rates: readonly RateDay[] = embeddedRates
  const readers: Record<PackName, (bytes: Uint8Array) => boolean> = {
    funds(bytes) {
      const pack = readFundPack(bytes)
      if (pack) funds = { pack, finder: createFinder(pack, undefined, names) }
      return pack !== undefined
    },
    /** Before the funds, as a rule: an index is made once. */
    names(bytes) {
      const read = readNamesPack(fundLayout.ids, bytes)
      names = read ?? names
      if (read && funds) funds = { pack: funds.pack, finder: createFinder(funds.pack, undefined, read) }
      return read !== undefined
    },
    sparks(bytes) {
      const read = readSparkPack(fundLayout.ids, bytes)
      sparks = read ?? sparks
      return read !== undefined
    },
    rates(bytes) {
      const read = readRatesPack(new TextDecoder().decode(bytes))
      rates = read ?? rates
      return read !== undefined
    },
  }
  const quoteOf = (pack: FundPack, code: number, currency: Currency): Quote[] => {
    const at = placeOf(pack, code)
    const scheme = schemeAt(pack, Math.max(0, at))
    const { fund, nav, day, return1y, return3y, return5y, unitChanges } = scheme
    if (at < 0 || nav === null || day === null) return []
    const price = Number(nav)
    const change = changeOf(scheme)
    const found = currency === 'INR' ? undefined : convert(rates, price, 'INR', currency, day)
    return [
      {
        code,
        name: fund,
        price,
        date: isoDay(day),
        change: change === null ? null : change / 100,
        return1y,
        return3y,
        return5y,
        pays: paysOut(scheme.option),
        unitChanges,
        spark: sparks ? sparkOf(sparks, String(code)) : [],
        converted: found ? { amount: found.amount, currency, rateDate: isoDay(found.day) } : null,
      },
    ]
  }
  return {
    load: (name, bytes) => readers[name](new Uint8Array(bytes)),
    find(query) {
      const found = funds?.finder.find(query)
      const drawn = sparks
      return found && drawn
        ? { ...found, cards: found.cards.map((card) => ({ ...card, spark: sparkOf(drawn, String(card.code)) })) }
        : found
    },
    quotes: (codes, currency) => codes.flatMap((code) => (funds ? quoteOf(funds.pack, code, currency) : [])),
  }
}
