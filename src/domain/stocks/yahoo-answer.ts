import { z } from 'zod'

const MOST_POINTS = 60_000
const series = z.array(z.number().nullable()).max(MOST_POINTS).optional()
const seconds = z.number().int()
const event = <Shape extends z.ZodRawShape>(shape: Shape) => z.record(z.string(), z.object(shape)).default({})

const chart = z.object({
  meta: z.object({
    currency: z.string().nullish(),
    symbol: z.string().min(1).max(40),
    gmtoffset: z.number().int().min(-86_400).max(86_400).default(0),
    instrumentType: z.string().nullish(),
    fullExchangeName: z.string().nullish(),
    longName: z.string().nullish(),
    shortName: z.string().nullish(),
    dataGranularity: z.string().nullish(),
    regularMarketTime: seconds.nullish(),
    currentTradingPeriod: z.object({ regular: z.object({ start: seconds, end: seconds }) }).nullish(),
  }),
  timestamp: z.array(seconds).max(MOST_POINTS).default([]),
  events: z
    .object({
      dividends: event({ amount: z.number().nullish(), date: seconds }),
      splits: event({ numerator: z.number().nullish(), denominator: z.number().nullish(), date: seconds }),
    })
    .default({ dividends: {}, splits: {} }),
  indicators: z.object({
    quote: z.array(z.object({ open: series, high: series, low: series, close: series, volume: series })).default([]),
  }),
})

const fault = z.object({ code: z.string(), description: z.string().nullish() })
const answer = z.union([
  z.object({ chart: z.object({ result: z.array(chart).nullish(), error: fault.nullish() }) }),
  // Wrong cookies and too many calls are told in another envelope.
  z
    .object({ finance: z.object({ error: fault }) })
    .transform(({ finance }) => ({ chart: { ...finance, result: null } })),
])

export type YahooAnswer = z.infer<typeof chart>
export type YahooRefusal = 'not-json' | 'unknown-layout' | 'no-such-symbol' | 'no-data' | 'refused'

/** The first chart of an answer. An error may come with status 200. */
export function readYahooAnswer(
  text: string,
): { readonly ok: true; readonly chart: YahooAnswer } | { readonly ok: false; readonly reason: YahooRefusal } {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { ok: false, reason: 'not-json' }
  }
  const read = answer.safeParse(json)
  if (!read.success) return { ok: false, reason: 'unknown-layout' }
  const { result, error } = read.data.chart
  if (error) return { ok: false, reason: reasonOf(error) }
  const found = result?.[0]
  return found ? { ok: true, chart: found } : { ok: false, reason: 'no-data' }
}

function reasonOf({ code, description }: z.infer<typeof fault>): YahooRefusal {
  if (code === 'Not Found') return 'no-such-symbol'
  return /data doesn't exist/i.test(description ?? '') ? 'no-data' : 'refused'
}
