import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { RelatedFund } from '#domain/blog/post-answers.ts'
import { RelatedFunds } from './related-funds.tsx'

const fund: RelatedFund = {
  code: 120503,
  name: 'Axis ELSS Tax Saver Fund',
  category: 'ELSS',
  nav: '98.7654',
  day: '2026-08-19',
  return1y: -1234,
  spark: [1, 2, 3],
  sample: false,
}
const shown = (changes: Partial<RelatedFund> = {}) =>
  renderToStaticMarkup(<RelatedFunds funds={[{ ...fund, ...changes }]} />).replaceAll(/<[^>]+>/g, ' ')

test('a card shows the fund with its NAV, its return and their date', () => {
  const html = renderToStaticMarkup(<RelatedFunds funds={[fund]} />)
  expect(html).toContain('<a href="/fund/120503">Axis ELSS Tax Saver Fund</a>')
  for (const part of ['₹98.7654', '▼', '12.3', 'as of 19 Aug 2026']) expect(shown(), part).toContain(part)
  expect(shown()).not.toContain('sample')
  expect(shown({ sample: true })).toContain('sample data')
})

test('what is unknown is left out, and without funds there is no section', () => {
  const words = shown({ nav: null, day: null, return1y: null, spark: [] })
  expect(words).not.toMatch(/₹|%|as of|null|NaN/)
  expect(renderToStaticMarkup(<RelatedFunds funds={[]} />)).toBe('')
})
