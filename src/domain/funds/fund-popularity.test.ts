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

describe('without words, first what people look for', () => {
  test('a large category before a small one, whatever the alphabet says', () => {
    expect(
      order(fund('Asha Credit Risk Fund', category.credit), fund('Zinnia Flexi Cap Fund', category.flexi)),
    ).toEqual(['Zinnia Flexi Cap Fund', 'Asha Credit Risk Fund'])
  })

  test('a house with many funds before one with few', () => {
    const many = ['Zinnia Liquid Fund', 'Zinnia Credit Fund'].map((name) => fund(name, category.credit))
    expect(
      order(fund('Asha Flexi Cap Fund', category.flexi), fund('Zinnia Flexi Cap Fund', category.flexi), ...many)[0],
    ).toBe('Zinnia Flexi Cap Fund')
  })

  test('one of many themes of a house behind its only fund of another kind', () => {
    const themes = ['A', 'B', 'C'].map((name) => fund(`Asha ${name} Fund`, category.theme))
    expect(order(...themes, fund('Asha Liquid Fund', category.liquid))[0]).toBe('Asha Liquid Fund')
  })

  test('Direct Growth before what has only other plans, open before closed, and by name where nothing tells them apart', () => {
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
