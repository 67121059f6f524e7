import { type Written, writtenOf } from '#domain/numbers/written-number.ts'
import { type ChartSearch, chartSearch } from '#domain/search/chart-query.ts'

export const comparedKinds = ['fund', 'stock', 'property', 'goal'] as const
export type ComparedKind = (typeof comparedKinds)[number]
export type ComparedRef = { readonly kind: ComparedKind; readonly id: string }

/** At most as many as fit beside each other. */
export const MOST_THINGS = 4

/** In years. */
export const comparePeriods = [1, 3, 5, 10] as const
export type ComparePeriod = (typeof comparePeriods)[number]
export const USUAL_PERIOD: ComparePeriod = 5

/** What goes into a fund or a stock, in its own currency. */
export const moneyFields = ['once', 'monthly'] as const
/** Of every compared property: shares of its price, rates in per cent a year, maintenance a month. */
export const homeFields = ['growth', 'yield', 'rentRise', 'upkeep', 'downShare', 'rate', 'years', 'selling'] as const
export type MoneyField = (typeof moneyFields)[number]
export type HomeAssumption = (typeof homeFields)[number]
export type CompareField = MoneyField | HomeAssumption

/** The address of a comparison; absent ones have their default. Import little: other pages link here. */
export type CompareSearch = ChartSearch & { [Field in CompareField]?: Written } & {
  /** Comma-separated, such as `fund:120503,stock:INFY`. */
  of?: string
  over?: ComparePeriod
}

const amounts: readonly CompareField[] = ['once', 'monthly', 'upkeep']

export function compareSearch(address: Record<string, unknown>): CompareSearch {
  const refs = comparedRefs(address.of)
  const over = comparePeriods.find((years) => String(years) === String(address.over))
  const written = [...moneyFields, ...homeFields]
    .map((field) => [field, writtenOf(address[field], amounts.includes(field) ? '' : '.')] as const)
    .filter(([, value]) => value !== undefined)
  return {
    ...(refs.length > 0 && { of: refsText(refs) }),
    ...(over !== undefined && over !== USUAL_PERIOD && { over }),
    ...Object.fromEntries(written),
    ...chartSearch(address),
  }
}

/** As in the paths of their pages. */
const patterns = {
  fund: /^\d{1,9}$/,
  stock: /^[\w&.^-]{1,32}$/,
  property: /^[\w-]{1,64}$/,
  goal: /^[\w-]{1,64}$/,
} as const

const MOST_LETTERS = 400

/** In the order of the address, each once. */
export function comparedRefs(value: unknown): ComparedRef[] {
  if (typeof value !== 'string') return []
  const refs = [...new Set(value.slice(0, MOST_LETTERS).split(','))].flatMap((text): ComparedRef[] => {
    const at = text.indexOf(':')
    const [written, id] = [text.slice(0, at), text.slice(at + 1)]
    const kind = comparedKinds.find((one) => one === written)
    return kind && patterns[kind].test(id) ? [{ kind, id }] : []
  })
  return refs.slice(0, MOST_THINGS)
}

export const refText = ({ kind, id }: ComparedRef) => `${kind}:${id}`
export const refsText = (refs: readonly ComparedRef[]) => refs.map(refText).join()

/** The page that compares these. */
export const compareLink = (refs: readonly ComparedRef[]) => `/compare?of=${encodeURIComponent(refsText(refs))}`
