import { idsOf, type KeptList, move } from '#domain/kept/kept-list.ts'
import type { UnitChange } from '#domain/packs/pack-unit-changes.ts'
import { isSampleCode } from '#domain/sample/sample-code.ts'
import { csvOf } from '#domain/text/csv.ts'
import { wordFilter } from '#domain/text/word-filter.ts'
import type { Wish, WishlistKind } from './wishlist.ts'

export type WishOrder = 'manual' | 'name' | 'added'

/** A price of now, for what is followed. */
export type Price = {
  /** As the market calls it. */
  readonly name?: string
  readonly price: number
  readonly date: string
  /** Against the day before, in percent. */
  readonly change: number | null
  /** The last weeks as heights from 0 to 40. */
  readonly spark?: readonly number[]
  /** In hundredths of a per cent, above a year a year's. */
  readonly return1y?: number | null
  readonly return3y?: number | null
  readonly return5y?: number | null
  /** It pays out, or gives bonus units. */
  readonly pays?: boolean
  readonly unitChanges?: readonly UnitChange[]
  /** In the currency in which the person thinks, by the rate of a day. */
  readonly converted?: { readonly amount: number; readonly currency: string; readonly rateDate: string } | null
}
export type Prices = ReadonlyMap<string, Price>

/** Every word must stand in the name, the code or the reason. */
export const searchWishes = wordFilter<Wish>(({ name, code, reason }) => `${name}\n${code}\n${reason ?? ''}`)

/** One for all: of thousands of names each comparison would make its own. */
const byName = new Intl.Collator('en', { numeric: true })

/** As somebody arranged them, by name, or the newest first. */
export function inOrder(wishes: readonly Wish[], order: WishOrder): Wish[] {
  if (order === 'name') return wishes.toSorted((a, b) => byName.compare(a.name, b.name))
  if (order === 'added') return wishes.toSorted((a, b) => (a.addedAt < b.addedAt ? 1 : a.addedAt > b.addedAt ? -1 : 0))
  return [...wishes]
}

/** One place up or down. */
export function step<Item>(list: KeptList<Item>, id: string, way: 'up' | 'down', at: string): KeptList<Item> {
  const ids = idsOf(list)
  const here = ids.indexOf(id)
  const before = way === 'up' ? ids[here - 1] : (ids[here + 2] ?? null)
  if (here < 0 || before === undefined || (way === 'down' && here === ids.length - 1)) return list
  const moved = move(list, id, before, at)
  if (idsOf(moved).indexOf(id) !== here) return moved
  // Two tabs gave the same place to two items, so that there was none between them: all are counted anew.
  const apart = list.map((entry) =>
    entry.item === null ? entry : { ...entry, rev: entry.rev + 1, at, place: ids.indexOf(entry.id) },
  )
  return move(apart, id, before, at)
}

/** Followed while there was only a sample; now that the market is the real one, nobody prices them any more. */
export const leftOverSamples = (wishes: readonly Wish[], source: 'live' | 'sample' | undefined): Wish[] =>
  source === 'live' ? wishes.filter(({ code }) => isSampleCode(Number(code))) : []

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
