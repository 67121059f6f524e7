import { storageKeys } from '#catalogue/storage-keys.ts'
import { fundsApi } from '#domain/api/funds-contract.ts'
import { newsApi } from '#domain/api/news-contract.ts'
import { propertyApi } from '#domain/api/property-contract.ts'
import { stocksApi } from '#domain/api/stocks-contract.ts'
import { schemeTitle } from '#domain/funds/fund-labels.ts'
import type { BasicFigures } from '#domain/measures/figures.ts'
import { newsAddressOf } from '#domain/news/news-choice.ts'
import { isSampleCode } from '#domain/sample/sample-code.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { CHART, type HomeGlance, type Mover } from './home-market.ts'

const MOVERS = 3
const HEADLINES = 4
const YEARS = 5

/** Each part may fail alone: then it is left out. */
export async function readGlance(client: ApiClient): Promise<HomeGlance> {
  const [fund, stocks, news, property, goal] = await Promise.all([
    inTime(readFund(client), null),
    inTime(readStocks(client), null),
    inTime(readHeadlines(client), { headlines: [], areHeadlinesSample: false }),
    inTime(readProperty(client), null),
    inTime(readGoal(), null),
  ])
  return { fund, stocks, ...news, property, goal }
}

/** The page waits for none of them longer than this; a market that is being made comes with the next copy. */
const PATIENCE_MS = 1_500

const inTime = <Part>(reading: Promise<Part>, without: Part): Promise<Part> =>
  Promise.race([
    reading.catch(() => without),
    new Promise<Part>((resolve) => setTimeout(() => resolve(without), PATIENCE_MS)),
  ])

/** An index fund, so that the chart is the market's; else any fund. */
async function readFund(client: ApiClient): Promise<HomeGlance['fund']> {
  const find = (query: { q?: string; asset?: 'index' }) =>
    client.call(fundsApi.findFunds, undefined, { query: { ...query, plan: 'direct', option: 'growth', size: '12' } })
  const [card] = (await firstFound([{ q: 'nifty 50 index' }, { asset: 'index' }, {}], find)) ?? []
  if (!card) return null
  const fund = await client.call(fundsApi.fundLine, undefined, { params: { code: String(card.code) } })
  const line = fund.figures && drawn(fund.figures)
  return line && { code: fund.code, name: schemeTitle(fund), isSample: isSampleCode(fund.code), ...line }
}

/** The first search that finds something. */
async function firstFound<Query, Card>(
  queries: readonly Query[],
  find: (query: Query) => Promise<{ readonly cards: readonly Card[] }>,
) {
  for (const query of queries) {
    const { cards } = await find(query)
    if (cards.length > 0) return cards
  }
  return undefined
}

const DAY_MS = 86_400_000
const dayText = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** The last years of the line that a fund's page comes with. */
function drawn({ line }: BasicFigures) {
  const last = line.days.at(-1) ?? 0
  const points = line.days.flatMap((day, at) => {
    const value = line.values[at]
    return value != null && day >= last - YEARS * 365.25 ? [{ day, value }] : []
  })
  const [first] = points
  const end = points.at(-1)
  if (!first || !end || first.day === end.day) return null
  const values = points.map(({ value }) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const x = (day: number) => Math.round((CHART.width * (day - first.day)) / (end.day - first.day))
  const y = (value: number) => Math.round(CHART.height * (1 - (value - low) / (high - low || 1)))
  return {
    path: `M${points.map(({ day, value }) => `${x(day)} ${y(value)}`).join('L')}`,
    from: dayText(first.day),
    to: dayText(end.day),
    change: 100 * (end.value / first.value - 1),
  }
}

async function readStocks(client: ApiClient): Promise<HomeGlance['stocks']> {
  const find = (sort: 'gain' | 'fall') =>
    client.call(stocksApi.findStocks, undefined, { query: { sort, size: '12', state: 'active' } })
  const [up, down] = await Promise.all([find('gain'), find('fall')])
  const some = ({ cards }: typeof up, sign: 1 | -1): Mover[] =>
    cards
      .flatMap(({ symbol, name, change }) =>
        change !== null && change * sign > 0 ? [{ symbol, name, change: change / 100 }] : [],
      )
      .slice(0, MOVERS)
  if (up.day === null) return null
  return { day: up.day, isSample: up.source === 'sample', gainers: some(up, 1), losers: some(down, -1) }
}

async function readHeadlines(client: ApiClient) {
  const { preferredCategories, preferredCountries, preferredProviders } = storageKeys.newsPreferences.default
  const query = newsAddressOf({
    categories: preferredCategories,
    countries: preferredCountries,
    providers: preferredProviders,
  })
  const { stories, origin } = await client.call(newsApi.news, undefined, { query })
  const newest = stories.toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1)).slice(0, HEADLINES)
  return {
    headlines: newest.map(({ id, title, source, language }) => ({ id, title, paper: source.name, lang: language })),
    areHeadlinesSample: origin === 'sample',
  }
}

/** Its code is fetched by nobody else on this page. */
async function readGoal(): Promise<HomeGlance['goal']> {
  const { sampleGoal } = await import('#domain/home/sample-goal.ts')
  return sampleGoal(Math.floor(Date.now() / DAY_MS))
}

async function readProperty(client: ApiClient): Promise<HomeGlance['property']> {
  const { cards } = await client.call(propertyApi.findListings, undefined, { query: { purpose: 'buy', size: '12' } })
  const card = cards.find(({ type }) => type === 'apartment') ?? cards[0]
  if (!card) return null
  const { id, title, locality, city, price, purpose, sample } = card
  return { id, title, place: `${locality}, ${city}`, price, isRent: purpose === 'rent', isSample: sample }
}
