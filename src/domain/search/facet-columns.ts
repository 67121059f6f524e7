import { type InstrumentPack, isActive } from '#domain/packs/instrument-pack.ts'
import { states } from './instrument-query.ts'

/** A filter's values, and each instrument's index into them. */
export type FacetColumn = { readonly values: readonly string[]; readonly of: ArrayLike<number> }

/** Properties that an instrument has or not, a bit for each of the values. */
export type FlagColumn = { readonly values: readonly string[]; readonly bits: Uint32Array }

export type FacetColumns = {
  /** The state comes last. */
  readonly names: readonly string[]
  readonly values: readonly (readonly string[])[]
  /** By instrument, then filter: one array is faster than one per filter. */
  readonly of: Uint16Array
  readonly flags: readonly (FlagColumn & { readonly name: string })[]
}

export function facetColumns(
  pack: Pick<InstrumentPack, 'count' | 'layout' | 'latest' | 'day'> & { readonly choices: object },
  facets: Readonly<Record<string, FacetColumn>>,
  flags: Readonly<Record<string, FlagColumn>> = {},
): FacetColumns {
  const stateOf = Uint8Array.from({ length: pack.count }, (_, at) => (isActive(pack, at) ? 0 : 1))
  const columns = Object.entries({ ...facets, state: { values: states, of: stateOf } })
  const of = new Uint16Array(pack.count * columns.length)
  for (const [filter, [, column]] of columns.entries())
    for (let at = 0; at < pack.count; at += 1) of[at * columns.length + filter] = column.of[at] ?? 0
  return {
    names: columns.map(([name]) => name),
    values: columns.map(([, { values }]) => values),
    of,
    flags: Object.entries(flags).map(([name, column]) => ({ name, ...column })),
  }
}

export function facetValue({ names, values, of }: FacetColumns, name: string, at: number): string {
  const filter = names.indexOf(name)
  return values[filter]?.[of[at * names.length + filter] ?? 0] ?? ''
}
