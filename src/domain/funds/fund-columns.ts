import { readCategory } from '#domain/amfi/scheme-category.ts'
import { isActive, type Pack } from '#domain/packs/pack.ts'
import { type FundFilter, fundChoices } from './fund-query.ts'

/** The state is the last. */
export const filterNames = ['house', 'category', 'asset', 'plan', 'option', 'type', 'state'] as const
export const FILTERS = filterNames.length

export type Columns = {
  /** What each filter can ask for. */
  readonly values: Readonly<Record<FundFilter, readonly string[]>>
  /** The place of each scheme's own among them, scheme by scheme, filter by filter: one array, for the sake of speed. */
  readonly of: Uint16Array
}

const STATES = { active: 0, dormant: 1 }

export function columnsOf(pack: Pack): Columns {
  const read = pack.categories.all.map(readCategory)
  const names = [...new Set(read.map(({ name }) => name))]
  const place = new Map(names.map((name, at) => [name, at]))
  const byHeading = (of: (heading: number) => number) => {
    const own = Int32Array.from(read, (_, heading) => of(heading))
    return pack.categories.of.map((heading) => own[heading] ?? 0)
  }
  const own: Readonly<Record<FundFilter, ArrayLike<number>>> = {
    house: pack.houses.of,
    category: byHeading((heading) => place.get(read[heading]?.name ?? '') ?? 0),
    asset: byHeading((heading) => fundChoices.asset.indexOf(read[heading]?.assetClass ?? 'other')),
    plan: pack.plan,
    option: pack.option,
    type: pack.type,
    state: pack.type.map((_, at) => (isActive(pack, at) ? STATES.active : STATES.dormant)),
  }
  const of = new Uint16Array(pack.count * FILTERS)
  for (const [filter, name] of filterNames.entries())
    for (let at = 0; at < pack.count; at += 1) of[at * FILTERS + filter] = own[name][at] ?? 0
  return { values: { ...fundChoices, house: pack.houses.all, category: names }, of }
}

export const filterValue = ({ values, of }: Columns, name: FundFilter, scheme: number) =>
  values[name][of[scheme * FILTERS + filterNames.indexOf(name)] ?? 0] ?? ''

/** The schemes of each fund side by side, the one whose figures stand for the fund first: direct before regular, growth before what pays out. */
export type Families = {
  readonly count: number
  readonly members: Uint32Array
  /** `members[starts[fund]…starts[fund + 1]]` */
  readonly starts: Uint32Array
}

export function familiesOf(pack: Pack): Families {
  const count = pack.groups.reduce((most, group) => Math.max(most, group + 1), 0)
  const keys = new Float64Array(pack.count)
  const starts = new Uint32Array(count + 1)
  for (let at = 0; at < pack.count; at += 1) {
    const fund = pack.groups[at] ?? 0
    const preference = (pack.plan[at] ?? 0) * 4 + (pack.option[at] ?? 0)
    keys[at] = (fund * 16 + preference) * 2 ** 24 + at
    starts[fund + 1] = (starts[fund + 1] ?? 0) + 1
  }
  keys.sort()
  for (let fund = 0; fund < count; fund += 1) starts[fund + 1] = (starts[fund + 1] ?? 0) + (starts[fund] ?? 0)
  return { count, members: Uint32Array.from(keys, (key) => key % 2 ** 24), starts }
}
