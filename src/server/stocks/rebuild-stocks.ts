import { writeNamesPack } from '#domain/packs/names-pack.ts'
import type { UnitChange } from '#domain/packs/pack-unit-changes.ts'
import { type CleanPrices, cleanPrices } from '#domain/stocks/clean-prices.ts'
import { stockLayout } from '#domain/stocks/stock-pack.ts'
import type { Day } from '#domain/time/day.ts'
import type { InstrumentPacks } from '../market/made-pack.ts'
import type { KeptDay } from '../market/market-day-collection.ts'
import { packedIn, packedStock, packsOf } from './make-stock-packs.ts'
import type { Company } from './read-day-file.ts'
import { type Companies, companiesOf, type Listed, unnamed } from './stock-companies.ts'
import { type DayExchange, exchangeOfPart, idOn, readStockDay, type StockDay } from './stock-day.ts'
import { gatherYear } from './stock-year.ts'

/** What was known before. */
export type KnownPacks = {
  readonly list: Uint8Array | null
  readonly sparks: Uint8Array | null
  readonly names: Uint8Array | null
}
/** By id, the last day up to which another source has told all splits. */
export type ToldUntil = ReadonlyMap<string, Day>
export type FoundCompanies = { readonly exchange: DayExchange; readonly companies: readonly Company[] }

/** Makes the packs of all stocks out of the days that were added. */
export function createRebuild() {
  let added: StockDay[] = []
  return {
    add(days: readonly KeptDay[]): void {
      for (const kept of days) {
        const { day, rows } = readStockDay(kept)
        const exchange = exchangeOfPart(kept.part ?? 0)
        added.push({ day, rows: rows.map((row) => ({ ...row, symbol: idOn(exchange, row.symbol) })) })
      }
    },
    /** `parts`: how many were added; another number means that a thread ended in between. */
    finish(
      parts: number,
      { list, sparks, names }: KnownPacks,
      found: readonly FoundCompanies[],
      listed: Listed | null,
      toldUntil: ToldUntil,
    ): InstrumentPacks {
      const days = added
      added = []
      if (days.length !== parts) throw new Error(`${days.length} instead of ${parts} parts of days`)
      const known = packedIn(list, sparks)
      const companies = companiesOf(known, names, found, listed)
      const { about, former } = companies
      const told: Told = {
        until: (id) => toldUntil.get(id) ?? 0,
        before: (id) => known.get(id)?.row.unitChanges ?? [],
      }
      for (const [id, stock] of measured(days, companies, told)) known.set(id, stock)
      const stocks = Array.from(known, ([id, stock]) => {
        const { name, isin, sector } = about.get(id) ?? unnamed(id)
        return { ...stock, row: { ...stock.row, name, isins: [isin], texts: { ...stock.row.texts, sector } } }
      })
      const packs = packsOf(stocks)
      const bytes = Uint8Array.from(writeNamesPack(stockLayout.ids, former))
      return { ...packs, names: { bytes, day: packs.list.day } }
    },
  }
}

type Told = { until(id: string): Day; before(id: string): readonly UnitChange[] }

/** Every stock of the days' files with its figures. */
function* measured(days: readonly StockDay[], companies: Companies, told: Told) {
  const year = gatherYear(companies.idNow)
  let market: Day = 0
  for (const day of days) {
    year.add(day)
    market = Math.max(market, day.day)
  }
  for (const id of year.ids()) {
    const found = companies.isTwice(id) ? undefined : year.of(id)
    if (!found) continue
    const { history, isinChanges, traded } = found
    const clean = withTold(cleanPrices(history, { isinChanges }), told.before(id), told.until(id))
    yield [
      id,
      packedStock(companies.about.get(id) ?? unnamed(id), clean, traded.at(-1)?.traded ?? null, market),
    ] as const
  }
}

/** The same split may be dated a day apart. */
const SAME_DAYS = 5

/** With known splits that are told or older than the files; the others are found in the files again, or withdrawn. */
function withTold(clean: CleanPrices, before: readonly UnitChange[], toldUntil: Day): CleanPrices {
  const { history } = clean
  const told = before.filter(({ day }) => day <= Math.max(history.close[0]?.day ?? 0, toldUntil))
  const isNear = (day: Day, all: readonly { readonly day: Day }[]) =>
    all.some((one) => Math.abs(one.day - day) <= SAME_DAYS)
  // A source that knows the day names no split.
  const denied = clean.assumed.flatMap(({ day }) => (day <= toldUntil && !isNear(day, told) ? [day] : []))
  const found = history.actions.filter(({ day }) => !denied.includes(day))
  const more = told.flatMap(({ day, value }) =>
    isNear(day, found) ? [] : [{ day, kind: 'split' as const, value: String(1 / value) }],
  )
  const unsure = [...clean.unsure.filter((day) => !isNear(day, told)), ...denied]
  return {
    history: { ...history, actions: [...found, ...more].toSorted((a, b) => a.day - b.day) },
    assumed: clean.assumed.filter(({ day }) => !denied.includes(day)),
    unsure: unsure.toSorted((a, b) => a - b),
  }
}
