import { type InstrumentPack, isActive } from '#domain/packs/instrument-pack.ts'
import { states } from './instrument-query.ts'

/** A filter's values, and each instrument's index into them. */
export type FacetColumn = { readonly values: readonly string[]; readonly of: ArrayLike<number> }

export type FacetColumns = {
  /** The state comes last. */
  readonly names: readonly string[]
  readonly values: readonly (readonly string[])[]
  /** By instrument, then filter: one array is faster than one per filter. */
  readonly of: Uint16Array
}

export function facetColumns(
  pack: Pick<InstrumentPack, 'count' | 'latest' | 'day'>,
  facets: Readonly<Record<string, FacetColumn>>,
): FacetColumns {
  const stateOf = Uint8Array.from({ length: pack.count }, (_, at) => (isActive(pack, at) ? 0 : 1))
  const columns = Object.entries({ ...facets, state: { values: states, of: stateOf } })
  const of = new Uint16Array(pack.count * columns.length)
  for (const [filter, [, column]] of columns.entries())
    for (let at = 0; at < pack.count; at += 1) of[at * columns.length + filter] = column.of[at] ?? 0
  return { names: columns.map(([name]) => name), values: columns.map(([, { values }]) => values), of }
}

export function facetValue({ names, values, of }: FacetColumns, name: string, at: number): string {
  const filter = names.indexOf(name)
  return values[filter]?.[of[at * names.length + filter] ?? 0] ?? ''
}
