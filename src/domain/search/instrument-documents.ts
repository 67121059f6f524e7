import { type InstrumentPack, isActive } from '#domain/packs/instrument-pack.ts'
import { isinAt } from '#domain/packs/pack-isins.ts'
import type { SearchInput } from './search-index.ts'

/** The search's documents: every instrument by name, then former names as documents of their own. */
export type InstrumentDocuments = {
  readonly input: SearchInput
  /** Document → instrument. */
  readonly placeOf: Uint32Array
  /** The former name, if the document is one. */
  readonly formerAt: (document: number) => string | undefined
}

/** How a kind of instrument is named for the search. */
export type Naming = {
  /** What distinguishes an instrument within its family, appended to the family's name. */
  readonly tailOf: (place: number) => string
  readonly formerOf?: (place: number) => readonly string[]
  /** Popularity of each family. */
  readonly sizes?: Float64Array
}

/** Between equal matches: larger first, then current before former names; dormant last. */
const RANK = { active: 60, dormant: 1, former: -1, levels: 12 }

const noNames = () => []

export function documentsOf(pack: InstrumentPack, { tailOf, formerOf = noNames, sizes }: Naming): InstrumentDocuments {
  const places = Array.from({ length: pack.count }, (_, at) => at)
  const former: string[] = []
  const owners: number[] = []
  for (const at of places)
    for (const name of formerOf(at)) {
      former.push(name)
      owners.push(at)
    }
  const noKeys = former.map(() => '')
  const levels = levelsOf(sizes ?? new Float64Array())
  const rank = (at: number) => (isActive(pack, at) ? RANK.active + (levels[pack.families[at] ?? 0] ?? 0) : RANK.dormant)
  const withTail = (name: string, at: number) => [name, tailOf(at)].filter(Boolean).join(' ')
  return {
    input: {
      names: [
        ...places.map((at) => withTail(pack.names.all[pack.names.of[at] ?? 0] ?? '', at)),
        ...former.map((name, n) => `${name} ${tailOf(owners[n] ?? 0)}`),
      ],
      codes: [...places.map(pack.ids.at), ...noKeys],
      extra: pack.isins.map((column) => [...places.map((at) => isinAt(column, at) ?? ''), ...noKeys]),
      rankRange: RANK.active + RANK.levels,
      rank: Uint8Array.from([...places.map(rank), ...owners.map((at) => rank(at) + RANK.former)]),
    },
    placeOf: Uint32Array.from([...places, ...owners]),
    formerAt: (document) => former[document - pack.count],
  }
}

/** Log2 levels, from 0 for the smallest. */
function levelsOf(sizes: Float64Array): Float64Array {
  const largest = sizes.reduce((most, size) => Math.max(most, size), 0)
  return sizes.map((size) => Math.max(0, RANK.levels + Math.round(Math.log2(size / (largest || 1)))))
}
