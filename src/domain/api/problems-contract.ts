import { z } from 'zod'
import { problem, problemReport } from '#domain/documents/problem.ts'
import type { Endpoint } from './api-endpoint.ts'

export const problemsApi = {
  reportProblem: {
    method: 'POST',
    path: '/api/problems',
    summary: 'Report a problem met on a page. Sending the same report again changes nothing.',
    access: 'anyone',
    body: problemReport,
    answer: z.strictObject({ id: z.uuid() }),
    status: 201,
    refusals: ['conflict', 'too-many-requests'],
  },
  listProblems: {
    method: 'GET',
    path: '/api/problems',
    summary: 'The newest reported problems.',
    access: 'admin',
    answer: z.strictObject({ problems: z.array(problem) }),
    status: 200,
    refusals: [],
  },
} as const satisfies Record<string, Endpoint>
