/** Indices to compare with, by their symbols at Yahoo; the server asks for one when it is first chosen. */
const indices = [
  { id: '^NSEI', name: 'Nifty 50', exchange: 'NSE' },
  { id: '^BSESN', name: 'BSE Sensex', exchange: 'BSE' },
  { id: '^GSPC', name: 'S&P 500', exchange: 'US' },
] as const
export type MarketIndex = (typeof indices)[number]

/** Those with every word in name, symbol or exchange; "index" means all. */
export function findIndices(words: string): MarketIndex[] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean)
  const textOf = ({ id, name, exchange }: MarketIndex) => `${id} ${name} ${exchange} index`.toLowerCase()
  return asked.length === 0 ? [] : indices.filter((one) => asked.every((word) => textOf(one).includes(word)))
}
