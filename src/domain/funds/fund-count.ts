import { type Columns, type Families, FILTERS, filterNames } from './fund-columns.ts'
import type { FundFilter, FundQuery } from './fund-query.ts'

export type Counted = {
  readonly total: number
  /** Fund → the scheme that stands for it among those that were found, or -1. */
  readonly shown: Int32Array
  /** How many would be found by each value of a filter. */
  readonly counts: Readonly<Record<FundFilter, Uint32Array>>
}

const ANY = -1
const NONE = -2

/** For each filter the place of the value that is asked for; or any, or one that there is not. */
export type Wanted = Int32Array

export function wantedOf({ values }: Columns, { filters, state }: FundQuery): Wanted {
  const asked = { ...filters, state: state === 'all' ? '' : state }
  return Int32Array.from(filterNames, (name) => {
    const at = values[name].indexOf(asked[name])
    return asked[name] === '' ? ANY : at < 0 ? NONE : at
  })
}

/** Whether a scheme has everything that is asked for. */
export const passes =
  ({ of }: Columns, wanted: Wanted) =>
  (scheme: number) =>
    wanted.every((value, filter) => value === ANY || of[scheme * FILTERS + filter] === value)

/**
 * One pass over all schemes. One that fails a single filter counts for that filter alone: another choice there would find it. A fund
 * counts once however many of its schemes are found; they stand side by side, so it is enough to know which fund counted last.
 */
export function countFunds(
  { of, values }: Columns,
  { count, members, starts }: Families,
  wanted: Wanted,
  matches?: Uint8Array,
): Counted {
  const offsets = new Uint32Array(FILTERS + 1)
  for (const [filter, name] of filterNames.entries()) offsets[filter + 1] = (offsets[filter] ?? 0) + values[name].length
  const sums = new Uint32Array(offsets[FILTERS] ?? 0)
  const last = new Int32Array(sums.length).fill(-1)
  const all = (offsets[FILTERS - 1] ?? 0) + values.state.indexOf('all')
  const shown = new Int32Array(count).fill(-1)
  let total = 0
  const add = (place: number, fund: number) => {
    if (last[place] === fund) return
    last[place] = fund
    sums[place] = (sums[place] ?? 0) + 1
  }
  for (let fund = 0; fund < count; fund += 1) {
    for (let at = starts[fund] ?? 0; at < (starts[fund + 1] ?? 0); at += 1) {
      const scheme = members[at] ?? 0
      if (matches && matches[scheme] === 0) continue
      const row = scheme * FILTERS
      let failed = -1
      let failures = 0
      for (let filter = 0; filter < FILTERS && failures < 2; filter += 1) {
        const value = wanted[filter]
        if (value === ANY || value === of[row + filter]) continue
        failed = filter
        failures += 1
      }
      if (failures > 1) continue
      if (failures === 0) {
        if (shown[fund] === -1) {
          shown[fund] = scheme
          total += 1
        }
        for (let filter = 0; filter < FILTERS; filter += 1) add((offsets[filter] ?? 0) + (of[row + filter] ?? 0), fund)
      } else add((offsets[failed] ?? 0) + (of[row + failed] ?? 0), fund)
      if (failures === 0 || failed === FILTERS - 1) add(all, fund)
    }
  }
  const part = (name: FundFilter) => {
    const filter = filterNames.indexOf(name)
    return sums.subarray(offsets[filter], offsets[filter + 1])
  }
  return {
    total,
    shown,
    counts: {
      house: part('house'),
      category: part('category'),
      asset: part('asset'),
      plan: part('plan'),
      option: part('option'),
      type: part('type'),
      state: part('state'),
    },
  }
}
