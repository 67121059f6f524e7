import { describe, expect, test } from 'vitest'
import { packOf, scheme } from '#tests/schemes.ts'
import { createFinder } from './fund-finder.ts'
import type { PackScheme } from './fund-pack.ts'
import { fundQueryOf } from './fund-query.ts'

const category = {
  flexi: 'Equity Scheme - Flexi Cap Fund',
  liquid: 'Debt Scheme - Liquid Fund',
  credit: 'Debt Scheme - Credit Risk Fund',
  theme: 'Equity Scheme - Sectoral/ Thematic',
}
let code = 100
const fund = (name: string, heading: string, told: Partial<PackScheme> = {}) => {
  code += 1
  const house = name.split(' ')[0] ?? ''
  return scheme(code, { fund: name, siblings: name, house, category: heading, ...told })
}
const order = (...rows: readonly PackScheme[]) =>
  createFinder(packOf(...rows))
    .find(fundQueryOf({}))
    .cards.map((card) => card.fund)

describe('without a query, popular funds first', () => {
  test('a large category before a small one, whatever the alphabet', () => {
    expect(
      order(fund('Asha Credit Risk Fund', category.credit), fund('Zinnia Flexi Cap Fund', category.flexi)),
    ).toEqual(['Zinnia Flexi Cap Fund', 'Asha Credit Risk Fund'])
  })

  test('an AMC with many funds before one with few', () => {
    const many = ['Zinnia Liquid Fund', 'Zinnia Credit Fund'].map((name) => fund(name, category.credit))
    expect(
      order(fund('Asha Flexi Cap Fund', category.flexi), fund('Zinnia Flexi Cap Fund', category.flexi), ...many)[0],
    ).toBe('Zinnia Flexi Cap Fund')
  })

  test('one of an AMC’s many thematic funds after its only fund of another category', () => {
    const themes = ['A', 'B', 'C'].map((name) => fund(`Asha ${name} Fund`, category.theme))
    expect(order(...themes, fund('Asha Liquid Fund', category.liquid))[0]).toBe('Asha Liquid Fund')
  })

  test('Direct Growth before other plans, open before closed, then by name', () => {
    const flexi = (name: string, told?: Partial<PackScheme>) => fund(name, category.flexi, told)
    expect(
      order(
        flexi('Asha Closed Fund', { type: 'close' }),
        flexi('Birch Paying Fund', { plan: 'regular', option: 'idcw' }),
        flexi('Dhara Cap Fund'),
        flexi('Cedar Cap Fund'),
      ),
    ).toEqual(['Cedar Cap Fund', 'Dhara Cap Fund', 'Birch Paying Fund', 'Asha Closed Fund'])
  })
})
