import { expect, test } from 'vitest'
import type { FundCard, FundChip } from '#domain/funds/found-funds.ts'
import { candidatesOf } from './compare-candidates.ts'

const chip = (code: number, plan: FundChip['plan'], option: FundChip['option']): FundChip => ({
  code,
  plan,
  option,
  frequency: '',
  payout: '',
})
const card = (...chips: readonly [FundChip, ...FundChip[]]): FundCard => ({
  ...chips[0],
  fund: `Fund of ${chips[0].code}`,
  marks: [],
  formerly: null,
  house: 'Larch',
  category: 'Flexi Cap',
  asset: 'equity',
  nav: null,
  day: null,
  change: null,
  return1y: null,
  return3y: null,
  return5y: null,
  spark: [],
  chips: [...chips],
})
const own = chip(1, 'regular', 'growth')
const codes = (cards: readonly FundCard[], taken: readonly number[]) =>
  candidatesOf(cards, own, taken).map(({ code }) => code)

test('of each fund the scheme of the same plan and option is suggested', () => {
  expect(
    codes([card(chip(5, 'direct', 'growth'), chip(6, 'regular', 'idcw'), chip(7, 'regular', 'growth'))], [1]),
  ).toEqual([7])
  expect(codes([card(chip(5, 'direct', 'growth'), chip(6, 'direct', 'idcw'))], [1])).toEqual([5])
})

test('neither itself nor compared funds are suggested; its own other plan is', () => {
  const itself = card(chip(1, 'regular', 'growth'), chip(2, 'direct', 'growth'))
  expect(codes([itself], [1])).toEqual([2])
  expect(codes([itself], [1, 2])).toEqual([])
})
