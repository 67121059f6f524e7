import { expect, test } from 'vitest'
import { readCategory } from './scheme-category.ts'

test.each([
  ['Equity Scheme - Flexi Cap Fund', 'equity', 'Flexi Cap'],
  ['Equity Schemes - Flexi Cap Fund', 'equity', 'Flexi Cap'],
  ['Equity Schemes - ELSS- Tax Saver Fund', 'equity', 'ELSS'],
  ['Equity Scheme - ELSS', 'equity', 'ELSS'],
  ['Equity Scheme - Sectoral/ Thematic', 'equity', 'Sectoral/Thematic'],
  ['Debt Scheme - Banking and PSU Fund', 'debt', 'Banking and PSU'],
  ['Income/Debt Oriented Schemes - Banking and PSU Debt Fund', 'debt', 'Banking and PSU'],
  ['Debt Scheme - Gilt Fund with 10 year constant duration', 'debt', '10-year Constant Gilt'],
  ['Income/Debt Oriented Schemes - 10-year Constant Maturity Gilt Fund', 'debt', '10-year Constant Gilt'],
  ['Hybrid Scheme - Dynamic Asset Allocation or Balanced Advantage', 'hybrid', 'Balanced Advantage'],
  ['Hybrid Schemes - Balanced Advantage Fund/ Dynamic Asset Allocation', 'hybrid', 'Balanced Advantage'],
  ['Hybrid Scheme - Equity Savings', 'hybrid', 'Equity Savings'],
  ['Solution Oriented Scheme - Children’s Fund', 'solution', 'Children’s'],
  ['Other Scheme - Index Funds', 'index', 'Index'],
  ['Index Funds - Debt Funds', 'index', 'Debt Index'],
  ['Other Scheme - Other  ETFs', 'index', 'Other ETF'],
  ['Exchange Traded Funds (ETFs) - Other ETF', 'index', 'Other ETF'],
  ['Other Scheme - FoF Overseas', 'fund-of-funds', 'Fund of Funds, overseas'],
  ['Overseas Fund of Funds - Fund of Funds investing overseas', 'fund-of-funds', 'Fund of Funds, overseas'],
  ['Fund of Funds Scheme (Domestic) - Fund of Funds Scheme (Domestic)', 'fund-of-funds', 'Fund of Funds, domestic'],
  ['Growth', 'equity', 'Growth'],
  ['Balanced', 'hybrid', 'Balanced'],
  ['Income', 'debt', 'Income'],
  ['Something New', 'other', 'Something New'],
])('%s', (heading, assetClass, name) => {
  expect(readCategory(heading)).toEqual({ assetClass, name })
})
