import type { FacetColumns } from './facet-columns.ts'
import type { Families } from './families.ts'
import { type State, states } from './instrument-query.ts'

export type Counted = {
  readonly total: number
  /** Family → its best matching member, or -1. */
  readonly shown: Int32Array
  /** Per filter: the number of families each value would find. */
  readonly counts: readonly Uint32Array[]
  /** Per flag column: how many families with each flag are found. */
  readonly flagCounts: readonly Uint32Array[]
}

/** Which values of each filter fit. */
export type Wanted = {
  /** Per filter: 1 if any value will do. */
  readonly open: Uint8Array
  /** `fits[offsets[filter] + value]` */
  readonly fits: Uint8Array
  readonly offsets: Uint32Array
}

type Lists = Readonly<Record<string, readonly string[]>>

export function wantedOf(
  { names, values }: FacetColumns,
  filters: Readonly<Record<string, string>>,
  state: State,
  lists: Lists = {},
): Wanted {
  const asked: Readonly<Record<string, string>> = { ...filters, state: state === 'all' ? '' : state }
  const offsets = new Uint32Array(names.length + 1)
  for (const [filter, all] of values.entries()) offsets[filter + 1] = (offsets[filter] ?? 0) + all.length
  const open = new Uint8Array(names.length)
  const fits = new Uint8Array(offsets[names.length] ?? 0)
  for (const [filter, name] of names.entries()) {
    const wanted = lists[name] ?? (asked[name] ? [asked[name]] : [])
    if (wanted.length === 0) open[filter] = 1
    for (const value of wanted) {
      const at = values[filter]?.indexOf(value) ?? -1
      if (at >= 0) fits[(offsets[filter] ?? 0) + at] = 1
    }
  }
  return { open, fits, offsets }
}

/** Whether an instrument passes all filters. */
export const passes =
  ({ of, names }: FacetColumns, { open, fits, offsets }: Wanted) =>
  (at: number) => {
    const row = at * names.length
    for (let filter = 0; filter < names.length; filter += 1)
      if (open[filter] === 0 && fits[(offsets[filter] ?? 0) + (of[row + filter] ?? 0)] === 0) return false
    return true
  }

/** Whether an instrument has all the flags that are asked for. */
export function hasFlags({ flags }: FacetColumns, lists: Lists): (at: number) => boolean {
  const asked = flags.flatMap(({ name, values, bits }) => {
    const wanted = (lists[name] ?? []).reduce((mask, flag) => (mask | (1 << values.indexOf(flag))) >>> 0, 0)
    return wanted === 0 ? [] : [{ bits, wanted }]
  })
  return (at) => asked.every(({ bits, wanted }) => ((bits[at] ?? 0) & wanted) >>> 0 === wanted)
}

/**
 * One pass over all instruments. One that fails a single filter counts for that filter only: another choice there would
 * find it. A family counts once; its members are adjacent, so the last counted family is enough. Flags count those that
 * pass everything: one more flag only narrows.
 */
export function countFamilies(
  { of, names, values, flags }: FacetColumns,
  { count, members, starts }: Families,
  { open, fits, offsets }: Wanted,
  matches?: Uint8Array,
): Counted {
  const filters = names.length
  const flagStarts = new Uint32Array(flags.length + 1)
  flagStarts[0] = offsets[filters] ?? 0
  for (const [column, flag] of flags.entries()) flagStarts[column + 1] = (flagStarts[column] ?? 0) + flag.values.length
  const sums = new Uint32Array(flagStarts[flags.length] ?? 0)
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
        if (open[filter] === 1 || fits[(offsets[filter] ?? 0) + (of[row + filter] ?? 0)] === 1) continue
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
        for (let column = 0; column < flags.length; column += 1)
          for (let bits = flags[column]?.bits[member] ?? 0; bits !== 0; bits &= bits - 1)
            add((flagStarts[column] ?? 0) + 31 - Math.clz32(bits & -bits), family)
      } else add((offsets[failed] ?? 0) + (of[row + failed] ?? 0), family)
      if (failures === 0 || failed === filters - 1) add(all, family)
    }
  }
  return {
    total,
    shown,
    counts: values.map((_, filter) => sums.subarray(offsets[filter], offsets[filter + 1])),
    flagCounts: flags.map((_, column) => sums.subarray(flagStarts[column], flagStarts[column + 1])),
  }
}
