import { describe, expect, test } from 'vitest'
import { coreOf } from './company-phrases.ts'
import type { FollowedSubject } from './followed-subject.ts'
import { knownCompanies } from './known-companies.ts'
import { headlineMatcher } from './match-headlines.ts'

const stock = (id: string, name: string): FollowedSubject => ({ kind: 'stock', id, name })
const fund = (name: string): FollowedSubject => ({ kind: 'fund', id: name, name })
const city = (name: string): FollowedSubject => ({ kind: 'city', id: name, name })

const followed: readonly FollowedSubject[] = [
  stock('RELIANCE', 'Reliance Industries Limited'),
  stock('HDFCBANK', 'HDFC Bank Limited'),
  stock('HDFCAMC', 'HDFC Asset Management Company Limited'),
  stock('HDFCLIFE', 'HDFC Life Insurance Company Limited'),
  stock('SBIN', 'State Bank of India'),
  stock('LT', 'Larsen & Toubro Limited'),
  stock('M&M', 'Mahindra & Mahindra Limited'),
  stock('TCS', 'Tata Consultancy Services Limited'),
  stock('HINDUNILVR', 'Hindustan Unilever Limited'),
  stock('TITAN', 'Titan Company Limited'),
  stock('ARVIND', 'Arvind Limited'),
  stock('NESTLEIND', 'Nestle India Limited'),
  stock('COALINDIA', 'Coal India Limited'),
  stock('BRAHOL.SMP', 'Bracken & Holm Limited'),
  stock('AMBBEC.SMP', 'Amberbeck Electricals Limited'),
  stock('KERALA.SMP', 'Kerala Chemicals Limited'),
  stock('AAPL', 'Apple Inc. - Common Stock'),
  stock('META', 'Meta Platforms, Inc. - Class A Common Stock'),
  stock('AMZN', 'Amazon.com, Inc. - Common Stock'),
  stock('TGT', 'Target Corporation'),
  stock('GAP', 'Gap, Inc.'),
  stock('V', 'Visa Inc.'),
  stock('LOW', "Lowe's Companies, Inc."),
  stock('PM', 'Philip Morris International'),
]
const matchStocks = headlineMatcher(followed)
const about = (title: string, description: string | null = null) =>
  matchStocks({ title, description, source: { name: 'The Daily Example' } }).map(({ id }) => id)

describe('a company is known by', () => {
  test.each([
    ['Reliance Industries to raise ₹20,000 crore', 'RELIANCE'],
    ['RIL shares touch a record', 'RELIANCE'],
    ['Brokerages raise their targets for Reliance after results', 'RELIANCE'],
    ['L&T wins an order for a metro line', 'LT'],
    ['L&amp;T wins an order for a metro line', 'LT'],
    ['Larsen and Toubro wins an order', 'LT'],
    ['M&M opens bookings for its new SUV', 'M&M'],
    ['Why Mahindra’s tractors sell', 'M&M'],
    ['TCS to hire 40,000 graduates', 'TCS'],
    ['HUL raises the price of soap', 'HINDUNILVR'],
    ['SBI raises its deposit rates', 'SBIN'],
    ['SBI RAISES ITS DEPOSIT RATES', 'SBIN'],
    ['State Bank of India’s profit rises', 'SBIN'],
    ['Nestlé India names a new chairman', 'NESTLEIND'],
    ['Apple’s new phone goes on sale', 'AAPL'],
    ['A first look at the next iPhone', 'AAPL'],
    ['Regulators ask Meta about its app', 'META'],
    ['Amazon opens a warehouse', 'AMZN'],
    ['Target recalls toys from its stores', 'TGT'],
    ['Clothing retailer Gap names a chief executive', 'GAP'],
    ['Mastercard and Visa settle over fees', 'V'],
    ["Lowe's cuts its forecast", 'LOW'],
    ['Lowe’s cuts its forecast', 'LOW'],
    ['Titan Company to open 40 shops', 'TITAN'],
    ['Jewellery demand lifts Titan', 'TITAN'],
    ['Arvind shares jump after results', 'ARVIND'],
    ['“Bracken & Holm” opens a mill', 'BRAHOL.SMP'],
    ['Bracken-Holm opens a mill', 'BRAHOL.SMP'],
    ['Record output at Coal India', 'COALINDIA'],
  ])('%s', (title, id) => {
    expect(about(title)).toEqual([id])
  })

  test('the first word of its name, where the others only say what it does, beside a word of business', () => {
    const about = (title: string, description: string) =>
      matchStocks({ title, description, source: { name: '' } }).map(({ id }) => id)
    expect(about('Amberbeck shows a new chip', 'The company expects devices next spring.')).toEqual(['AMBBEC.SMP'])
    expect(about('Amberbeck shows a new chip', 'Devices are expected next spring.')).toEqual([])
    expect(about('Sir Amberbeck Holmes retires', 'He led a company.')).toEqual([])
    expect(about('Kerala expects rain', 'A company sells umbrellas.')).toEqual([])
  })

  test('its description, and each of several by its own name', () => {
    expect(about('Markets close higher', 'Gains in HDFC Bank and TCS led the index.')).toEqual(['HDFCBANK', 'TCS'])
  })
})

