import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type HomeFacts, readHomePlan } from '#domain/property/home-plan.ts'
import { type HomeSearch, homeSearch } from '#domain/property/home-plan-query.ts'
import { createApiClient } from '#platform/api/api-client.ts'
import { Calculators } from './calculators.tsx'
import { boughtIn, type SameMoneyInFund, sameMoneyQuery } from './same-money-query.ts'

const facts: HomeFacts = {
  price: 6_250_000,
  rent: undefined,
  state: 'TN',
  city: 'Chennai',
  isNew: false,
  isPlot: false,
  isCommercial: false,
  carpetSqFt: 900,
  sqFt: 900,
}
const client = createApiClient(() => Promise.reject(new Error('No request is made while rendering')))

const html = (address: Record<string, string> = {}, more: Partial<HomeFacts> = {}, queries = new QueryClient()) =>
  renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <Calculators
        client={client}
        facts={{ ...facts, ...more }}
        path="/real-estate/a"
        search={homeSearch(address) as HomeSearch}
        onSearch={() => {}}
      />
    </QueryClientProvider>,
  )
const text = (address?: Record<string, string>, more?: Partial<HomeFacts>) =>
  html(address, more)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

test('the figures are in the HTML: EMI, true cost, rent or buy', () => {
  // ₹50 lakh at 9% over 20 years is ₹44,986 in every bank's table.
  const said = text({ down: '12.5 lakh', rate: '9' })
  expect(said).toContain('EMI a month ₹ 44,986')
  expect(said).toContain('Paid off after 20 years')
  // 7% and 2% of ₹62.5 lakh, 1% brokerage, 12 × ₹3,600.
  expect(said).toMatch(
    /Stamp duty ₹ 4,37,500 Registration ₹ 1,25,000 Brokerage ₹ 62,500 Maintenance in advance ₹ 43,200/,
  )
  expect(said).toContain('Rates of Tamil Nadu as of 2025')
  expect(said).toMatch(/(Buying|Renting) leaves you more after 15 years/)
  // The down payment and the first three of the costs: maintenance is paid monthly.
  expect(said).toMatch(/The buyer pays ₹ 18.75 lakh at once/i)
  expect(html()).toContain('aria-label="Paid each year. Interest falls from')
})

test('a calculator is a GET form that keeps the other values', () => {
  const page = html({ rate: '9.5', rent: '25k' })
  const forms = page.match(/<form [\s\S]*?<\/form>/g) ?? []
  expect(forms).toHaveLength(4)
  expect(forms[0]).toContain('action="/real-estate/a#loan"')
  expect(forms[0]).toContain('<input type="hidden" name="rent" value="25000"/>')
  expect(forms[0]).toMatch(/name="rate"[^>]*value="9.5"/)
  expect(forms[2]).toContain('<input type="hidden" name="rate" value="9.5"/>')
  expect(forms[2]).toMatch(/name="rent"[^>]*value="25,000"/)
  expect(page).not.toContain('style=')
})

test('a year’s months are listed on demand, by a link that works without scripts', () => {
  expect(html({ rate: '9' })).toContain('href="/real-estate/a?months=2&amp;rate=9#schedule"')
  const said = text({ months: '2' })
  expect(said).toContain('Month 13')
  expect(said).toContain('Month 24')
  expect(said).not.toContain('Month 25')
})

test('a prepayment is told as what it saves', () => {
  expect(text({ extra: '1 lakh' })).toMatch(/Prepaying saves ₹ [\d,]+ of interest and ends the loan \d+ years?/)
  expect(text({ extra: '1 lakh', cut: 'emi' })).toMatch(/of interest and lowers the EMI to ₹ [\d,]+ in the end/)
})

