import { readCategory } from '#domain/amfi/scheme-category.ts'
import type { FacetColumn } from '#domain/search/facet-columns.ts'
import type { FundPack } from './fund-pack.ts'
import { type FundFilter, fundChoices } from './fund-query.ts'

/** The filters of funds. Categories have their common names, not AMFI's headings. */
export function fundFacets({ texts, choices }: FundPack): Record<Exclude<FundFilter, 'state'>, FacetColumn> {
  const { house, category } = texts
  const read = category.all.map(readCategory)
  const names = [...new Set(read.map(({ name }) => name))]
  const place = new Map(names.map((name, at) => [name, at]))
  const byHeading = (of: (heading: number) => number) => {
    const own = Int32Array.from(read, (_, heading) => of(heading))
    return category.of.map((heading) => own[heading] ?? 0)
  }
  return {
    house: { values: house.all, of: house.of },
    category: { values: names, of: byHeading((heading) => place.get(read[heading]?.name ?? '') ?? 0) },
    asset: {
      values: fundChoices.asset,
      of: byHeading((heading) => fundChoices.asset.indexOf(read[heading]?.assetClass ?? 'other')),
    },
    plan: { values: fundChoices.plan, of: choices.plan },
    option: { values: fundChoices.option, of: choices.option },
    type: { values: fundChoices.type, of: choices.type },
  }
}

/** Direct before Regular, Growth before IDCW. */
export const fundPreference =
  ({ choices: { plan, option } }: FundPack) =>
  (at: number) =>
    (plan[at] ?? 0) * 4 + (option[at] ?? 0)
