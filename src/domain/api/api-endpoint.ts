import { z } from 'zod'
import type { ApiErrorCode } from '#catalogue/errors.ts'
import type { Access } from '#catalogue/routes.ts'

/** One call of the API: what is asked, what is answered, who may. Client, server, description and tests all read it. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: `/api/${string}`
  readonly summary: string
  readonly access: Access
  /** What stands in the path's braces. */
  readonly params?: z.ZodObject
  /** What may stand behind its `?`; without it, whatever stands there is ignored. */
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** Carries an idempotency key: however often it arrives, it is done once. */
  readonly once?: true
  /** Its answer has a tag, and whoever knows that tag gets an empty 304. */
  readonly tagged?: true
  readonly answer: z.ZodType
  readonly status: 200 | 201
  /** What it may refuse with, besides what every endpoint may. */
  readonly refusals: readonly ApiErrorCode[]
}

export type AnswerOf<E extends Endpoint> = z.infer<E['answer']>
export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodType ? z.input<E['body']> : undefined
export type ParamsOf<E extends Endpoint> = E['params'] extends z.ZodType ? z.input<E['params']> : undefined
export type QueryOf<E extends Endpoint> = E['query'] extends z.ZodType ? z.input<E['query']> : undefined

export const nothing = z.strictObject({})
