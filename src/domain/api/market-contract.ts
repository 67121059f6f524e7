import { z } from 'zod'
import type { Endpoint } from './api-endpoint.ts'
import { feedStatus } from './feed-status.ts'
import { packInfo, packsAnswer } from './pack-list.ts'

export const marketApi = {
  packs: {
    method: 'GET',
    path: '/api/packs',
    summary: 'What is known of the whole market, to be fetched whole from /api/packs/{digest}.',
    access: 'anyone',
    answer: packsAnswer,
    status: 200,
    refusals: [],
  },
  feeds: {
    method: 'GET',
    path: '/api/feeds',
    summary: 'Where the data comes from, and how each source is doing.',
    access: 'anyone',
    answer: z.strictObject({ source: packInfo.shape.source.nullable(), feeds: z.array(feedStatus) }),
    status: 200,
    refusals: [],
  },
} as const satisfies Record<string, Endpoint>
