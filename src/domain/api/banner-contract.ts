import { z } from 'zod'
import { banner } from '#domain/documents/banner-text.ts'
import type { Endpoint } from './api-endpoint.ts'

export const bannerApi = {
  banner: {
    method: 'GET',
    path: '/api/banner',
    summary: 'The banner above every page, or null.',
    access: 'anyone',
    answer: z.strictObject({ banner: banner.nullable() }),
    status: 200,
    refusals: [],
  },
} as const satisfies Record<string, Endpoint>
