import { expect, test } from 'vitest'
import { readSchemeName } from './scheme-name.ts'

const read = (name: string, plan = '', option = '', house = 'Larch Mutual Fund') =>
  readSchemeName({ name, plan, option, house })

test.each([
  [
    'Larch Banking & PSU Debt Fund  - DIRECT - MONTHLY IDCW',
    'Larch Banking & PSU Debt Fund',
    'direct',
    'idcw',
    'Monthly',
    '',
  ],
  ['Larch Liquid Fund - Direct Plan - Growth Option', 'Larch Liquid Fund', 'direct', 'growth', '', ''],
  ['Larch Income Fund - Quarterly IDCW- Direct Plan', 'Larch Income Fund', 'direct', 'idcw', 'Quarterly', ''],
  ['Larch Arbitrage Fund (Direct) - Half Yearly IDCW', 'Larch Arbitrage Fund', 'direct', 'idcw', 'Half-yearly', ''],
  [
    'Larch Gilt Fund - Regular Plan - Quarterly IDCW (Payout / Reinvestment)',
    'Larch Gilt Fund',
    'regular',
    'idcw',
    'Quarterly',
    '',
  ],
  ['Larch Regular Savings Fund - Regular Plan - Growth', 'Larch Regular Savings Fund', 'regular', 'growth', '', ''],
  [
    'Larch Growth Mid Cap Fund-Direct Plan-Bonus Option - Principal Units',
    'Larch Growth Mid Cap Fund',
    'direct',
    'bonus',
    '',
    '',
  ],
  [
    'Larch Fixed Term Series IV-I (1279 Days) - Direct Plan - Growth Option',
    'Larch Fixed Term Series IV-I (1279 Days)',
    'direct',
    'growth',
    '',
    '',
  ],
  [
    'Larch Corporate Bond Fund Regular Plan - Income Distribution cum Capital Withdrawal (IDCW )',
    'Larch Corporate Bond Fund',
    'regular',
    'idcw',
    '',
    '',
  ],
  ['Larch FTP S-85(728 Days)_Direct Plan_Growth', 'Larch FTP S-85(728 Days)', 'direct', 'growth', '', ''],
  [
    'Larch Short Duration Fund (Formerly Known as Elm Debt Fund) Regular Fortnightly IDCW',
    'Larch Short Duration Fund',
    'regular',
    'idcw',
    'Fortnightly',
    '',
  ],
  [
    'Larch Fund Direct Plan - Payout of Income Distribution cum capital withdrawal option',
    'Larch Fund',
    'direct',
    'idcw',
    '',
    'payout',
  ],
  [
    'Larch Fixed Maturity Plan - Series 83 - Plan H - Direct Plan Cumulative Option',
    'Larch Fixed Maturity Plan - Series 83 - Plan H',
    'direct',
    'growth',
    '',
    '',
  ],
  ['Larch Health Fund Regular IDCWPayout', 'Larch Health Fund', 'regular', 'idcw', '', 'payout'],
  ['Larch Gold ETF', 'Larch Gold ETF', 'unknown', 'unknown', '', ''],
  ['Growth', 'Growth', 'unknown', 'unknown', '', ''],
])('%s', (name, fund, plan, option, frequency, payout) => {
  expect(read(name)).toMatchObject({ fund, plan, option, frequency, payout })
})

test.each([
  ['Direct Plan', 'IDCW-Re-investment', 'direct', 'idcw', '', 'reinvestment'],
  ['Regular Plan', 'GROWTH OPTION', 'regular', 'growth', '', ''],
  ['Regular Plan', 'Quaterly IDCW', 'regular', 'idcw', 'Quarterly', ''],
  ['Direct Plan', 'MONTHLY DCW Payout', 'direct', 'idcw', 'Monthly', 'payout'],
  ['', 'Direct Growth', 'direct', 'growth', '', ''],
  ['', 'Regular IDCW', 'regular', 'idcw', '', ''],
  [
    'Direct Plan',
    'Reinvestment of Income Distribution cum capital withdrawal option',
    'direct',
    'idcw',
    '',
    'reinvestment',
  ],
  ['Direct Plan', 'IDCW - Payout & Reinvestment', 'direct', 'idcw', '', ''],
  ['', 'Unclaimed Redemption Plan - Growth', 'unknown', 'unknown', '', ''],
  ['', '', 'unknown', 'unknown', '', ''],
])('plan %j and option %j beside the name', (plan, option, isPlan, isOption, frequency, payout) => {
  expect(read('Larch Dividend Yield Fund', plan, option)).toMatchObject({
    fund: 'Larch Dividend Yield Fund',
    plan: isPlan,
    option: isOption,
    frequency,
    payout,
  })
})

test('all plans and options of a fund have one key, in old and new files', () => {
  const keys = [
    read('LARCH Large and Midcap FUND - Direct Plan - Growth'),
    read('Larch Large & Mid Cap Fund - Monthly IDCW'),
    read(
      'Larch Large & Mid Cap Fund',
      'Regular Plan',
      'Growth',
      'Larch Mutual Fund (Formerly Known as Elm Mutual Fund)',
    ),
  ].map(({ siblings }) => siblings)
  expect(new Set(keys).size).toBe(1)
  expect(read('Larch Mid Cap Fund').siblings).not.toBe(keys[0])
  expect(read('Larch Large & Mid Cap Fund', '', '', 'Elm Mutual Fund').siblings).not.toBe(keys[0])
})

test('a long name takes linear time', () => {
  const begun = performance.now()
  read('Growth - '.repeat(100_000))
  read(`${'('.repeat(100_000)} Direct`)
  expect(performance.now() - begun).toBeLessThan(5_000)
})
