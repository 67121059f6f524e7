import type { PackPart } from '#domain/api/kind-packs.ts'
import type { InstrumentPack, PackLayout } from '#domain/packs/instrument-pack.ts'
import { type InstrumentQuote, quoteAt } from '#domain/packs/instrument-quote.ts'
import { currentId, type FormerNames, readNamesPack } from '#domain/packs/names-pack.ts'
import { sparkOf } from '#domain/packs/spark-line.ts'
import { readSparkPack, type SparkPack } from '#domain/packs/spark-pack.ts'

type Drawn = { readonly spark: readonly number[] }

type Finder<Query, Found extends { readonly cards: readonly unknown[] }> = {
  find(query: Query): Found
  byId?(id: string): Found['cards'][number] | undefined
  suggest?(words: string, most: number): readonly Found['cards'][number][]
}

/** What a browser has to know of a kind of instrument to search it and to price it. */
export type ReaderKind<Layout extends PackLayout, Query, Found extends { readonly cards: readonly Drawn[] }> = {
  readonly layout: Layout
  read(list: Uint8Array): InstrumentPack<Layout> | undefined
  createFinder(pack: InstrumentPack<Layout>, names: FormerNames | undefined): Finder<Query, Found>
  idOf(card: Found['cards'][number]): string
  /** It pays out, or gives bonus units, so that its value does not tell the whole gain. */
  pays?(pack: InstrumentPack<Layout>, at: number): boolean
}

export type KindReader<Query, Found> = {
  load(part: PackPart, bytes: Uint8Array): boolean
  /** Nothing while there is no list. */
  find(query: Query): Found | undefined
  /** Also by a former id, if it is now no other's. */
  quote(id: string): KindQuote | undefined
  /** The best matches while somebody types; none while there is no list. */
  suggest(words: string, most: number): readonly CardOf<Found>[]
  /** As a list shows it. */
  card(id: string): CardOf<Found> | undefined
}

type CardOf<Found> = Found extends { readonly cards: readonly (infer Card)[] } ? Card : never

export type KindQuote = InstrumentQuote & { readonly pays: boolean; readonly spark: readonly number[] }

/** Reads the packs of one kind and answers out of them. */
export function createKindReader<Layout extends PackLayout, Query, Found extends { readonly cards: readonly Drawn[] }>(
  kind: ReaderKind<Layout, Query, Found>,
): KindReader<Query, Found> {
  let known: { pack: InstrumentPack<Layout>; finder: Finder<Query, Found> } | undefined
  let names: FormerNames | undefined
  let sparks: SparkPack | undefined
  const index = (pack: InstrumentPack<Layout>) => {
    known = { pack, finder: kind.createFinder(pack, names) }
  }
  const drawn = (id: string) => (sparks ? sparkOf(sparks, id) : [])
  const readers: Record<PackPart, (bytes: Uint8Array) => boolean> = {
    list(bytes) {
      const pack = kind.read(bytes)
      if (pack) index(pack)
      return pack !== undefined
    },
    /** Before the list, as a rule: an index is made once. */
    names(bytes) {
      const read = readNamesPack(kind.layout.ids, bytes)
      names = read ?? names
      if (read && known) index(known.pack)
      return read !== undefined
    },
    sparks(bytes) {
      const read = readSparkPack(kind.layout.ids, bytes)
      sparks = read ?? sparks
      return read !== undefined
    },
  }
  return {
    load: (part, bytes) => readers[part](bytes),
    find(query) {
      const found = known?.finder.find(query)
      if (!found || !sparks) return found
      return { ...found, cards: found.cards.map((card) => ({ ...card, spark: drawn(kind.idOf(card)) })) }
    },
    suggest: (words, most) => (known?.finder.suggest?.(words, most) ?? []) as readonly CardOf<Found>[],
    card: (id) => known?.finder.byId?.(id) as CardOf<Found> | undefined,
    quote(id) {
      if (!known) return undefined
      const { pack } = known
      const at = pack.ids.placeOf(currentId(pack.ids, names, id))
      const quote = at < 0 ? undefined : quoteAt(pack, at)
      return quote && { ...quote, pays: kind.pays?.(pack, at) ?? false, spark: drawn(quote.id) }
    },
  }
}
