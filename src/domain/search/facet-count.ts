import type { FacetColumns } from './facet-columns.ts'
import type { Families } from './families.ts'
import { type State, states } from './instrument-query.ts'

export type Counted = {
  readonly total: number
  /** Family → its best matching member, or -1. */
  readonly shown: Int32Array
  /** Per filter: the number of families each value would find. */
  readonly counts: readonly Uint32Array[]
}

const ANY = -1
const NONE = -2

/** Per filter the wanted value's index, or "any", or "none such". */
export type Wanted = Int32Array

export function wantedOf(
  { names, values }: FacetColumns,
  filters: Readonly<Record<string, string>>,
  state: State,
): Wanted {
  const asked: Readonly<Record<string, string>> = { ...filters, state: state === 'all' ? '' : state }
  return Int32Array.from(names, (name, filter) => {
    const value = asked[name] ?? ''
    const at = values[filter]?.indexOf(value) ?? -1
    return value === '' ? ANY : at < 0 ? NONE : at
  })
}

/** Whether an instrument passes all filters. */
export const passes =
  ({ of, names }: FacetColumns, wanted: Wanted) =>
  (at: number) =>
    wanted.every((value, filter) => value === ANY || of[at * names.length + filter] === value)

/**
 * One pass over all instruments. One that fails a single filter counts for that filter only: another choice there would
 * find it. A family counts once; its members are adjacent, so the last counted family is enough.
 */
export function countFamilies(
  { of, names, values }: FacetColumns,
  { count, members, starts }: Families,
  wanted: Wanted,
  matches?: Uint8Array,
): Counted {
  const filters = names.length
  const offsets = new Uint32Array(filters + 1)
  for (const [filter, all] of values.entries()) offsets[filter + 1] = (offsets[filter] ?? 0) + all.length
  const sums = new Uint32Array(offsets[filters] ?? 0)
  const last = new Int32Array(sums.length).fill(-1)
  const all = (offsets[filters - 1] ?? 0) + states.indexOf('all')
  const shown = new Int32Array(count).fill(-1)
  let total = 0
  const add = (place: number, family: number) => {
    if (last[place] === family) return
    last[place] = family
    sums[place] = (sums[place] ?? 0) + 1
  }
  for (let family = 0; family < count; family += 1) {
    for (let at = starts[family] ?? 0; at < (starts[family + 1] ?? 0); at += 1) {
      const member = members[at] ?? 0
      if (matches && matches[member] === 0) continue
      const row = member * filters
      let failed = -1
      let failures = 0
      for (let filter = 0; filter < filters && failures < 2; filter += 1) {
        const value = wanted[filter]
        if (value === ANY || value === of[row + filter]) continue
        failed = filter
        failures += 1
      }
      if (failures > 1) continue
      if (failures === 0) {
        if (shown[family] === -1) {
          shown[family] = member
          total += 1
        }
        for (let filter = 0; filter < filters; filter += 1)
          add((offsets[filter] ?? 0) + (of[row + filter] ?? 0), family)
      } else add((offsets[failed] ?? 0) + (of[row + failed] ?? 0), family)
      if (failures === 0 || failed === filters - 1) add(all, family)
    }
  }
  return {
    total,
    shown,
    counts: values.map((_, filter) => sums.subarray(offsets[filter], offsets[filter + 1])),
  }
}