describe('not about a company', () => {
  test.each([
    ['India cuts its reliance on imported oil'],
    ['Reliance on imported oil falls'],
    ['RELIANCE ON IMPORTED OIL FALLS'],
    ['How To Reduce Your Reliance On Plastic'],
    ['Reliance Power settles with its lenders'],
    ['Growers expect a good apple season'],
    ['Apple orchards in bloom'],
    ['APPLE GROWERS ASK FOR HELP'],
    ['The gap between rich and poor widens'],
    ['Gap widens as stocks fall'],
    ['GAP WIDENS AS STOCKS FALL'],
    ['A stock to buy with a Target Price of ₹570'],
    ['Target for the year is within reach, says minister'],
    ['Debris of the Titan submersible found'],
    ['Saturn’s moon Titan has lakes'],
    ['Titanic exhibition opens'],
    ['A meta analysis of diets'],
    ['Metal prices rise'],
    ['Fires in the Amazon rainforest'],
    ['US Visa rules change for students'],
    ['Visa-free travel for more countries'],
    ['Rob Lowe returns to television'],
    ['Arvind Kejriwal addresses a rally'],
    ['PM inaugurates a bridge'],
    ['India turns to coal again'],
    ['L&T Finance reports a loss'],
    ['Kotak Mahindra Bank names a chief'],
    ['SBI Life sells more policies'],
    ['Growth to slow, says SBI report'],
    ['Amazon rainforest fires spread, company says'],
    ['Applebee’s opens a restaurant'],
    ['Lowercase tcs and sbi are not names'],
  ])('%s', (title) => {
    expect(about(title)).toEqual([])
  })

  test('whose paper only has its name', () => {
    const from = (name: string) =>
      headlineMatcher([stock('AAPL', 'Apple Inc.')])({
        title: 'Recycled materials in more products - Apple',
        description: null,
        source: { name },
      })
    expect(from('Apple')).toEqual([])
    expect(from('The Daily Example')).toHaveLength(1)
  })

  test('which a study by it is not', () => {
    expect(about('Prices to rise, says SBI study', 'Inflation will be higher, SBI said.')).toEqual([])
  })
})

test.each([
  ['HDFC Bank raises its rates', ['HDFCBANK']],
  ['HDFC AMC reports a profit', ['HDFCAMC']],
  ['HDFC Life sells more policies', ['HDFCLIFE']],
  ['HDFC BANK AND HDFC LIFE RISE', ['HDFCBANK', 'HDFCLIFE']],
])('companies of one house are told apart: %s', (title, ids) => {
  expect(about(title)).toEqual(ids)
})

