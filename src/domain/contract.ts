import { z } from 'zod'
import type { ApiErrorCode } from '#catalogue/errors.ts'
import type { Access } from '#catalogue/routes.ts'
import { banner } from './banner.ts'
import { problem, problemReport } from './problem.ts'

/** One call of the API: what is asked, what is answered, who may. Client, server, description and tests all read it. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: `/api/${string}`
  readonly summary: string
  readonly access: Access
  readonly body?: z.ZodType
  readonly answer: z.ZodType
  readonly status: 200 | 201
  /** What it may refuse with, besides what every endpoint may. */
  readonly refusals: readonly ApiErrorCode[]
}

export const api = {
  banner: {
    method: 'GET',
    path: '/api/banner',
    summary: 'The line above every page, or null when there is nothing to say.',
    access: 'anyone',
    answer: z.strictObject({ banner: banner.nullable() }),
    status: 200,
    refusals: [],
  },
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

export type EndpointId = keyof typeof api
export type AnswerOf<E extends Endpoint> = z.infer<E['answer']>
export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodType ? z.input<E['body']> : undefined
