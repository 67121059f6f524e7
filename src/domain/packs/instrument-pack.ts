import { byteWriter, verifyChecksum, withChecksum } from '#domain/numbers/byte-code.ts'
import type { Day } from '#domain/time/day.ts'
import { type IdForm, type Ids, placesById, readIds, type WrittenId, writeIds } from './instrument-ids.ts'
import { readSteps, readTexts, type Texts, writeSteps, writeTexts } from './pack-columns.ts'
import { type Isins, isinAt, readIsins, writeIsins } from './pack-isins.ts'
import { readUnitChanges, type UnitChange, type UnitChanges, writeUnitChanges } from './pack-unit-changes.ts'
import {
  datedValue,
  dayAt,
  NO_RETURN,
  readFigure,
  readReturn,
  readValues,
  type Values,
  valueAt,
  writeFigure,
  writeReturn,
  writeValues,
} from './pack-values.ts'
import { type Choices, readChoices, writeChoices } from './packed-choices.ts'
import { flagsIn, readFlags, writeFlags } from './packed-flags.ts'

/** Dormant: the last value is this many days older than the market's. */
export const DORMANT_AFTER = 30

/** The columns a kind of instrument adds to the common ones. */
export type PackLayout = {
  /** Three letters at the start of the bytes, and the format version. */
  readonly tag: string
  readonly version: number
  readonly ids: IdForm
  /** Number of ISIN columns. */
  readonly isins: number
  /** Of all instruments; if absent, each has its own. */
  readonly currency?: string
  /** Free-text columns, such as the sector. */
  readonly texts: readonly string[]
  /** Columns with few values, such as the plan. */
  readonly choices: Choices
  /** Columns of whole numbers that may be unknown, such as the return over a month. */
  readonly figures?: readonly string[]
  /** Columns of properties that an instrument has or not, such as amenities; at most 32 each. */
  readonly flags?: Choices
  /** The choice whose first value means active; without one, those with a value of the last 30 days are. */
  readonly active?: string
  /** Without a previous value the latest one compares with none before: what happened in between is unknown. */
  readonly comparesPrevious?: true
}

type TextOf<Layout extends PackLayout> = Layout['texts'][number]
type ChoiceOf<Layout extends PackLayout> = keyof Layout['choices'] & string
type FigureOf<Layout extends PackLayout> = Layout extends { readonly figures: readonly (infer Name extends string)[] }
  ? Name
  : never

type FlagOf<Layout extends PackLayout> = keyof FlagsOf<Layout> & string
type FlagsOf<Layout extends PackLayout> = Layout extends { readonly flags: infer Flags extends Choices }
  ? { readonly [Name in keyof Flags & string]: readonly Flags[Name][number][] }
  : Readonly<Record<never, readonly string[]>>

/** One instrument as written. Returns in hundredths of a per cent, multi-year ones annualised. */
export type InstrumentRow<Layout extends PackLayout = PackLayout> = {
  readonly id: string
  readonly name: string
  /** A family is listed as one: the plans of a fund. */
  readonly family: string
  readonly currency: string
  readonly isins: readonly (string | null)[]
  readonly texts: Readonly<Record<TextOf<Layout>, string>>
  readonly choices: { readonly [Name in ChoiceOf<Layout>]: Layout['choices'][Name][number] }
  readonly value: string | null
  readonly day: Day | null
  readonly previousValue: string | null
  readonly previousDay: Day | null
  /** Over one, three and five years. */
  readonly returns: readonly [number | null, number | null, number | null]
  readonly unitChanges: readonly UnitChange[]
  readonly figures?: Readonly<Record<FigureOf<Layout>, number | null>>
  readonly flags?: FlagsOf<Layout>
}

export type InstrumentPack<Layout extends PackLayout = PackLayout> = {
  readonly layout: Layout
  readonly count: number
  /** The newest date: liquid funds are a day or two ahead of the market. */
  readonly newest: Day
  /** The most frequent date: the market's day. */
  readonly day: Day
  readonly ids: Ids
  readonly isins: readonly Isins[]
  readonly names: Texts
  readonly currencies: Texts
  readonly texts: Readonly<Record<TextOf<Layout>, Texts>>
  /** Equal for all of a family. */
  readonly families: Int32Array
  /** Index into the values declared by the layout. */
  readonly choices: Readonly<Record<ChoiceOf<Layout>, Uint8Array>>
  readonly latest: Values
  readonly previous: Values
  /** Over one, three and five years; NO_RETURN if unknown. */
  readonly returns: readonly [Int32Array, Int32Array, Int32Array]
  readonly unitChanges: UnitChanges
  /** NaN where unknown. */
  readonly figures: Readonly<Record<FigureOf<Layout>, Float64Array>>
  /** A bit for each declared property. */
  readonly flags: Readonly<Record<FlagOf<Layout>, Uint32Array>>
}

