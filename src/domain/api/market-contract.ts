import { z } from 'zod'
import type { Endpoint } from './api-endpoint.ts'
import { feedStatus } from './feed-status.ts'
import { packInfo, packsAnswer } from './pack-list.ts'

export const marketApi = {
  packs: {
    method: 'GET',
    path: '/api/packs',
    summary: 'Packs of the whole market, to be fetched from /api/packs/{digest}.',
    access: 'anyone',
    answer: packsAnswer,
    status: 200,
    refusals: [],
  },
  feeds: {
    method: 'GET',
    path: '/api/feeds',
    summary: 'Data sources and their status.',
    access: 'anyone',
    answer: z.strictObject({
      source: packInfo.shape.source.nullable(),
      /** How far the first year of stock prices has come, in trading days; null without live sources. */
      stockDays: z.strictObject({ known: z.int(), wanted: z.int() }).nullable(),
      feeds: z.array(feedStatus),
    }),
    status: 200,
    refusals: [],
  },
} as const satisfies Record<string, Endpoint>
