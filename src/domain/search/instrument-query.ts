/** The URL parameters of a list of instruments. Small: it is in every page's first script. */
export type QuerySpec = {
  /** Filters with free text. */
  readonly texts: readonly string[]
  /** Filters with few values. */
  readonly choices: Readonly<Record<string, readonly string[]>>
  /** Filters with few values, several of which may be chosen: any of them will do. Comma-separated in the URL. */
  readonly many?: Readonly<Record<string, readonly string[]>>
  /** Properties that an instrument has or not, such as amenities: all that are chosen must be there. */
  readonly flags?: Readonly<Record<string, readonly string[]>>
  /** Filters by a number from one to another: `price` is `priceFrom` and `priceTo` in the URL. */
  readonly ranges?: readonly string[]
  /** The first is the default. */
  readonly sorts: readonly string[]
  readonly sizes: readonly number[]
  /** Pattern of an id, for comparisons. */
  readonly id: RegExp
}

export const states = ['active', 'dormant', 'all'] as const
export type State = (typeof states)[number]
export const MOST_COMPARED = 4

const LAST_PAGE = 10_000
const LONGEST = { words: 200, name: 120 }

type Chosen<Spec extends QuerySpec> = { [Name in keyof Spec['choices']]?: Spec['choices'][Name][number] }
type Texts<Spec extends QuerySpec> = { [Name in Spec['texts'][number]]?: string }
type NamesIn<Spec extends QuerySpec, Part extends 'many' | 'flags'> = Spec extends {
  readonly [Name in Part]: infer All
}
  ? keyof All & string
  : never
type Lists<Spec extends QuerySpec> = { [Name in NamesIn<Spec, 'many'> | NamesIn<Spec, 'flags'>]?: string }
type RangeOf<Spec extends QuerySpec> = Spec extends { readonly ranges: readonly (infer Name extends string)[] }
  ? Name
  : never
type Ends<Spec extends QuerySpec> = { [Name in RangeOf<Spec> as `${Name}From` | `${Name}To`]?: number }

/** As in the URL; absent ones have their default. */
export type InstrumentSearch<Spec extends QuerySpec = QuerySpec> = Chosen<Spec> &
  Texts<Spec> &
  Lists<Spec> &
  Ends<Spec> & {
    q?: string
    state?: Exclude<State, 'active'>
    sort?: Spec['sorts'][number]
    page?: number
    size?: number
    /** Comma-separated ids. */
    compare?: string
  }

export type FilterOf<Spec extends QuerySpec> = Spec['texts'][number] | (keyof Spec['choices'] & string)

/** Both ends belong to it; an open end is infinite. */
export type Range = { readonly from: number; readonly to: number }

/** With all defaults filled in. */
export type InstrumentQuery<Spec extends QuerySpec = QuerySpec> = {
  readonly q: string
  /** Empty means any. */
  readonly filters: Readonly<Record<FilterOf<Spec>, string>>
  /** Filters of which one value must fit; none chosen means any. */
  readonly someOf?: Readonly<Record<string, readonly string[]>>
  /** Flags that must all be there. */
  readonly allOf?: Readonly<Record<string, readonly string[]>>
  /** Only those with a limit. */
  readonly ranges: Readonly<Record<string, Range>>
  readonly state: State
  readonly sort: Spec['sorts'][number]
  readonly page: number
  readonly size: number
  readonly compare: readonly string[]
}

/** Parses a URL. Unknown parameters and defaults are left out. */
export function readInstrumentSearch<Spec extends QuerySpec>(
  spec: Spec,
  address: Readonly<Record<string, unknown>>,
): InstrumentSearch<Spec> {
  const page = wholeOf(address.page)
  const size = spec.sizes.find((one) => one === wholeOf(address.size))
  const found: Record<string, string | number | undefined> = {
    q: textOf(address.q, LONGEST.words),
    ...Object.fromEntries(spec.texts.map((name) => [name, textOf(address[name], LONGEST.name)])),
    ...Object.fromEntries(Object.entries(spec.choices).map(([name, all]) => [name, oneOf(all, address[name])])),
    ...Object.fromEntries(listsOf(spec).map(([name, all]) => [name, knownOf(all, address[name]).join()])),
    ...Object.fromEntries(endsOf(spec).map((name) => [name, amountOf(address[name])])),
    state: address.state === states[0] ? undefined : oneOf(states, address.state),
    sort: address.sort === spec.sorts[0] ? undefined : oneOf(spec.sorts, address.sort),
    page: page > 1 && page <= LAST_PAGE ? page : undefined,
    size: size === spec.sizes[0] ? undefined : size,
    compare: comparedIds(spec, address.compare).join(','),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value)) as InstrumentSearch<Spec>
}

