import type { Context, Hono } from 'hono'
import type { z } from 'zod'
import { apiErrors } from '#catalogue/errors.ts'
import { type Principal, refusal } from '#domain/access.ts'
import { AppError } from '#domain/app-error.ts'
import type { AnswerOf, Endpoint } from '#domain/contract.ts'
import type { Database } from '../db/database.ts'
import { bestEncoding, compress } from './content-encoding.ts'
import { limits } from './limits.ts'
import type { Scope } from './request-scope.ts'
import { traceOf } from './trace.ts'
import { withinLimits } from './work-limit.ts'

type ParsedBody<E extends Endpoint> = E['body'] extends z.ZodType ? z.output<E['body']> : undefined

/** What a handler gets: everything is checked already. */
export type Call<E extends Endpoint> = {
  readonly body: ParsedBody<E>
  readonly who: Principal
  readonly headers: Headers
  /** Go out with the answer, such as cookies. */
  readonly answerHeaders: Headers
  /** Where the call comes from, for limits. */
  readonly address: () => string
  readonly db: Database
  readonly now: () => Date
}

export type Mount = <E extends Endpoint>(endpoint: E, handle: (call: Call<E>) => Promise<AnswerOf<E>>) => void

export type CallSources = {
  readonly db: Database
  readonly now: () => Date
  readonly addressOf: (request: Request, remote: string | undefined) => string
  readonly identify: (request: Request) => Promise<Principal>
  readonly isOurOrigin: (origin: string) => boolean
}

/** The only way onto the API: an endpoint of the contract, guarded by its own access rule. */
export function mountOn(app: Hono<Scope>, sources: CallSources): Mount {
  return (endpoint, handle) => {
    app.on(endpoint.method, endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
      const trace = traceOf(c.env?.incoming)
      if (trace) trace.place = endpoint.path
      refuseForeign(c.req.raw, sources.isOurOrigin)
      const who = await sources.identify(c.req.raw)
      const refused = refusal(endpoint.access, who)
      if (refused) throw new AppError(refused)
      const answerHeaders = new Headers()
      const call = {
        headers: c.req.raw.headers,
        answerHeaders,
        body: (endpoint.body && parse(endpoint.body, await jsonOf(c.req.raw))) as ParsedBody<typeof endpoint>,
        who,
        address: () => sources.addressOf(c.req.raw, c.env?.incoming?.socket.remoteAddress),
        db: sources.db,
        now: sources.now,
      }
      // A call in process is part of a render, which counts already.
      const work = () => (c.env?.incoming ? withinLimits(() => handle(call)) : handle(call))
      return jsonAnswer(await work(), endpoint.status, acceptedBy(c), answerHeaders)
    })
  }
}

/** A page of another site may read nothing here (no CORS) and change nothing: browsers name the origin of every change. */
function refuseForeign(request: Request, isOurOrigin: (origin: string) => boolean) {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  const ours = origin ? isOurOrigin(origin) : site === null || site === 'none' || site === 'same-origin'
  if (!ours) throw new AppError('cross-site')
}

/** Node has read the headers already; asking the `Request` for them would make it read them again. */
function acceptedBy(c: Context<Scope>): string | undefined {
  return c.env?.incoming?.headers['accept-encoding']?.toString()
}

const encoder = new TextEncoder()

async function jsonAnswer(
  answer: unknown,
  status: number,
  accept: string | undefined,
  headers: Headers,
): Promise<Response> {
  headers.set('content-type', 'application/json')
  headers.set('cache-control', 'no-store')
  const text = JSON.stringify(answer)
  if (text.length < limits.compressFromBytes) return new Response(text, { status, headers })
  headers.set('vary', 'accept-encoding')
  const encoding = bestEncoding(accept)
  if (encoding === 'identity') return new Response(text, { status, headers })
  headers.set('content-encoding', encoding)
  return new Response(await compress(encoder.encode(text), encoding, 'fast'), { status, headers })
}

function parse(schema: z.ZodType, value: unknown) {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new AppError('bad-request', { cause: parsed.error })
  return parsed.data
}

/** The body as JSON, read no further than the limit. */
async function jsonOf(request: Request): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) throw new AppError('unsupported-type')
  if (Number(request.headers.get('content-length')) > limits.bodyBytes) throw new AppError('too-large')
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > limits.bodyBytes) throw new AppError('too-large')
    chunks.push(chunk)
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks)))
  } catch (cause) {
    throw new AppError('bad-request', { cause })
  }
}

export function errorAnswer(error: unknown, requestId: string): Response {
  const code = error instanceof AppError ? error.code : 'internal'
  const { status, sentence } = apiErrors[code]
  const retry =
    status === 429 || status === 503 ? { 'retry-after': String(limits.retryAfterSeconds[status]) } : undefined
  return Response.json(
    { code, sentence, requestId },
    { status: status || 500, headers: { 'cache-control': 'no-store', ...retry } },
  )
}
