import { readNamesPack } from '#domain/packs/names-pack.ts'
import { stockLayout } from '#domain/stocks/stock-pack.ts'
import { aboutOf, type PackedStock, type StockAbout } from './make-stock-packs.ts'
import type { Company } from './read-day-file.ts'
import { type DayExchange, idOn } from './stock-day.ts'

/** What the exchange's lists say. */
export type Listed = {
  readonly companies: readonly Company[]
  /** Former symbol, and the one of now. */
  readonly former: readonly (readonly [string, string])[]
  readonly sectors: readonly (readonly [string, string])[]
}

export type Companies = {
  readonly about: Map<string, StockAbout>
  /** Former symbols and names, by id. */
  readonly former: Map<string, string[]>
  /** The id of now. */
  idNow(id: string): string
  /** Listed on NSE too, where it is shown. */
  isTwice(id: string): boolean
}

/** Who is listed: what was known, with what the days' files and the lists say. A renamed one is taken over. */
export function companiesOf(
  known: Map<string, PackedStock>,
  names: Uint8Array | null,
  found: readonly { readonly exchange: DayExchange; readonly companies: readonly Company[] }[],
  listed: Listed | null,
): Companies {
  const former = new Map(
    Array.from(names ? (readNamesPack(stockLayout.ids, names) ?? []) : [], ([id, all]) => [id, [...all]]),
  )
  const about = new Map(Array.from(known, ([id, { row }]) => [id, aboutOf(row)]))
  for (const { exchange, companies } of found)
    for (const { symbol, name, isin } of companies) {
      const id = idOn(exchange, symbol)
      const before = about.get(id) ?? { ...unnamed(id), exchange }
      about.set(id, { ...before, isin: isin ?? before.isin, name: before.name === id ? (name ?? id) : before.name })
    }
  if (listed) addListed(about, former, known, listed)
  const nowOf = new Map(Array.from(former).flatMap(([id, all]) => all.map((old) => [old, id] as const)))
  const onNse = new Set(
    Array.from(about.values()).flatMap(({ exchange, isin }) => (exchange === 'NSE' && isin ? isin : [])),
  )
  return {
    about,
    former,
    idNow: (id) => (about.has(id) ? id : (nowOf.get(id) ?? id)),
    isTwice(id) {
      const { exchange, isin } = about.get(id) ?? unnamed(id)
      return exchange === 'BSE' && isin !== null && onNse.has(isin)
    },
  }
}

export const unnamed = (id: string): StockAbout => ({
  ...{ id, name: id, isin: null, exchange: 'NSE', sector: '', currency: 'INR' },
})

function addListed(
  about: Companies['about'],
  former: Companies['former'],
  known: Map<string, PackedStock>,
  { companies, former: renamed, sectors }: Listed,
): void {
  const now = new Set(companies.map(({ symbol }) => symbol))
  const sectorOf = new Map(sectors)
  const add = (id: string, name: string) => {
    const all = former.get(id) ?? []
    if (!all.includes(name)) former.set(id, [...all, name])
  }
  for (const { symbol, name, isin } of companies) {
    const before = about.get(symbol) ?? unnamed(symbol)
    // Files of a day have capitals and no more than the symbol; only a real name is a former one.
    if (name && before.name !== symbol && before.name.toLowerCase() !== name.toLowerCase()) add(symbol, before.name)
    const sector = sectorOf.get(symbol) ?? before.sector
    about.set(symbol, { ...before, name: name ?? before.name, isin: isin ?? before.isin, sector })
  }
  for (const [old, symbol] of renamed) {
    if (now.has(old) || !now.has(symbol)) continue
    add(symbol, old)
    about.delete(old)
    known.delete(old)
  }
}
