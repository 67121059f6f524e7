import { figuresOf } from '#domain/measures/build-figures.ts'
import type { Figures } from '#domain/measures/figures.ts'
import { seriesIn } from '#domain/packs/history-code.ts'
import {
  type InstrumentPack,
  type InstrumentRow,
  instrumentAt,
  type PackLayout,
  readInstrumentPack,
  rowColumns,
  textAt,
  writeInstrumentPack,
} from '#domain/packs/instrument-pack.ts'
import { createInstrumentFinder, type FinderKind } from '#domain/search/instrument-finder.ts'
import {
  type InstrumentSearch,
  instrumentQueryOf,
  type QuerySpec,
  readInstrumentSearch,
} from '#domain/search/instrument-query.ts'
import { createHighlight } from '#domain/search/search-highlight.ts'
import { plainWording } from '#domain/search/search-wording.ts'
import { createKindReader } from '#platform/market/kind-reader.ts'

/** Bonds: an invented third kind of instrument with text ids and a currency each. */
export const bondLayout = {
  tag: 'BYB',
  version: 1,
  ids: 'text',
  isins: 1,
  texts: ['issuer'],
  choices: { rating: ['AAA', 'AA', 'A', 'below'] },
} as const satisfies PackLayout
export type Bond = InstrumentRow<typeof bondLayout>
type BondPack = InstrumentPack<typeof bondLayout>

export const writeBonds = (bonds: readonly Bond[]) => writeInstrumentPack(bondLayout, bonds, rowColumns())
export const readBonds = (bytes: Uint8Array) => readInstrumentPack(bondLayout, bytes)

const querySpec = {
  texts: ['issuer'],
  choices: bondLayout.choices,
  sorts: ['relevance', 'name', 'price', '1y'],
  sizes: [20],
  id: /^[A-Z0-9-]{1,20}$/,
} as const satisfies QuerySpec
export type BondSearch = InstrumentSearch<typeof querySpec>
export const bondSearch = (address: Record<string, unknown>) => readInstrumentSearch(querySpec, address)

const highlight = createHighlight(plainWording)
const bondKind: FinderKind<typeof bondLayout, ReturnType<typeof cardOf>> = {
  facets: ({ texts, choices }) => ({
    issuer: { values: texts.issuer.all, of: texts.issuer.of },
    rating: { values: bondLayout.choices.rating, of: choices.rating },
  }),
  naming: (pack) => ({ tailOf: (at) => textAt(pack.texts.issuer, at) }),
  toCard:
    (pack) =>
    (at, { words }) =>
      cardOf(pack, at, words),
}

const cardOf = (pack: BondPack, at: number, words: readonly string[]) => {
  const { id, name, currency, value, texts, choices } = instrumentAt(pack, at)
  return { id, name, currency, value, ...texts, ...choices, spark: [], marks: highlight(name, words.join(' ')) }
}

export function createBondList(pack: BondPack) {
  const finder = createInstrumentFinder(bondKind, pack)
  return { find: (search: BondSearch) => finder.find(instrumentQueryOf(querySpec, search)), byId: finder.byId }
}

export const createBondReader = () =>
  createKindReader({ layout: bondLayout, read: readBonds, createFinder: createBondList, idOf: ({ id }) => id })

export const bondFigures = (history: Uint8Array): Figures | undefined =>
  figuresOf({ series: seriesIn(history), badPoints: [], unsure: [] }, 0.065)
