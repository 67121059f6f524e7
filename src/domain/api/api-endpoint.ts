import { z } from 'zod'
import type { ApiErrorCode } from '#catalogue/errors.ts'
import type { Access } from '#catalogue/routes.ts'

/** One API call: request, response, access. Client, server, OpenAPI description and tests read it. */
export type Endpoint = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: `/api/${string}`
  readonly summary: string
  readonly access: Access
  /** Path parameters. */
  readonly params?: z.ZodObject
  /** Query parameters; without a schema they are ignored. */
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  /** Four times as many bytes may be sent as elsewhere. */
  readonly large?: true
  /** Needs an idempotency key: applied once, however often it arrives. */
  readonly once?: true
  /** Has an ETag and answers 304; with names, if these fields are the same, whatever became of the others. */
  readonly tagged?: true | readonly string[]
  readonly answer: z.ZodType
  readonly status: 200 | 201
  /** Possible refusals besides the general ones. */
  readonly refusals: readonly ApiErrorCode[]
}

export type AnswerOf<E extends Endpoint> = z.infer<E['answer']>
export type BodyOf<E extends Endpoint> = E['body'] extends z.ZodType ? z.input<E['body']> : undefined
export type ParamsOf<E extends Endpoint> = E['params'] extends z.ZodType ? z.input<E['params']> : undefined
export type QueryOf<E extends Endpoint> = E['query'] extends z.ZodType ? z.input<E['query']> : undefined

export const nothing = z.strictObject({})
