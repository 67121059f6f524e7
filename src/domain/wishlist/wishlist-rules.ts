import { idsOf, type KeptList, move } from '#domain/kept/kept-list.ts'
import type { UnitChange } from '#domain/packs/pack-unit-changes.ts'
import { isSampleCode } from '#domain/sample/sample-code.ts'
import { isSampleSymbol } from '#domain/stocks/sample-symbol.ts'
import { csvOf } from '#domain/text/csv.ts'
import { wordFilter } from '#domain/text/word-filter.ts'
import type { Wish, WishlistKind } from './wishlist.ts'

export type WishOrder = 'manual' | 'name' | 'added'

/** A current price. */
export type Price = {
  /** The market's name for it. */
  readonly name?: string
  readonly price: number
  /** Of the price; absent where it is the list's own. */
  readonly currency?: string
  readonly date: string
  /** The instrument's id of now, if it was asked for by a former one. */
  readonly id?: string
  /** Against the previous day, in per cent. */
  readonly change: number | null
  /** Recent weeks as heights from 0 to 40. */
  readonly spark?: readonly number[]
  /** In hundredths of a per cent, multi-year ones annualised. */
  readonly return1y?: number | null
  readonly return3y?: number | null
  readonly return5y?: number | null
  /** Pays dividends or issues bonus units. */
  readonly pays?: boolean
  readonly unitChanges?: readonly UnitChange[]
  /** It compares with no price before it. */
  readonly isUnsure?: boolean
  /** In the preferred currency, with the rate's date. */
  readonly converted?: { readonly amount: number; readonly currency: string; readonly rateDate: string } | null
}
export type Prices = ReadonlyMap<string, Price>

/** Every word must occur in name, code or reason. */
export const searchWishes = wordFilter<Wish>(({ name, code, reason }) => `${name}\n${code}\n${reason ?? ''}`)

/** Shared: localeCompare would create a collator per comparison. */
const byName = new Intl.Collator('en', { numeric: true })

/** In manual order, by name, or newest first. */
export function inOrder(wishes: readonly Wish[], order: WishOrder): Wish[] {
  if (order === 'name') return wishes.toSorted((a, b) => byName.compare(a.name, b.name))
  if (order === 'added') return wishes.toSorted((a, b) => (a.addedAt < b.addedAt ? 1 : a.addedAt > b.addedAt ? -1 : 0))
  return [...wishes]
}

/** Moves one place up or down. */
export function step<Item>(list: KeptList<Item>, id: string, way: 'up' | 'down', at: string): KeptList<Item> {
  const ids = idsOf(list)
  const here = ids.indexOf(id)
  const before = way === 'up' ? ids[here - 1] : (ids[here + 2] ?? null)
  if (here < 0 || before === undefined || (way === 'down' && here === ids.length - 1)) return list
  const moved = move(list, id, before, at)
  if (idsOf(moved).indexOf(id) !== here) return moved
  // Two tabs gave two items the same position: renumbers all.
  const apart = list.map((entry) =>
    entry.item === null ? entry : { ...entry, rev: entry.rev + 1, at, place: ids.indexOf(entry.id) },
  )
  return move(apart, id, before, at)
}

/** Added while only sample data existed; the real market has no prices for them. */
export const leftOverSamples = (wishes: readonly Wish[], source: 'live' | 'sample' | undefined): Wish[] =>
  source === 'live' ? wishes.filter(({ code }) => isSampleCode(Number(code)) || isSampleSymbol(code)) : []

export function wishesAsCsv(kind: WishlistKind, wishes: readonly Wish[]): string {
  const head = ['Name', kind === 'fund' ? 'Scheme code' : 'Symbol', 'Added on', 'Price when added', 'Price date']
  return csvOf([
    [...head, 'Target', 'Currency', 'Reason'],
    ...wishes.map(({ name, code, addedAt, price, priceDate, target, currency, reason }) => [
      name,
      code,
      addedAt.slice(0, 10),
      price,
      priceDate,
      target,
      currency,
      reason,
    ]),
  ])
}
