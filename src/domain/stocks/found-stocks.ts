import { z } from 'zod'

const hundredths = z.int().nullable()

const stockCard = z.strictObject({
  symbol: z.string(),
  name: z.string(),
  /** Ranges of the name that match the search. */
  marks: z.array(z.tuple([z.int(), z.int()])),
  /** The former name or symbol that matched. */
  formerly: z.string().nullable(),
  exchange: z.string(),
  sector: z.string(),
  currency: z.string(),
  price: z.string().nullable(),
  day: z.iso.date().nullable(),
  /** Against the close before; like all returns in hundredths of a per cent. */
  change: hundredths,
  return1m: hundredths,
  return1y: hundredths,
  /** From the highest and the lowest price of 52 weeks. */
  fromHigh: hundredths,
  fromLow: hundredths,
  /** Value traded on that day, in its currency. */
  traded: z.int().nullable(),
  /** Recent weeks as heights from 0 to 40, oldest first; empty if unknown. */
  spark: z.array(z.int()),
})

const facet = z.array(z.strictObject({ value: z.string(), count: z.int() }))

export const foundStocks = z.strictObject({
  /** Of the whole market; `sample` data is invented. */
  source: z.enum(['live', 'sample']),
  /** The market's day. */
  day: z.iso.date().nullable(),
  total: z.int(),
  pages: z.int(),
  page: z.int(),
  cards: z.array(stockCard),
  /** Matches per choice, with all other filters unchanged. */
  facets: z.strictObject({ exchange: facet, sector: facet, currency: facet, near: facet, state: facet }),
  /** Selected for comparison. */
  compared: z.array(z.strictObject({ symbol: z.string(), name: z.string() })),
})

export type StockCard = z.infer<typeof stockCard>
export type FoundStocks = z.infer<typeof foundStocks>

const words = z.string().optional()
/** Query parameters, named as in the page's URL. Invalid ones fall back to defaults. */
export const stockAddress = z.object({
  q: words,
  exchange: words,
  sector: words,
  currency: words,
  near: words,
  state: words,
  sort: words,
  priceFrom: words,
  priceTo: words,
  page: words,
  size: words,
  compare: words,
})