/** How the columns are read from a kind's own rows: rows of one shape made for the purpose would double the time. */
export type PackColumns<Layout extends PackLayout, Row> = {
  readonly id: (row: Row) => WrittenId
  readonly name: (row: Row) => string
  readonly family: (row: Row) => string
  readonly currency: (row: Row) => string
  readonly isin: (row: Row, column: number) => string | null
  readonly text: (row: Row, name: TextOf<Layout>) => string
  readonly choice: (row: Row, name: ChoiceOf<Layout>) => string
  readonly value: (row: Row) => string | null
  readonly day: (row: Row) => Day | null
  readonly previousValue: (row: Row) => string | null
  readonly previousDay: (row: Row) => Day | null
  /** Over one, three and five years. */
  readonly returned: (row: Row, years: 0 | 1 | 2) => number | null
  readonly unitChanges: (row: Row) => readonly UnitChange[]
  readonly figure: (row: Row, name: FigureOf<Layout>) => number | null
  readonly flags: (row: Row, name: FlagOf<Layout>) => readonly string[]
}

/** The columns of rows that have the common shape. */
export const rowColumns = <Layout extends PackLayout>(): PackColumns<Layout, InstrumentRow<Layout>> => ({
  id: ({ id }) => id,
  name: ({ name }) => name,
  family: ({ family }) => family,
  currency: ({ currency }) => currency,
  isin: ({ isins }, column) => isins[column] ?? null,
  text: ({ texts }, name) => texts[name],
  choice: ({ choices }, name) => choices[name],
  value: ({ value }) => value,
  day: ({ day }) => day,
  previousValue: ({ previousValue }) => previousValue,
  previousDay: ({ previousDay }) => previousDay,
  returned: ({ returns }, years) => returns[years],
  unitChanges: ({ unitChanges }) => unitChanges,
  figure: ({ figures }, name) => figures?.[name] ?? null,
  flags: ({ flags }, name) => (flags?.[name] ?? []) as readonly string[],
})

export function writeInstrumentPack<Layout extends PackLayout, Row>(
  layout: Layout,
  instruments: readonly Row[],
  of: PackColumns<Layout, Row>,
): Uint8Array {
  const unsorted = instruments.map(of.id)
  const order = placesById(layout.ids, unsorted)
  const ids = order.map((place) => unsorted[place] ?? '')
  const rows = order.map((place) => instruments[place] as Row)
  const days = rows.map(of.day)
  const previousDays = rows.map(of.previousDay)
  const newest = days.reduce<Day>((latest, day, at) => Math.max(latest, day ?? 0, previousDays[at] ?? 0), 0)
  const out = byteWriter()
  const texts = (text: (row: Row) => string) => writeTexts(out, rows.map(text))
  const values = (value: (row: Row) => string | null, days: readonly (Day | null)[]) => {
    const dated = rows.map((row, at) => datedValue(value(row), days[at] ?? null))
    writeValues(out, dated, newest)
  }
  out.whole(rows.length)
  out.whole(newest)
  out.whole(newest - (marketDay(days) ?? newest))
  writeIds(out, layout.ids, ids)
  for (let column = 0; column < layout.isins; column += 1) {
    const isins = rows.map((row) => of.isin(row, column))
    writeIsins(out, isins)
  }
  texts(of.name)
  if (layout.currency === undefined) texts(of.currency)
  for (const name of layout.texts as readonly TextOf<Layout>[]) texts((row) => of.text(row, name))
  writeSteps(out, familyNumbers(rows.map(of.family)))
  writeChoices(out, layout.choices, rows, (row, name) => of.choice(row, name as ChoiceOf<Layout>))
  values(of.value, days)
  values(of.previousValue, previousDays)
  for (const years of [0, 1, 2] as const) for (const row of rows) writeReturn(out, of.returned(row, years))
  writeUnitChanges(out, layout.ids, ids, rows.map(of.unitChanges))
  for (const name of figuresOf(layout)) for (const row of rows) writeFigure(out, of.figure(row, name))
  for (const [name, all] of Object.entries(layout.flags ?? {})) {
    const flags = rows.map((row) => of.flags(row, name as FlagOf<Layout>))
    writeFlags(out, name, all, flags)
  }
  return withChecksum(layout.tag, layout.version, out.done())
}

