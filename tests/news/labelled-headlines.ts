import type { FollowedSubject } from '#domain/news/followed-subject.ts'

const stock = (id: string, name: string): FollowedSubject => ({ kind: 'stock', id, name })
const fund = (id: string, name: string): FollowedSubject => ({ kind: 'fund', id, name })
const city = (name: string): FollowedSubject => ({ kind: 'city', id: name, name })

/** What the labels are about. The last ones of each kind are only traps: nothing in the set is about them. */
export const followedInSet: readonly FollowedSubject[] = [
  stock('RELIANCE', 'Reliance Industries Limited'),
  stock('INFY', 'Infosys Limited'),
  stock('TCS', 'Tata Consultancy Services Limited'),
  stock('HCLTECH', 'HCL Technologies Limited'),
  stock('LT', 'Larsen & Toubro Limited'),
  stock('MARUTI', 'Maruti Suzuki India Limited'),
  stock('TATAMOTORS', 'Tata Motors Limited'),
  stock('TATASTEEL', 'Tata Steel Limited'),
  stock('M&M', 'Mahindra & Mahindra Limited'),
  stock('KOTAKBANK', 'Kotak Mahindra Bank Limited'),
  stock('ICICIBANK', 'ICICI Bank Limited'),
  stock('HDFCBANK', 'HDFC Bank Limited'),
  stock('BANKBARODA', 'Bank of Baroda'),
  stock('LICI', 'Life Insurance Corporation of India'),
  stock('HINDUNILVR', 'Hindustan Unilever Limited'),
  stock('AWL', 'AWL Agri Business Limited'),
  stock('TITAN', 'Titan Company Limited'),
  stock('INDIGO', 'InterGlobe Aviation Limited'),
  stock('ETERNAL', 'Eternal Limited'),
  stock('NTPC', 'NTPC Limited'),
  stock('DELHIVERY', 'Delhivery Limited'),
  stock('AMBUJACEM', 'Ambuja Cements Limited'),
  stock('PFIZER', 'Pfizer Limited'),
  stock('AAPL', 'Apple Inc. - Common Stock'),
  stock('MSFT', 'Microsoft Corporation - Common Stock'),
  stock('GOOGL', 'Alphabet Inc. - Class A Common Stock'),
  stock('META', 'Meta Platforms, Inc. - Class A Common Stock'),
  stock('AMZN', 'Amazon.com, Inc. - Common Stock'),
  stock('NFLX', 'Netflix, Inc. - Common Stock'),
  stock('TSLA', 'Tesla, Inc. - Common Stock'),
  stock('DAL', 'Delta Air Lines'),
  stock('DIS', 'Walt Disney Company (The)'),
  stock('HPQ', 'HP Inc.'),
  stock('SBIN', 'State Bank of India'),
  stock('COALINDIA', 'Coal India Limited'),
  stock('HDFCAMC', 'HDFC Asset Management Company Limited'),
  stock('TGT', 'Target Corporation'),
  stock('GAP', 'Gap, Inc.'),
  stock('V', 'Visa Inc.'),
  fund('118955', 'HDFC Flexi Cap Fund - Direct Plan - Growth'),
  fund('119598', 'SBI Large Cap Fund Direct Plan Growth'),
  fund('120586', 'ICICI Prudential Large Cap Fund Direct Plan Growth'),
  fund('120166', 'Kotak Flexicap Fund Direct Plan Growth'),
  fund('122639', 'Parag Parikh Flexi Cap Fund Direct Plan Growth'),
  city('Mumbai'),
  city('Delhi'),
  city('Chennai'),
  city('Noida'),
  city('Bengaluru'),
  city('Hyderabad'),
]

type Labelled = {
  readonly file: string
  /** Which items of the file are in the set: all, or every n-th from the first one on. */
  readonly first: number
  readonly every: number
  readonly items: number
  /** The item's place in its file, and the ids of what it is about; an item without a row is about nothing. */
  readonly about: Readonly<Record<number, readonly string[]>>
}

/**
 * 200 recorded headlines, labelled by reading title and description before the matcher was written. It is about a
 * company if it reports something about it, its brand or its subsidiary; not if it only names the company as
 * somebody's employer, a shop, an author of a study or in comparison. It is about a city if it matters to those who
 * live there; not if a team or an office is named after it.
 */