describe('a fund is known by its house and its own name', () => {
  const funds = headlineMatcher([
    fund('HDFC Flexi Cap Fund - Direct Plan - Growth'),
    fund('Parag Parikh Flexi Cap Fund Direct Plan Growth'),
    fund('SBI Gold Fund Regular Plan Growth'),
    fund('ICICI Prudential Large Cap Fund Direct Plan Growth'),
    fund('Fund 119551'),
    fund('Fernhollow Value Fund Direct Plan Growth'),
  ])
  const found = (title: string) =>
    funds({ title, description: null, source: { name: '' } }).map(({ name }) => name.split(' Fund')[0])

  test.each([
    ['HDFC AMC launches a fund', 'HDFC Flexi Cap'],
    ['HDFC Mutual Fund’s new scheme', 'HDFC Flexi Cap'],
    ['Why HDFC Flexicap beat its benchmark', 'HDFC Flexi Cap'],
    ['HDFC Flexi-Cap Fund turns 30', 'HDFC Flexi Cap'],
    ['PPFAS meets its unitholders', 'Parag Parikh Flexi Cap'],
    ['Parag Parikh on patience', 'Parag Parikh Flexi Cap'],
    ['SBI Gold Fund sees inflows', 'SBI Gold'],
    ['SBI MF restricts new money', 'SBI Gold'],
    ['ICICI Pru AMC files for an IPO', 'ICICI Prudential Large Cap'],
    ['Fernhollow Mutual Fund opens in ten towns', 'Fernhollow Value'],
  ])('%s', (title, name) => {
    expect(found(title)).toEqual([name])
  })

  test.each([
    'HDFC Bank raises its rates',
    'SBI gold loans rise',
    'SBI Gold loans rise',
    'ICICI Prudential Life falls',
    'Fund 119551',
  ])('not by %s', (title) => {
    expect(found(title)).toEqual([])
  })
})

describe('a city is known in the title', () => {
  const cities = headlineMatcher(['Mumbai', 'Delhi', 'Bengaluru', 'Chennai'].map(city))
  const found = (title: string, description: string | null = null) =>
    cities({ title, description, source: { name: '' } }).map(({ name }) => name)

  test.each([
    ['Metro line opens in Mumbai', ['Mumbai']],
    ['BENGALURU: LAKES CLEANED', ['Bengaluru']],
    ['Bangalore’s rents rise', ['Bengaluru']],
    ['Flights between Delhi and Chennai resume', ['Delhi', 'Chennai']],
    ['Mumbai Indians win by nine runs', []],
    ['Delhi Capitals sign a batter', []],
    ['Mumbai-based lender names a chief', []],
    ['Delhi beat Punjab by six wickets', []],
    ['New Delhi answers the tariff', []],
  ])('%s', (title, names) => {
    expect(found(title)).toEqual(names)
  })

  test('and not as the place where something was said', () => {
    expect(found('Rates unchanged', 'The governor said so in Mumbai.')).toEqual([])
  })
})

test('a goal is known by a whole name of several words or by what is given for it', () => {
  const goals = headlineMatcher([
    { kind: 'goal', id: '1', name: 'Car' },
    { kind: 'goal', id: '2', name: 'Coorg Cottage' },
    { kind: 'goal', id: '3', name: 'Studies', aliases: ['IIT Madras'] },
  ])
  const found = (title: string) => goals({ title, description: null, source: { name: '' } }).map(({ id }) => id)
  expect(found('Car sales rise')).toEqual([])
  expect(found('A Coorg Cottage for sale')).toEqual(['2'])
  expect(found('Fees at IIT Madras rise')).toEqual(['3'])
})

test('tags, odd signs and endless texts do no harm', () => {
  expect(about('<b>TCS</b> <a href="https://x.example/TCS">rises</a>')).toEqual(['TCS'])
  for (const text of ['', ' ', '&', "'", '\u0000', '<', '<'.repeat(100_000), 'TCS'.repeat(100_000), '’s ’s'])
    expect(about(text, text)).toEqual([])
  expect(headlineMatcher([])({ title: 'TCS rises', description: null, source: { name: '' } })).toEqual([])
  expect(headlineMatcher([stock('', ''), stock('–', '–'), fund('–'), city('')])).toBeTypeOf('function')
})

test('every known company is listed by what is left of its name without Limited', () => {
  expect(Object.keys(knownCompanies).filter((name) => coreOf(wordsOf(name)).join(' ') !== name)).toEqual([])
})

const wordsOf = (name: string) => name.split(' ')