/** What a browser without scripts sends: every field as it is shown, with some changed. */
function sent(form: string, changed: Record<string, string>): Record<string, string> {
  const inputs = [...form.matchAll(/<input [^>]*>/g)].map(([input]) => [
    /name="([^"]*)"/.exec(input)?.[1] ?? '',
    /value="([^"]*)"/.exec(input)?.[1] ?? '',
  ])
  return { ...Object.fromEntries(inputs), ...changed }
}
const costForm = (page: string) =>
  page.match(/<form [\s\S]*?<\/form>/g)?.find((form) => form.includes('#true-cost"')) ?? ''

test('without scripts another state brings its own rates and limit; typed rates of the same state stay', () => {
  expect(sent(costForm(html()), {})).toMatchObject({ stamp: '7', registration: '2', advance: '12' })
  const kept = text(sent(costForm(html()), { state: 'TN', stamp: '5' }))
  expect(kept).toMatch(/Stamp duty ₹ 3,12,500 Registration ₹ 1,25,000/)
  const other = sent(costForm(html({ state: 'TN', stamp: '5' })), { state: 'MH' })
  // 6% of ₹62.5 lakh, and no more than ₹30,000.
  expect(text(other)).toMatch(/Stamp duty ₹ 3,75,000 Registration ₹ 30,000/)
  expect(text(other)).toContain('Rates of Maharashtra')
  expect(homeSearch(other)).not.toHaveProperty('stamp')
})

test('a wrong value is told at its field, and only its own results are missing', () => {
  const said = text({ stamp: '40' })
  expect(said).toContain('Enter a rate from 0% to 30%.')
  expect(said).toContain('EMI a month')
  expect(said).toContain('Correct the marked fields to see the result.')
})

test('without a loan there is none', () => {
  expect(text({ down: '62.5 lakh' })).toContain('there is no loan')
})

test('of a home for rent only rent or buy is shown, with an assumed price', () => {
  const said = text({}, { price: undefined, rent: 30_000 })
  expect(said).not.toContain('EMI a month')
  expect(said).toMatch(/leaves you more after 15 years/)
  expect(html({}, { price: undefined, rent: 30_000 })).toMatch(/name="price"[^>]*value="1,20,00,000"/)
  for (const field of ['stamp', 'registration', 'gst', 'brokerage', 'upkeep'])
    expect(html({}, { price: undefined, rent: 30_000 })).toContain(`name="${field}"`)
})

test('on a home for rent no field that is not shown stops the result', () => {
  const rental = { price: undefined, rent: 30_000 }
  for (const hidden of ['after', 'extra', 'advance']) {
    expect(text({ [hidden]: '99x' }, rental)).toMatch(/leaves you more after 15 years/)
    expect(text({ [hidden]: '99x' }, rental)).not.toContain('Correct the marked fields')
  }
  expect(text({ rate: '99' }, rental)).toContain('Correct the marked fields')
  expect(html({ rate: '99' }, rental)).toContain('Enter a rate from 0% to 30%.')
})

test('a plot has a loan and costs, but nobody rents it to live there', () => {
  const said = text({}, { isPlot: true })
  expect(said).toContain('EMI a month')
  expect(said).not.toContain('Rent or buy')
})

test('the same money in an invented fund is marked, with what is left out', () => {
  const queries = new QueryClient()
  const found = (isSample: boolean): SameMoneyInFund => ({
    ...{ name: 'Some Fund', href: '/fund/900001', isSample },
    outcome: {
      ...{ from: 13_000, to: 20_000, months: 230, cutShort: false, paidIn: 100, value: 200 },
      ...{ xirr: { kind: 'rate', rate: 0.1 }, owed: 0, evenPrice: 200, evenGrowth: 5 },
    },
  })
  const { queryKey } = sameMoneyQuery(client, 900_001, boughtIn(readHomePlan({}, facts)))
  queries.setQueryData(queryKey, found(true))
  const page = html({ fund: '900001' }, {}, queries)
  expect(page).toContain('<span class="mark mark-sample">Sample</span>')
  expect(page).toContain('Costs of buying, maintenance and rent are not included.')
  queries.setQueryData(queryKey, found(false))
  expect(html({ fund: '900001' }, {}, queries)).not.toContain('mark-sample')
})
