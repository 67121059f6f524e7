import { textAt } from '#domain/packs/instrument-pack.ts'
import type { StockPack } from '#domain/stocks/stock-pack.ts'

const suffixes: Readonly<Record<string, string>> = { NSE: '.NS' }

/** Yahoo's name of a stock: NSE's have a suffix there. */
export function yahooSymbolOf(id: string, pack: StockPack | undefined): string {
  const at = pack?.ids.placeOf(id) ?? -1
  const exchange = pack && at >= 0 ? textAt(pack.texts.exchange, at) : ''
  return `${id}${suffixes[exchange] ?? ''}`
}

/** Of a share class, `BRK.B`; exchanges have other letters, `.L` is London. */
const CLASS = /\.([A-C])$/

/** The id that a symbol of another notation means: `infy`, `INFY.NS`, `BRK.B`. */
export function idOfSymbol(symbol: string, isKnown: (id: string) => boolean): string {
  const upper = symbol.toUpperCase()
  const others = [upper, upper.replace(/\.NS$/, ''), upper.replace(CLASS, '-$1')]
  return others.find(isKnown) ?? upper.replace(CLASS, '-$1')
}
