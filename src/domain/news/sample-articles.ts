import type { Article } from '#domain/keeping/article.ts'
import { SAMPLE_PREFIX } from './sample-story.ts'

type Sample = Pick<Article, 'title' | 'description' | 'content' | 'category' | 'country'> & {
  readonly id: string
  /** Before the start of the current day. */
  readonly hoursAgo: number
}

const samples: readonly Sample[] = [
  {
    id: 'monsoon',
    hoursAgo: 1,
    category: 'general',
    country: 'in',
    title: 'Monsoon reaches the west coast three days early',
    description: 'Farmers welcome the rain; reservoirs are at two thirds of what they hold.',
    content:
      'The first heavy showers of the season fell along the west coast, three days before the usual date.\n\nReservoirs stand at two thirds of what they hold, a little more than a year ago. Sowing of rice and pulses is expected to begin within the week.\n\nThis article is a sample that came with Banyan. The event is invented.',
  },
  {
    id: 'plans',
    hoursAgo: 3,
    category: 'business',
    country: 'in',
    title: 'Monthly plans reach a new high as Fernhollow Mutual Fund opens in ten towns',
    description: 'More people than ever invest a fixed sum each month, and most of the new ones live in smaller towns.',
    content:
      'The number of people who invest a fixed sum each month has reached a new high. Most of the new accounts come from smaller towns.\n\nFernhollow Mutual Fund said it would open offices in ten of them this year.\n\nThis article is a sample that came with Banyan. Fund house and figures are invented.',
  },
  {
    id: 'metro',
    hoursAgo: 5,
    category: 'local',
    country: 'in',
    title: 'Bengaluru: the last stretch of the orbital metro opens to passengers',
    description: 'Trains run every six minutes; agents report more interest in homes along the line.',
    content:
      'Passengers boarded the first trains on the last stretch of the orbital line early in the morning. Trains run every six minutes at peak times.\n\nEstate agents report more interest in homes within walking distance of the stations.\n\nThis article is a sample that came with Banyan. The event is invented.',
  },
  {
    id: 'rates',
    hoursAgo: 8,
    category: 'general',
    country: 'us',
    title: 'Central bank leaves its rate where it is and speaks of patience',
    description: 'Prices rise more slowly than a year ago, and the labour market has cooled.',
    content:
      'The central bank left its main rate where it is. Prices rise more slowly than a year ago, and employers look for fewer people.\n\nMarkets moved little; bonds gained slightly.\n\nThis article is a sample that came with Banyan. The event is invented.',
  },
  {
    id: 'chips',
    hoursAgo: 12,
    category: 'technology',
    country: 'us',
    title: 'Amberbeck shows a chip that runs for a week on one charge',
    description: 'The company expects the first devices next spring. Analysts call the claim bold.',
    content:
      'Amberbeck showed a processor for small devices that it says needs a tenth of the power of its predecessor. The first devices are expected next spring.\n\nAnalysts called the claim bold and asked for independent measurements.\n\nThis article is a sample that came with Banyan. Company and product are invented.',
  },
  {
    id: 'homes',
    hoursAgo: 20,
    category: 'local',
    country: 'us',
    title: 'Austin: city council allows smaller plots to ease the shortage of homes',
    description: 'Up to three homes may be built where there was one; neighbours are divided.',
    content:
      'The city council voted to allow smaller plots. Up to three homes may be built where there was one.\n\nSupporters expect lower prices, neighbours more traffic.\n\nThis article is a sample that came with Banyan. The event is invented.',
  },
]

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** §7: the built-in articles, dated before the start of the given moment's day (UTC). */
export function sampleArticles(now: Date): Article[] {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  return samples.map(({ id, hoursAgo, ...sample }) => ({
    ...sample,
    id: SAMPLE_PREFIX + id,
    url: `https://sample.example/news/${id}`,
    urlToImage: null,
    publishedAt: new Date(midnight - hoursAgo * HOUR_MS).toISOString(),
    source: { id: null, name: 'Sample paper' },
    author: null,
    language: 'en',
  }))
}
