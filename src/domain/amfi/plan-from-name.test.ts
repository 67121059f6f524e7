import { expect, test } from 'vitest'
import { completed, toldBy } from './plan-from-name.ts'
import type { Option, Plan } from './scheme-name.ts'

const scheme = (code: number, fund: string, plan: Plan = 'unknown', option: Option = 'unknown') => ({
  code,
  fund,
  plan,
  option,
  frequency: '',
  payout: '' as const,
  category: 'Equity Scheme - Contra Fund',
  siblings: fund.toLowerCase(),
})

test.each([
  ['SBI Contra Fund - Direct Plan - Growth', 'SBI Contra Fund', { plan: 'direct', option: 'growth' }],
  ['SBI GILT FUND -  GROWTH - PF (Regular) Option', 'SBI Gilt Fund', { plan: 'regular', option: 'growth' }],
  ['SBI Arbitrage Opportunities Fund - Direct Plan - Gr', 'SBI Arbitrage Opportunities Fund', { option: 'growth' }],
  [
    'Nippon India Large Cap Fund- Growth Plan Bonus Option',
    'Nippon India Large Cap Fund',
    { plan: 'unknown', option: 'bonus' },
  ],
  [
    'BANDHAN Fixed Term Plan Series 179 DIRECT PLAN HALF YEARLY-IDCW (3652 days)',
    'Bandhan Fixed Term Plan Series - 179 (3652 Days)',
    { plan: 'direct', option: 'idcw', frequency: 'Half-yearly' },
  ],
  ['Nippon India Growth Mid Cap Fund', 'Nippon India Growth Mid Cap Fund', { plan: 'unknown', option: 'unknown' }],
])('%s: what it says beyond the fund’s name', (name, fund, told) => {
  expect(toldBy(name, scheme(1, fund))).toMatchObject(told)
})

test('a long name overrides the columns', () => {
  const known = scheme(152_810, 'Baroda BNP Paribas Dividend Yield Fund', 'regular', 'idcw')
  expect(toldBy('Baroda BNP Paribas Dividend Yield Fund - Direct Plan - Growth Option', known)).toMatchObject({
    plan: 'direct',
    option: 'growth',
    frequency: '',
  })
})

test('gaps are filled only if there is no doubt', () => {
  const filled = completed([
    scheme(100_001, 'Elm Fund', 'unknown', 'growth'),
    scheme(130_001, 'Oak Fund', 'unknown', 'growth'),
    scheme(130_002, 'Oak Fund', 'direct', 'growth'),
    scheme(130_003, 'Ash Fund', 'unknown', 'growth'),
    scheme(130_004, 'Fir Index Fund', 'direct'),
    scheme(130_005, 'Yew Fund', 'direct'),
    scheme(130_006, 'Yew Fund', 'direct', 'growth'),
    scheme(130_007, 'Bay Nifty 50 ETF'),
    scheme(130_008, 'Cut Fund'),
  ])
  expect(filled.map(({ plan, option }) => `${plan} ${option}`)).toEqual([
    'regular growth',
    'regular growth',
    'direct growth',
    'unknown growth',
    'direct growth',
    'direct unknown',
    'direct growth',
    'unknown growth',
    'unknown unknown',
  ])
})
