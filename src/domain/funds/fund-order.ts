import { readCategory } from '#domain/amfi/scheme-category.ts'
import { isActive, type Pack } from '#domain/packs/pack.ts'
import type { SearchResult } from '#domain/search/search.ts'
import type { Families } from './fund-columns.ts'
import { inCategory, withHouse } from './fund-sizes.ts'

const OTHER_CATEGORY = 5
/** Whoever has put money into a closed fund looks for it by its name. */
const CLOSED = 0.5
/** With a house that is not in the list lies so much of each of its categories, for each of its funds. */
const OTHER_HOUSE = 0.0002

/**
 * About how much lies in each fund, which is how many people look for it. What lies with a house is shared by its categories,
 * as large as those are, then by its funds there; one without a Direct Growth plan counts half.
 */
export function fundSizes(pack: Pack, { count, members, starts }: Families): Float64Array {
  const shown = Uint32Array.from({ length: count }, (_, fund) => members[starts[fund] ?? 0] ?? 0)
  const categories = pack.categories.all.map((heading) => readCategory(heading).name)
  const sizeOf = (at: number) =>
    pack.type[at] === 0 ? (inCategory[categories[pack.categories.of[at] ?? 0] ?? ''] ?? OTHER_CATEGORY) : CLOSED
  const ofHouse = pack.houses.all.map(() => ({
    funds: 0,
    categories: new Map<string, { size: number; funds: number }>(),
  }))
  const keyOf = (at: number) => `${categories[pack.categories.of[at] ?? 0]} ${pack.type[at]}`
  for (const at of shown) {
    const house = ofHouse[pack.houses.of[at] ?? 0]
    if (!house || !isActive(pack, at)) continue
    const known = house.categories.get(keyOf(at)) ?? { size: sizeOf(at), funds: 0 }
    known.funds += 1
    house.funds += 1
    house.categories.set(keyOf(at), known)
  }
  /** Of what lies in a category, the part that lies with the house. */
  const parts = ofHouse.map((house, at) => {
    const whole = [...house.categories.values()].reduce((sum, { size }) => sum + size, 0)
    const known = withHouse[(pack.houses.all[at] ?? '').replace(/ mutual fund.*/i, '')]
    return known === undefined ? OTHER_HOUSE * house.funds : known / whole
  })
  return Float64Array.from(shown, (at) => {
    const house = pack.houses.of[at] ?? 0
    const category = ofHouse[house]?.categories.get(keyOf(at))
    if (!category) return 0
    const bought = pack.plan[at] === 0 && pack.option[at] === 0 ? 1 : 0.5
    return (((parts[house] ?? 0) * category.size) / category.funds) * bought
  })
}

/** The largest first, and by name where nothing tells them apart. */
export function bySizeThenName(sizes: Float64Array, byName: Uint32Array): Uint32Array {
  return byName.slice().sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0))
}

/** Funds in the order of their names; a place that no fund has cannot be. */
export function fundsByName(pack: Pack, starts: Uint32Array, members: Uint32Array): Uint32Array {
  const names = Array.from({ length: starts.length - 1 }, (_, fund) => {
    const scheme = members[starts[fund] ?? 0] ?? 0
    return (pack.funds.all[pack.funds.of[scheme] ?? 0] ?? '').toLowerCase()
  })
  return Uint32Array.from(names, (_, fund) => fund).sort((a, b) => ((names[a] ?? '') < (names[b] ?? '') ? -1 : 1))
}

export function firstOf(order: Uint32Array, shown: Int32Array, most: number): number[] {
  const funds: number[] = []
  for (let at = 0; at < order.length && funds.length < most; at += 1) {
    const fund = order[at] ?? 0
    if (shown[fund] !== -1) funds.push(fund)
  }
  return funds
}

/** A fund stands where its best scheme stands. */
export function byRelevance(
  found: SearchResult,
  fundOf: (document: number) => number,
  bySize: Uint32Array,
  shown: Int32Array,
  most: number,
): number[] {
  const funds = new Set<number>()
  const add = (documents: readonly number[]) => {
    for (const document of documents) {
      if (funds.size === most) return
      // Among few a misspelt one may have been found that is none among all.
      if (shown[fundOf(document)] !== -1) funds.add(fundOf(document))
    }
  }
  add(found.documents)
  if (funds.size < most && found.total > found.documents.length) add(found.all())
  // What only comes near among what is active.
  const near = firstOf(bySize, shown, funds.size < most ? bySize.length : 0)
  return [...new Set([...funds, ...near])].slice(0, most)
}
