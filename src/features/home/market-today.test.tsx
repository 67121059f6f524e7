import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { HomeGlance } from './home-market.ts'
import { MarketToday } from './market-today.tsx'

const none: HomeGlance = {
  ...{ fund: null, stocks: null, headlines: [], areHeadlinesSample: false, property: null, goal: null },
}
const goal: HomeGlance['goal'] = {
  ...{ name: 'Down payment for a home', target: 2_500_000, date: '2033-11-18', saved: 300_000, monthly: 15_000 },
  ...{ expected: 10, status: 'at-risk', needed: 16_100, finish: '2034-03-30' },
}
const shown = (glance: Partial<HomeGlance>) =>
  renderToStaticMarkup(<MarketToday glance={{ ...none, ...glance }} onRetry={() => {}} />)

test('a goal as an example: labelled, with status, what it needs, its finish, and a way to one’s own', () => {
  const html = shown({ goal })
  const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  expect(text).toContain('Down payment for a home: ₹ 25,00,000 by 18 Nov 2033 Sample')
  expect(text).toContain('₹ 3,00,000 saved, ₹ 15,000 a month, 10% a year expected.')
  expect(text).toMatch(/Status At risk .*Needed per month ₹ 16,100 .*Finish at this pace 30 Mar 2034/)
  expect(html).toContain('href="/financial-goals"')
  expect(html).not.toContain('style=')
})

test('without a market the page says so and offers a retry, beside the goal, which needs none', () => {
  expect(shown({ goal })).toContain('The market could not be loaded.')
  expect(shown({})).not.toContain('/financial-goals')
})