/** Undefined if the bytes are damaged, another pack or another version. */
export function readInstrumentPack<Layout extends PackLayout>(
  layout: Layout,
  bytes: Uint8Array,
): InstrumentPack<Layout> | undefined {
  const input = verifyChecksum(layout.tag, layout.version, bytes)
  const count = input?.whole() ?? 0
  if (!input || count > input.left()) return undefined
  const newest = input.whole()
  const day = newest - input.whole()
  const ids = readIds(input, layout.ids, count)
  const isins = Array.from({ length: layout.isins }, () => readIsins(input, count))
  const names = readTexts(input, count)
  const { currency } = layout
  const currencies = currency === undefined ? readTexts(input, count) : { all: [currency], of: new Int32Array(count) }
  const texts = Object.fromEntries(layout.texts.map((name) => [name, readTexts(input, count)]))
  const families = readSteps(input, count)
  const choices = readChoices(input, layout.choices, count)
  const latest = readValues(input, count, newest)
  const previous = readValues(input, count, newest)
  const returned = () => Int32Array.from({ length: count }, () => readReturn(input))
  const returns = [returned(), returned(), returned()] as const
  const unitChanges = readUnitChanges(input, ids, layout.ids)
  const figure = () => Float64Array.from({ length: count }, () => readFigure(input))
  const figures = Object.fromEntries(figuresOf(layout).map((name) => [name, figure()]))
  const flags = readFlags(input, layout.flags ?? {}, count)
  if (!input.atEnd()) return undefined
  return {
    layout,
    count,
    newest,
    day,
    ids,
    isins,
    names,
    currencies,
    texts: texts as InstrumentPack<Layout>['texts'],
    families,
    choices: choices as InstrumentPack<Layout>['choices'],
    latest,
    previous,
    returns,
    unitChanges,
    figures: figures as InstrumentPack<Layout>['figures'],
    flags: flags as InstrumentPack<Layout>['flags'],
  }
}

const figuresOf = <Layout extends PackLayout>({ figures = [] }: Layout) => figures as readonly FigureOf<Layout>[]

/** As written, but with the family as a number. */
export type PackedRow<Layout extends PackLayout = PackLayout> = Omit<
  InstrumentRow<Layout>,
  'family' | 'figures' | 'flags'
> & {
  readonly family: number
  readonly flags: FlagsOf<Layout>
  readonly figures: Readonly<Record<FigureOf<Layout>, number | null>>
}

export function instrumentAt<Layout extends PackLayout>(pack: InstrumentPack<Layout>, at: number): PackedRow<Layout> {
  const { layout, ids, latest, previous, returns } = pack
  const id = ids.at(at)
  const choice = (name: ChoiceOf<Layout>) => layout.choices[name]?.[pack.choices[name][at] ?? 0] ?? ''
  const returned = (column: Int32Array) => (column[at] === NO_RETURN ? null : (column[at] ?? null))
  return {
    id,
    name: textAt(pack.names, at),
    family: pack.families[at] ?? 0,
    currency: textAt(pack.currencies, at),
    isins: pack.isins.map((column) => isinAt(column, at)),
    texts: record(layout.texts as readonly TextOf<Layout>[], (name) => textAt(pack.texts[name], at)),
    choices: record(Object.keys(layout.choices) as ChoiceOf<Layout>[], choice) as PackedRow<Layout>['choices'],
    value: valueAt(latest, at),
    day: dayAt(latest, at),
    previousValue: valueAt(previous, at),
    previousDay: dayAt(previous, at),
    returns: [returned(returns[0]), returned(returns[1]), returned(returns[2])],
    unitChanges: pack.unitChanges.get(id) ?? [],
    figures: Object.fromEntries(
      figuresOf(layout).map((name) => [name, figureAt(pack.figures[name], at)]),
    ) as PackedRow<Layout>['figures'],
    ...(layout.flags && { flags: flagsAt(pack, layout.flags, at) as PackedRow<Layout>['flags'] }),
  } as PackedRow<Layout>
}

const flagsAt = ({ flags }: { readonly flags: object }, declared: Choices, at: number): unknown =>
  Object.fromEntries(
    Object.entries(flags as Readonly<Record<string, Uint32Array>>).map(([name, bits]) => [
      name,
      flagsIn(declared[name] ?? [], bits[at] ?? 0),
    ]),
  )

const figureAt = (column: Float64Array, at: number): number | null => {
  const value = column[at] ?? Number.NaN
  return Number.isNaN(value) ? null : value
}

export const textAt = ({ all, of }: Texts, at: number): string => all[of[at] ?? 0] ?? ''

const record = <Name extends string>(names: readonly Name[], of: (name: Name) => string) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, string>

type Activity = Pick<InstrumentPack, 'layout' | 'latest' | 'day'> & { readonly choices: object }

export function isActive({ layout, choices, latest, day }: Activity, at: number): boolean {
  if (layout.active === undefined) return (latest.days[at] ?? 0) >= Math.max(1, day - DORMANT_AFTER)
  return (choices as Readonly<Record<string, Uint8Array>>)[layout.active]?.[at] === 0
}

/** The most frequent date; of equals the later. */
export function marketDay(days: readonly (Day | null)[]): Day | undefined {
  const counts = new Map<Day, number>()
  for (const day of days) if (day !== null) counts.set(day, (counts.get(day) ?? 0) + 1)
  return [...counts].sort(([a, few], [b, many]) => many - few || b - a)[0]?.[0]
}

/** In order of appearance. */
function familyNumbers(families: readonly string[]): number[] {
  const numbers = new Map<string, number>()
  return families.map((family) => {
    const number = numbers.get(family) ?? numbers.size
    numbers.set(family, number)
    return number
  })
}
