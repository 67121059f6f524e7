import { readCategory } from '#domain/amfi/scheme-category.ts'
import { isActive } from '#domain/packs/instrument-pack.ts'
import type { Families } from '#domain/search/families.ts'
import type { FundPack } from './fund-pack.ts'
import { inCategory, withHouse } from './fund-sizes.ts'

const OTHER_CATEGORY = 5
/** Investors still look for closed funds by name. */
const CLOSED = 0.5
/** Assumed share of a category per fund for an AMC not in the list. */
const OTHER_HOUSE = 0.0002

/**
 * Estimates each fund's size as a proxy for popularity: an AMC's assets are split by category size, then by its funds
 * there; one without a Direct Growth plan counts half.
 */
export function fundPopularity(pack: FundPack, { count, members, starts }: Families): Float64Array {
  const { house: houses, category: headings } = pack.texts
  const { type, plan, option } = pack.choices
  const shown = Uint32Array.from({ length: count }, (_, fund) => members[starts[fund] ?? 0] ?? 0)
  const categories = headings.all.map((heading) => readCategory(heading).name)
  const sizeOf = (at: number) =>
    type[at] === 0 ? (inCategory[categories[headings.of[at] ?? 0] ?? ''] ?? OTHER_CATEGORY) : CLOSED
  const ofHouse = houses.all.map(() => ({
    funds: 0,
    categories: new Map<string, { size: number; funds: number }>(),
  }))
  const keyOf = (at: number) => `${categories[headings.of[at] ?? 0]} ${type[at]}`
  for (const at of shown) {
    const house = ofHouse[houses.of[at] ?? 0]
    if (!house || !isActive(pack, at)) continue
    const known = house.categories.get(keyOf(at)) ?? { size: sizeOf(at), funds: 0 }
    known.funds += 1
    house.funds += 1
    house.categories.set(keyOf(at), known)
  }
  /** The AMC's share of a category. */
  const parts = ofHouse.map((house, at) => {
    const whole = [...house.categories.values()].reduce((sum, { size }) => sum + size, 0)
    const known = withHouse[(houses.all[at] ?? '').replace(/ mutual fund.*/i, '')]
    return known === undefined ? OTHER_HOUSE * house.funds : known / whole
  })
  return Float64Array.from(shown, (at) => {
    const house = houses.of[at] ?? 0
    const category = ofHouse[house]?.categories.get(keyOf(at))
    if (!category) return 0
    const bought = plan[at] === 0 && option[at] === 0 ? 1 : 0.5
    return (((parts[house] ?? 0) * category.size) / category.funds) * bought
  })
}
