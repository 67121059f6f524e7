import type { NavRow, SchemeType } from '#domain/amfi/nav-row.ts'
import { options, plans, type SchemeName } from '#domain/amfi/scheme-name.ts'
import { firstNotBelow } from '#domain/numbers/binary-search.ts'
import { byteWriter, opened, sealed } from '#domain/numbers/byte-code.ts'
import type { Day } from '#domain/time/day.ts'
import { readSteps, readTexts, type Texts, writeSteps, writeTexts } from './pack-columns.ts'
import { type Isins, isinAt, readIsins, writeIsins } from './pack-isins.ts'
import { readUnitChanges, type UnitChange, type UnitChanges, writeUnitChanges } from './pack-unit-changes.ts'
import {
  datedValue,
  dayAt,
  NO_RETURN,
  navAt,
  readReturn,
  readValues,
  type Values,
  writeReturn,
  writeValues,
} from './pack-values.ts'

const NAME = 'BYP'
const VERSION = 2
/** Kept by servers before there were unit changes. */
const OLD_VERSION = 1

/** A scheme whose last value is so many days older than the market's is dormant. */
export const DORMANT_AFTER = 30

/** What the pack knows of a scheme. Returns are in hundredths of a per cent, for the years annualised; null where they are not known. */
export type PackScheme = Pick<
  NavRow,
  'code' | 'isin' | 'isinReinvest' | 'house' | 'type' | 'category' | 'nav' | 'day'
> &
  SchemeName & {
    readonly previousNav: string | null
    readonly previousDay: Day | null
    readonly return1y: number | null
    readonly return3y: number | null
    readonly return5y: number | null
    readonly unitChanges?: readonly UnitChange[]
  }

export type Pack = {
  readonly count: number
  /** The day of the newest value: funds of liquid money are a day or two ahead of the market. */
  readonly newest: Day
  /** The day that most values bear: the day of the market. */
  readonly day: Day
  /** They rise. */
  readonly codes: Int32Array
  readonly isins: Isins
  readonly isinsReinvest: Isins
  readonly funds: Texts
  readonly houses: Texts
  readonly categories: Texts
  readonly frequencies: Texts
  /** The same number for all plans and options of a fund. */
  readonly groups: Int32Array
  /** Places in `plans`, `options`, `schemeTypes` and `payouts`. */
  readonly plan: Uint8Array
  readonly option: Uint8Array
  readonly type: Uint8Array
  readonly payout: Uint8Array
  readonly latest: Values
  readonly previous: Values
  /** NO_RETURN where it is not known. */
  readonly returns: readonly [year: Int32Array, three: Int32Array, five: Int32Array]
  /** By code. */
  readonly unitChanges: UnitChanges
}

export const schemeTypes = ['open', 'close', 'interval'] as const satisfies readonly SchemeType[]
export const payouts = ['', 'payout', 'reinvestment'] as const satisfies readonly SchemeName['payout'][]

export function writePack(schemes: readonly PackScheme[]): Uint8Array {
  const rows = schemes.toSorted((a, b) => a.code - b.code)
  const newest = rows.reduce((day, row) => Math.max(day, row.day ?? 0, row.previousDay ?? 0), 0)
  const out = byteWriter()
  out.whole(rows.length)
  out.whole(newest)
  out.whole(newest - (marketDay(rows) ?? newest))
  writeSteps(
    out,
    rows.map(({ code }) => code),
  )
  writeIsins(
    out,
    rows.map(({ isin }) => isin),
  )
  writeIsins(
    out,
    rows.map(({ isinReinvest }) => isinReinvest),
  )
  for (const column of ['fund', 'house', 'category', 'frequency'] as const)
    writeTexts(
      out,
      rows.map((row) => row[column]),
    )
  writeSteps(out, groupsOf(rows))
  for (const { plan, option, type, payout } of rows)
    out.byte(
      plans.indexOf(plan) + 4 * options.indexOf(option) + 16 * schemeTypes.indexOf(type) + 64 * payouts.indexOf(payout),
    )
  writeValues(
    out,
    rows.map(({ nav, day }) => datedValue(nav, day)),
    newest,
  )
  writeValues(
    out,
    rows.map(({ previousNav, previousDay }) => datedValue(previousNav, previousDay)),
    newest,
  )
  for (const column of ['return1y', 'return3y', 'return5y'] as const)
    for (const row of rows) writeReturn(out, row[column])
  writeUnitChanges(out, rows)
  return sealed(NAME, VERSION, out.done())
}

