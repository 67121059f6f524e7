import { z } from 'zod'
import { pageViewReport, viewCounts } from '#domain/documents/page-views.ts'
import { type Endpoint, nothing } from './api-endpoint.ts'

export const visitsApi = {
  countPages: {
    method: 'POST',
    path: '/api/page-views',
    summary: 'Add to today’s counts of pages, for browsers that allow it. Nothing else is stored.',
    access: 'anyone',
    body: z.strictObject({ counts: viewCounts }),
    answer: nothing,
    status: 200,
    refusals: ['too-many-requests'],
  },
  pageViews: {
    method: 'GET',
    path: '/api/admin/page-views',
    summary: 'Pages opened on each of the last 30 days.',
    access: 'admin',
    answer: pageViewReport,
    status: 200,
    refusals: [],
  },
} as const satisfies Record<string, Endpoint>
