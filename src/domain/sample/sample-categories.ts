import type { SchemeType } from '#domain/amfi/nav-row.ts'
import type { Factor } from './sample-market.ts'

/** A category's behaviour: yearly return, factor exposure and own daily volatility. */
export type SampleCategory = {
  readonly type: SchemeType
  readonly heading: string
  /** Used in fund names. */
  readonly word: string
  readonly yearly: number
  readonly follows: Readonly<Partial<Record<Factor, number>>>
  readonly own: number
  /** Extra yearly cost of the Regular plan. */
  readonly cost: number
  readonly plans: boolean
}

type Rest = Pick<SampleCategory, 'yearly' | 'follows' | 'own' | 'cost'>
const group = (
  prefix: string,
  rest: Rest,
  names: readonly string[],
  more: Partial<SampleCategory> = {},
): SampleCategory[] =>
  names.map((name) => ({
    type: 'open',
    heading: `${prefix} - ${name}`,
    word: wordOf(name),
    plans: true,
    ...rest,
    ...more,
  }))

const wordOf = (name: string) =>
  name
    .replace(/ Fund$/, '')
    .replace('ELSS- ', '')
    .replace('/ Dynamic Asset Allocation', '')
    .replace(/ Fund$/, '')

const shares: Rest = { yearly: 0.125, follows: { shares: 1 }, own: 0.0025, cost: 0.009 }
const small: Rest = { yearly: 0.145, follows: { shares: 1, smallShares: 0.9 }, own: 0.003, cost: 0.01 }
const mixed: Rest = { yearly: 0.1, follows: { shares: 0.6, rates: 0.6 }, own: 0.0015, cost: 0.009 }
const cash: Rest = { yearly: 0.062, follows: { rates: 0.01 }, own: 0.00002, cost: 0.001 }
const short: Rest = { yearly: 0.068, follows: { rates: 0.3 }, own: 0.0001, cost: 0.004 }
const long: Rest = { yearly: 0.073, follows: { rates: 1.6 }, own: 0.0004, cost: 0.006 }

/** AMFI's categories. */
export const sampleCategories: readonly SampleCategory[] = [
  ...group('Equity Schemes', shares, [
    'Large Cap Fund',
    'Flexi Cap Fund',
    'Focused Fund',
    'Value Fund',
    'Contra Fund',
    'Dividend Yield Fund',
    'ELSS- Tax Saver Fund',
    'Large & Mid Cap Fund',
  ]),
  ...group('Equity Schemes', small, [
    'Multi Cap Fund',
    'Mid Cap Fund',
    'Small Cap Fund',
    'Sectoral Fund',
    'Thematic Fund',
  ]),
  ...group('Income/Debt Oriented Schemes', cash, ['Overnight Fund', 'Liquid Fund', 'Money Market Fund']),
  ...group('Income/Debt Oriented Schemes', short, [
    'Ultra Short Term Fund',
    'Short Term Fund',
    'Corporate Bond Fund',
    'Banking and PSU Debt Fund',
    'Credit Risk Fund',
    'Floating Interest Rates Fund',
  ]),
  ...group('Income/Debt Oriented Schemes', long, [
    'Medium Term Fund',
    'Medium to Long Term Fund',
    'Long Term Fund',
    'Dynamic Term Fund',
    'Gilt Fund',
  ]),
  ...group('Hybrid Schemes', mixed, [
    'Aggressive Hybrid Fund',
    'Balanced Advantage Fund/ Dynamic Asset Allocation',
    'Multi Asset Allocation Fund',
    'Equity Savings Fund',
  ]),
  ...group('Hybrid Schemes', { ...short, follows: { shares: 0.2, rates: 0.8 } }, ['Conservative Hybrid Fund']),
  ...group('Hybrid Schemes', cash, ['Arbitrage Fund']),
  ...group('Solution Oriented Scheme', mixed, ['Retirement Fund', 'Children’s Fund']),
  ...group('Index Funds', { ...shares, own: 0.0002, cost: 0.004 }, ['Equity Funds']).map((one) => ({
    ...one,
    word: 'Broad Market Index',
  })),
  ...group('Index Funds', { ...short, own: 0.00005, cost: 0.002 }, ['Debt Funds']).map((one) => ({
    ...one,
    word: 'Bond Index',
  })),
  ...group('Exchange Traded Funds (ETFs)', { ...shares, own: 0.0001 }, ['Equity ETF'], { plans: false }),
  ...group(
    'Exchange Traded Funds (ETFs)',
    { yearly: 0.09, follows: { gold: 1 }, own: 0.0001, cost: 0 },
    ['Gold ETF', 'Silver ETF'],
    { plans: false },
  ),
  ...group('Fund of Funds Scheme (Domestic)', mixed, ['Fund of Funds Scheme (Domestic)']).map((one) => ({
    ...one,
    word: 'Asset Allocator Fund of',
  })),
  ...group('Overseas Fund of Funds', { yearly: 0.11, follows: { abroad: 1.1 }, own: 0.002, cost: 0.008 }, [
    'Fund of Funds investing overseas',
  ]).map((one) => ({ ...one, word: 'Global Equity Fund of' })),
  ...group('Income/Debt Oriented Schemes', short, ['Fixed Term Plan'], { type: 'close' }),
  { ...short, type: 'interval', heading: 'Income', word: 'Quarterly Interval', plans: true },
]