/** Nothing where the bytes are not whole, not a pack or of another version. */
export function readPack(bytes: Uint8Array): Pack | undefined {
  const current = opened(NAME, VERSION, bytes)
  const input = current ?? opened(NAME, OLD_VERSION, bytes)
  const count = input?.whole() ?? 0
  if (!input || count > input.left()) return undefined
  const newest = input.whole()
  const day = current ? newest - input.whole() : newest
  const codes = readSteps(input, count)
  const isins = readIsins(input, count)
  const isinsReinvest = readIsins(input, count)
  const [funds, houses, categories, frequencies] = [1, 2, 3, 4].map(() => readTexts(input, count))
  const groups = readSteps(input, count)
  const kinds = Uint8Array.from({ length: count }, () => input.byte())
  const latest = readValues(input, count, newest)
  const previous = readValues(input, count, newest)
  const [year, three, five] = [1, 3, 5].map(() => Int32Array.from({ length: count }, () => readReturn(input)))
  const unitChanges: UnitChanges = current ? readUnitChanges(input) : new Map()
  if (!input.atEnd() || !funds || !houses || !categories || !frequencies || !year || !three || !five) return undefined
  const texts = { funds, houses, categories, frequencies, groups }
  const bits = (shift: number) => kinds.map((kind) => (kind >> shift) & 3)
  const choices = { plan: bits(0), option: bits(2), type: bits(4), payout: bits(6) }
  return {
    count,
    newest,
    day,
    codes,
    isins,
    isinsReinvest,
    ...texts,
    ...choices,
    latest,
    previous,
    returns: [year, three, five],
    unitChanges,
  }
}

/** As it was written, but that its fund is known by a number. */
export type PackedScheme = Omit<PackScheme, 'siblings' | 'unitChanges'> & {
  readonly group: number
  readonly unitChanges: readonly UnitChange[]
}

export function schemeAt(pack: Pack, at: number): PackedScheme {
  const text = ({ all, of }: Texts) => all[of[at] ?? 0] ?? ''
  const returned = (column: Int32Array) => (column[at] === NO_RETURN ? null : (column[at] ?? null))
  return {
    code: pack.codes[at] ?? 0,
    isin: isinAt(pack.isins, at),
    isinReinvest: isinAt(pack.isinsReinvest, at),
    fund: text(pack.funds),
    house: text(pack.houses),
    category: text(pack.categories),
    frequency: text(pack.frequencies),
    group: pack.groups[at] ?? 0,
    plan: plans[pack.plan[at] ?? 0] ?? 'unknown',
    option: options[pack.option[at] ?? 0] ?? 'unknown',
    type: schemeTypes[pack.type[at] ?? 0] ?? 'open',
    payout: payouts[pack.payout[at] ?? 0] ?? '',
    nav: navAt(pack.latest, at),
    day: dayAt(pack.latest, at),
    previousNav: navAt(pack.previous, at),
    previousDay: dayAt(pack.previous, at),
    return1y: returned(pack.returns[0]),
    return3y: returned(pack.returns[1]),
    return5y: returned(pack.returns[2]),
    unitChanges: pack.unitChanges.get(pack.codes[at] ?? 0) ?? [],
  }
}

export const isActive = (pack: Pack, at: number) => (pack.latest.days[at] ?? 0) >= Math.max(1, pack.day - DORMANT_AFTER)

/** Where a code stands, or -1. */
export function placeOf({ codes }: Pick<Pack, 'codes'>, code: number): number {
  const at = firstNotBelow(codes, code)
  return codes[at] === code ? at : -1
}

/** The day that most values bear; the later of two that as many do. */
export function marketDay(rows: readonly Pick<PackScheme, 'day'>[]): Day | undefined {
  const counts = new Map<Day, number>()
  for (const { day } of rows) if (day !== null) counts.set(day, (counts.get(day) ?? 0) + 1)
  return [...counts].sort(([a, few], [b, many]) => many - few || b - a)[0]?.[0]
}

/** Funds numbered as they come. */
function groupsOf(rows: readonly PackScheme[]): number[] {
  const numbers = new Map<string, number>()
  return rows.map(({ siblings }) => {
    const number = numbers.get(siblings) ?? numbers.size
    numbers.set(siblings, number)
    return number
  })
}