export const labelledHeadlines: readonly Labelled[] = [
  {
    file: 'news/newsapi_top_business_in_2022-05-05.json',
    first: 0,
    every: 1,
    items: 63,
    about: {
      1: ['LICI'],
      2: ['DELHIVERY'],
      3: ['MARUTI', 'TATAMOTORS'],
      4: ['ICICIBANK', 'BANKBARODA'],
      9: ['KOTAKBANK'],
      10: ['M&M'],
      14: ['Mumbai', 'Delhi'],
      15: ['TATASTEEL'],
      19: ['AMBUJACEM', 'LICI'],
      26: ['RELIANCE', 'DIS'],
      29: ['KOTAKBANK'],
      30: ['ETERNAL'],
      33: ['PFIZER', 'Chennai'],
      35: ['MARUTI'],
      37: ['MARUTI'],
      38: ['TITAN'],
      41: ['INDIGO'],
      42: ['Delhi', 'Mumbai'],
      46: ['TATAMOTORS'],
      47: ['HINDUNILVR', 'AWL'],
      48: ['TATAMOTORS'],
      50: ['LICI'],
      56: ['NTPC'],
      57: ['AMZN', 'RELIANCE'],
      61: ['MARUTI', 'M&M', 'TATAMOTORS'],
    },
  },
  {
    file: 'news/newsapi_top_general_in_2022-04-21.json',
    first: 0,
    every: 1,
    items: 35,
    about: {
      0: ['HCLTECH', 'LT', 'RELIANCE', 'INFY', 'HDFCBANK'],
      4: ['AAPL'],
      5: ['AAPL'],
      11: ['Delhi'],
      13: ['Delhi'],
      25: ['HCLTECH'],
      32: ['INFY', 'TCS'],
    },
  },
  {
    file: 'news/newsapi_top_general_us_2022-04-21.json',
    first: 0,
    every: 1,
    items: 36,
    about: {
      3: ['DAL'],
      7: ['META'],
      13: ['DAL'],
      20: ['DIS'],
      22: ['NFLX'],
      23: ['AAPL'],
      24: ['TSLA'],
      26: ['GOOGL'],
      27: ['TSLA', 'NFLX', 'META'],
      35: ['AAPL'],
    },
  },
  {
    file: 'news/newsapi_top_technology_us_2022-04-21.json',
    first: 0,
    every: 2,
    items: 33,
    about: {
      0: ['AAPL'],
      2: ['AAPL'],
      4: ['GOOGL'],
      6: ['GOOGL', 'AAPL'],
      14: ['META'],
      16: ['META'],
      18: ['GOOGL'],
      22: ['MSFT'],
      24: ['HPQ'],
      26: ['GOOGL'],
      30: ['GOOGL'],
      32: ['AAPL'],
      36: ['AAPL'],
      40: ['GOOGL'],
      44: ['AAPL'],
      52: ['GOOGL'],
      60: ['AAPL'],
      62: ['AAPL'],
    },
  },
  { file: 'rss/bbc_news_front_2023-11-24.xml', first: 0, every: 5, items: 4, about: {} },
  { file: 'rss/thehindu_economy_2025-04-03.xml', first: 4, every: 5, items: 20, about: {} },
  {
    file: 'rss/timesofindia_top_2025-03-31.xml',
    first: 4,
    every: 5,
    items: 9,
    about: { 9: ['GOOGL'], 19: ['Noida'], 44: ['Noida'] },
  },
]

/** All others of the recorded headlines, by the same rule, labelled when the matcher was done and never tuned on. */
export const otherHeadlines: readonly Pick<Labelled, 'file' | 'about'>[] = [
  {
    file: 'news/newsapi_top_business_gb_2022-04-21.json',
    about: { 0: ['NFLX'], 3: ['TSLA'], 9: ['NFLX'], 17: ['NFLX'], 19: ['NFLX'], 46: ['AMZN'] },
  },
  {
    file: 'news/newsapi_top_technology_us_2022-04-21.json',
    about: {
      1: ['META'],
      3: ['TGT'],
      5: ['AAPL'],
      9: ['AAPL'],
      11: ['GOOGL'],
      13: ['GOOGL'],
      17: ['MSFT'],
      19: ['GOOGL'],
      29: ['GOOGL'],
      31: ['AAPL'],
      33: ['AAPL'],
      39: ['AAPL'],
      43: ['MSFT'],
      49: ['GOOGL'],
      53: ['GOOGL'],
      55: ['HPQ'],
      57: ['META'],
      59: ['GOOGL'],
      63: ['AAPL'],
    },
  },
  { file: 'rss/bbc_news_front_2023-11-24.xml', about: { 6: ['AAPL'] } },
  { file: 'rss/thehindu_economy_2025-04-03.xml', about: { 20: ['TATAMOTORS'], 56: ['TSLA'] } },
  {
    file: 'rss/timesofindia_top_2025-03-31.xml',
    about: { 2: ['Noida'], 5: ['GOOGL'], 21: ['Hyderabad'], 38: ['AAPL', 'Bengaluru'] },
  },
]
