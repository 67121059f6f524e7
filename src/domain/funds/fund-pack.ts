import type { NavRow, SchemeType } from '#domain/amfi/nav-row.ts'
import { options, plans, type SchemeName } from '#domain/amfi/scheme-name.ts'
import {
  type InstrumentPack,
  instrumentAt,
  type PackColumns,
  type PackLayout,
  readInstrumentPack,
  writeInstrumentPack,
} from '#domain/packs/instrument-pack.ts'
import type { UnitChange } from '#domain/packs/pack-unit-changes.ts'
import type { Day } from '#domain/time/day.ts'

export const fundLayout = {
  tag: 'BYP',
  version: 2,
  ids: 'number',
  isins: 2,
  currency: 'INR',
  texts: ['house', 'category', 'frequency'],
  choices: {
    plan: plans,
    option: options,
    type: ['open', 'close', 'interval'] satisfies readonly SchemeType[],
    payout: ['', 'payout', 'reinvestment'] satisfies readonly SchemeName['payout'][],
  },
} as const satisfies PackLayout

export type FundPack = InstrumentPack<typeof fundLayout>

/** One AMFI scheme with returns in hundredths of a per cent, multi-year ones annualised. */
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

export const writeFundPack = (schemes: readonly PackScheme[]): Uint8Array =>
  writeInstrumentPack(fundLayout, schemes, columns)

const returns = ['return1y', 'return3y', 'return5y'] as const
const columns: PackColumns<typeof fundLayout, PackScheme> = {
  id: ({ code }) => code,
  name: ({ fund }) => fund,
  family: ({ siblings }) => siblings,
  currency: () => fundLayout.currency,
  isin: ({ isin, isinReinvest }, column) => (column === 0 ? isin : isinReinvest),
  text: (scheme, name) => scheme[name],
  choice: (scheme, name) => scheme[name],
  value: ({ nav }) => nav,
  day: ({ day }) => day,
  previousValue: ({ previousNav }) => previousNav,
  previousDay: ({ previousDay }) => previousDay,
  returned: (scheme, years) => scheme[returns[years]],
  unitChanges: ({ unitChanges = [] }) => unitChanges,
  figure: () => null,
  flags: () => [],
}

export const readFundPack = (bytes: Uint8Array): FundPack | undefined => readInstrumentPack(fundLayout, bytes)

/** As written, but with its fund as a number. */
export type PackedScheme = Omit<PackScheme, 'siblings' | 'unitChanges'> & {
  readonly group: number
  readonly unitChanges: readonly UnitChange[]
}

export function schemeAt(pack: FundPack, at: number): PackedScheme {
  const row = instrumentAt(pack, at)
  const [isin = null, isinReinvest = null] = row.isins
  const [return1y, return3y, return5y] = row.returns
  return {
    code: Number(row.id),
    isin,
    isinReinvest,
    fund: row.name,
    ...row.texts,
    group: row.family,
    ...row.choices,
    nav: row.value,
    day: row.day,
    previousNav: row.previousValue,
    previousDay: row.previousDay,
    return1y,
    return3y,
    return5y,
    unitChanges: row.unitChanges,
  }
}

export const codeAt = ({ ids }: Pick<FundPack, 'ids'>, at: number): number => Number(ids.at(at))

/** Index of a scheme code, or -1. */
export const placeOf = ({ ids }: Pick<FundPack, 'ids'>, code: number): number => ids.placeOf(String(code))
