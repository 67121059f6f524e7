import { ownFinder } from '#domain/palette/palette-find.ts'
import type { PaletteItem } from '#domain/palette/palette-item.ts'
import { writeListingPack } from '#domain/property/listing-pack.ts'
import { listingRow } from '#domain/property/listing-row.ts'
import { readIsoDay } from '#domain/time/day.ts'
import { createMarketReader } from '#platform/market/market-reader.ts'
import { fundWork } from '#server/funds/fund-work.ts'
import { hasRealData } from '#tests/real-data.ts'
import { type Figure, quantile } from './bench-figures.ts'
import { madeUpFundNames, pick, realFundNames, seeded } from './fund-names.ts'
import { manyListings } from './many-listings.ts'
import { navHeaders } from './nav-text.ts'
import { keystrokes } from './search-tasks.ts'
import { listedCompanies, stockPackOf } from './stock-market.ts'

const FUNDS = 45_000
const STOCKS = 10_000
const LISTINGS = 50_000
const NOTES = 5_000
const KEYS = 1_500
const EACH = 5
const ROUNDS = 5
/** A phone's processor. */
const SLOWER = 4
const TODAY = readIsoDay('2026-08-20') ?? 0

/** One key in the palette: the worker's search over three packs and the page's own over what is in the browser. */
export async function paletteFigures(): Promise<Figure[]> {
  const funds = hasRealData ? realFundNames(FUNDS) : madeUpFundNames(FUNDS)
  const reader = createMarketReader()
  const load = (name: Parameters<typeof reader.load>[0], bytes: Uint8Array) => {
    if (!reader.load(name, new Uint8Array(bytes).buffer)) throw new Error(`${name} cannot be read`)
  }
  load('funds', await fundPack(funds.names))
  load('stocks', stockPackOf(listedCompanies(STOCKS)))
  load('listings', listingPack())
  const find = ownFinder(notes(funds.names))
  const typed = keystrokes(funds, KEYS)
  const key = (words: string) => {
    const began = performance.now()
    find(words)
    if (words.length > 1) reader.suggest(words, EACH)
    return performance.now() - began
  }
  for (const words of typed.slice(0, 300)) key(words)
  // The quietest of a few rounds: other programs are not ours to measure.
  const rounds = Array.from({ length: ROUNDS }, () => typed.map(key))
  const times = typed.map((_, at) => SLOWER * Math.min(...rounds.map((round) => round[at] ?? Number.NaN)))
  const what = `palette: a key over ${[FUNDS, STOCKS, LISTINGS, NOTES].map((n) => n / 1000).join(' + ')} thousand`
  return [
    { name: `${what}, p50, ${SLOWER} × slower`, value: quantile(times, 0.5), unit: 'ms' },
    { name: `${what}, p95, ${SLOWER} × slower`, value: quantile(times, 0.95), unit: 'ms', budget: { most: 16 } },
  ]
}

async function fundPack(names: readonly string[]): Promise<Uint8Array> {
  const rows = names.map(
    (name, n) => `${100_001 + n};-;-;${name.replaceAll(';', ' ')};${10 + (n % 900)}.25;19-Aug-2026`,
  )
  const headings = [
    navHeaders['six columns'],
    'Open Ended Schemes(Equity Scheme - Flexi Cap Fund)',
    '',
    'Larch Mutual Fund',
    '',
  ]
  const read = await fundWork.read([...headings, ...rows].join('\r\n'), TODAY, null, [])
  if (!read.ok) throw new Error(`The funds were refused: ${read.reason}`)
  return read.packs.list.bytes
}

const listingPack = () =>
  writeListingPack(
    manyListings(LISTINGS).flatMap(
      ({ id, listing }) => listingRow({ ...listing, id, version: 1, pictures: 4 }, TODAY) ?? [],
    ),
  )

/** Two hundred letters each, out of the words that are typed. */
function notes(names: readonly string[]): PaletteItem[] {
  const random = seeded(3)
  return Array.from({ length: NOTES }, (_, n) => ({
    ...{ kind: 'note' as const, id: `n${n}`, label: `${pick(names, random)} ${n}` },
    also: Array.from({ length: 6 }, () => pick(names, random))
      .join(' ')
      .slice(0, 200),
  }))
}
