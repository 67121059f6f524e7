/** What can be chosen among, as the address writes it. Nothing is imported here: every page's first script reads addresses. */
export const fundChoices = {
  asset: ['equity', 'debt', 'hybrid', 'solution', 'index', 'fund-of-funds', 'other'],
  plan: ['direct', 'regular', 'unknown'],
  option: ['growth', 'idcw', 'bonus', 'unknown'],
  type: ['open', 'close', 'interval'],
  state: ['active', 'dormant', 'all'],
  sort: ['relevance', 'name', 'nav', '1y', '3y', '5y'],
} as const
type Choices = typeof fundChoices
type Choice = keyof Choices

/** The first is what nobody chose. */
export const fundSizes = [12, 24, 48, 96] as const
export const MOST_COMPARED = 4
const LAST_PAGE = 10_000
const LONGEST = { words: 200, name: 120 }

/** As the address has it; what is not there has its default. */
export type FundSearch = {
  q?: string
  house?: string
  category?: string
  asset?: Choices['asset'][number]
  plan?: Choices['plan'][number]
  option?: Choices['option'][number]
  type?: Choices['type'][number]
  state?: Exclude<Choices['state'][number], 'active'>
  sort?: Exclude<Choices['sort'][number], 'relevance'>
  page?: number
  size?: number
  /** Codes with commas between them. */
  compare?: string
}

export type FundFilter = 'house' | 'category' | 'asset' | 'plan' | 'option' | 'type' | 'state'

/** The same with every default in its place. */
export type FundQuery = {
  readonly q: string
  /** Empty where any will do. */
  readonly filters: Readonly<Record<Exclude<FundFilter, 'state'>, string>>
  readonly state: Choices['state'][number]
  readonly sort: Choices['sort'][number]
  readonly page: number
  readonly size: number
  readonly compare: readonly number[]
}

/** Reads an address. What it does not know, or what is the default anyway, is left out. */
export function fundSearch(address: Record<string, unknown>): FundSearch {
  const q = textOf(address.q, LONGEST.words)
  const house = textOf(address.house, LONGEST.name)
  const category = textOf(address.category, LONGEST.name)
  const asset = chosen('asset', address.asset)
  const plan = chosen('plan', address.plan)
  const option = chosen('option', address.option)
  const type = chosen('type', address.type)
  const state = chosen('state', address.state)
  const sort = chosen('sort', address.sort)
  const page = wholeOf(address.page)
  const size = fundSizes.find((one) => one === wholeOf(address.size))
  const compare = comparedCodes(address.compare).join(',')
  return {
    ...(q && { q }),
    ...(house && { house }),
    ...(asset && { asset }),
    ...(category && { category }),
    ...(plan && { plan }),
    ...(option && { option }),
    ...(type && { type }),
    ...(state && state !== 'active' && { state }),
    ...(sort && sort !== 'relevance' && { sort }),
    ...(page > 1 && page <= LAST_PAGE && { page }),
    ...(size && size !== fundSizes[0] && { size }),
    ...(compare && { compare }),
  }
}

/** The words, the order and what is compared stay; it begins on the first page. */
export const withoutFilters = ({ q, sort, size, compare }: FundSearch) => fundSearch({ q, sort, size, compare })

export function fundQueryOf({ q = '', page = 1, size = fundSizes[0], compare, ...search }: FundSearch): FundQuery {
  const { house = '', category = '', asset = '', plan = '', option = '', type = '' } = search
  const { state = 'active', sort = 'relevance' } = search
  return {
    q,
    filters: { house, category, asset, plan, option, type },
    state,
    sort,
    page,
    size,
    compare: comparedCodes(compare),
  }
}

/** Codes as `compare=` and `with=` have them, each once, four at most. */
export function comparedCodes(value: unknown): number[] {
  const codes = (typeof value === 'string' || typeof value === 'number' ? String(value) : '').split(',')
  const valid = codes.filter((code) => /^\d{1,9}$/.test(code)).map(Number)
  return [...new Set(valid)].slice(0, MOST_COMPARED)
}

/** An address has texts; a page's own code may hand over a number. */
function textOf(value: unknown, longest: number): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, longest) : ''
  return text.trim() ? text : ''
}

function wholeOf(value: unknown): number {
  const number = typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) ? number : 0
}

function chosen<Name extends Choice>(name: Name, value: unknown): Choices[Name][number] | undefined {
  const choices: readonly Choices[Name][number][] = fundChoices[name]
  return choices.find((choice) => choice === value)
}