export function instrumentQueryOf<Spec extends QuerySpec>(
  spec: Spec,
  search: InstrumentSearch<Spec>,
): InstrumentQuery<Spec> {
  const { q = '', state = states[0], sort = spec.sorts[0] ?? '', page = 1, size = spec.sizes[0] ?? 0 } = search
  const asked = search as Readonly<Record<string, string | undefined>>
  const names = [...spec.texts, ...Object.keys(spec.choices)]
  const filters = Object.fromEntries(names.map((name) => [name, asked[name] ?? ''])) as InstrumentQuery<Spec>['filters']
  const ranges = Object.fromEntries((spec.ranges ?? []).flatMap((name) => rangeIn(name, search)))
  const chosen = (part: QuerySpec['many'] = {}) =>
    Object.fromEntries(Object.entries(part).map(([name, all]) => [name, knownOf(all, asked[name])]))
  const lists = { ...(spec.many && { someOf: chosen(spec.many) }), ...(spec.flags && { allOf: chosen(spec.flags) }) }
  return { q, filters, ...lists, ranges, state, sort, page, size, compare: comparedIds(spec, search.compare) }
}

/** From the larger to the smaller is meant the other way round. */
function rangeIn(name: string, search: Readonly<Record<string, unknown>>): [string, Range][] {
  const [from, to] = [search[`${name}From`], search[`${name}To`]] as (number | undefined)[]
  if (from === undefined && to === undefined) return []
  const [least, most] = [from ?? Number.NEGATIVE_INFINITY, to ?? Number.POSITIVE_INFINITY]
  return [[name, { from: Math.min(least, most), to: Math.max(least, most) }]]
}

const listsOf = ({ many = {}, flags = {} }: QuerySpec) => Object.entries({ ...many, ...flags })
const LONGEST_LIST = 1_000

/** Those of a comma-separated list that are known, in their own order. */
function knownOf(all: readonly string[], value: unknown): readonly string[] {
  const asked = textOf(value, LONGEST_LIST).split(',')
  return all.filter((one) => asked.includes(one))
}

const endsOf = ({ ranges = [] }: QuerySpec) => ranges.flatMap((name) => [`${name}From`, `${name}To`])

/** Keeps query, order and comparison; back to page one. */
export const withoutFilters = <Spec extends QuerySpec>(
  spec: Spec,
  { q, sort, size, compare }: Readonly<Record<string, unknown>>,
): InstrumentSearch<Spec> => readInstrumentSearch(spec, { q, sort, size, compare })

/** Comma-separated ids: unique, at most four. */
export function comparedIds({ id }: Pick<QuerySpec, 'id'>, value: unknown): string[] {
  const ids = (typeof value === 'string' || typeof value === 'number' ? String(value) : '').split(',')
  return [...new Set(ids.filter((one) => id.test(one)))].slice(0, MOST_COMPARED)
}

/** URLs have strings; our own code may pass a number. */
function textOf(value: unknown, longest: number): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, longest) : ''
  return text.trim() ? text : ''
}

function amountOf(value: unknown): number | undefined {
  const amount = typeof value === 'string' && /^\d{1,12}(\.\d{1,6})?$/.test(value) ? Number(value) : value
  return typeof amount === 'number' && amount > 0 && amount < 1e12 ? amount : undefined
}

function wholeOf(value: unknown): number {
  const number = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) ? number : 0
}

const oneOf = <Value extends string>(all: readonly Value[], value: unknown) => all.find((one) => one === value)
