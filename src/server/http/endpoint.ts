import { createHash } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { z } from 'zod'
import { apiErrors } from '#catalogue/errors.ts'
import { type Principal, refusal } from '#domain/api/access.ts'
import type { AnswerOf, Endpoint } from '#domain/api/api-endpoint.ts'
import { AppError } from '#domain/api/app-error.ts'
import type { Database } from '../db/database.ts'
import { bestEncoding, compress } from './content-encoding.ts'
import { limits } from './limits.ts'
import type { Scope } from './request-scope.ts'
import { traceOf } from './trace.ts'
import { withinLimits } from './work-limit.ts'

type Parsed<E extends Endpoint, Part extends 'params' | 'query' | 'body'> = E[Part] extends z.ZodType
  ? z.output<E[Part]>
  : undefined

/** A handler's input, fully validated. */
export type Call<E extends Endpoint> = {
  readonly params: Parsed<E, 'params'>
  readonly query: Parsed<E, 'query'>
  readonly body: Parsed<E, 'body'>
  /** Idempotency key. */
  readonly key: E extends { once: true } ? string : undefined
  readonly who: Principal
  readonly headers: Headers
  /** Response headers, such as cookies. */
  readonly answerHeaders: Headers
  /** The client's address, for limits. */
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

/** The only way onto the API: an endpoint of the contract behind its access rule. */
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
      type E = typeof endpoint
      const call = {
        headers: c.req.raw.headers,
        answerHeaders,
        params: (endpoint.params && parseTexts(endpoint.params, c.req.param())) as Parsed<E, 'params'>,
        query: (endpoint.query && parseTexts(endpoint.query, queryOf(c.req.raw.url))) as Parsed<E, 'query'>,
        key: (endpoint.once && keyOf(c.req.raw.headers, who)) as Call<E>['key'],
        body: (endpoint.body && parse(endpoint.body, await jsonOf(c.req.raw, endpoint.large))) as Parsed<E, 'body'>,
        who,
        address: () => sources.addressOf(c.req.raw, c.env?.incoming?.socket.remoteAddress),
        db: sources.db,
        now: sources.now,
      }
      // In-process calls belong to a render, which counts already.
      const work = () => (c.env?.incoming ? withinLimits(() => handle(call)) : handle(call))
      const { status, tagged } = endpoint
      const known = tagged && { by: tagged, tag: c.req.raw.headers.get('if-none-match') }
      return jsonAnswer(await work(), status, acceptedBy(c), answerHeaders, known)
    })
  }
}

/** Other sites can read nothing (no CORS) and change nothing: browsers send the origin with every change. */
export function refuseForeign(request: Request, isOurOrigin: (origin: string) => boolean) {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site')
  const ours = origin ? isOurOrigin(origin) : site === null || site === 'none' || site === 'same-origin'
  if (!ours) throw new AppError('cross-site')
}

/** From Node's parsed headers; `Request` would parse them again. */
function acceptedBy(c: Context<Scope>): string | undefined {
  return c.env?.incoming?.headers['accept-encoding']?.toString()
}

/** A repeated name is ambiguous: refused. */
function queryOf(url: string): Record<string, string> {
  const { searchParams } = new URL(url)
  const entries = [...searchParams]
  if (new Set(searchParams.keys()).size < entries.length) throw new AppError('bad-request')
  return Object.fromEntries(entries)
}

const uuid = z.uuid()

/** Queued writes are sent only as their author, whoever is signed in now. */
function keyOf(headers: Headers, who: Principal): string {
  const author = headers.get('x-account')
  if (author !== null && (who.kind !== 'user' || who.id !== author)) throw new AppError('signed-out')
  return parse(uuid, headers.get('idempotency-key')) as string
}

const encoder = new TextEncoder()

async function jsonAnswer(
  answer: unknown,
  status: number,
  accept: string | undefined,
  headers: Headers,
  known: { readonly by: true | readonly string[]; readonly tag: string | null } | undefined,
): Promise<Response> {
  headers.set('content-type', 'application/json')
  headers.set('cache-control', 'no-store')
  const text = JSON.stringify(answer)
  if (known) {
    const tag = `W/"${digest(known.by === true ? text : fieldsOf(answer, known.by))}"`
    headers.set('etag', tag)
    if (known.tag === tag) return new Response(null, { status: 304, headers })
  }
  if (text.length < limits.compressFromBytes) return new Response(text, { status, headers })
  headers.set('vary', 'accept-encoding')
  const encoding = bestEncoding(accept)
  if (encoding === 'identity') return new Response(text, { status, headers })
  headers.set('content-encoding', encoding)
  const pack = () => compress(encoder.encode(text), encoding, 'fast')
  // By the whole text, since fields that are not in the tag may have changed.
  return new Response(await (known ? packedOnce(`${encoding} ${digest(text)}`, pack) : pack()), { status, headers })
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

const fieldsOf = (answer: unknown, names: readonly string[]) =>
  JSON.stringify(names.map((name) => (answer as Record<string, unknown>)[name]))

type Packed = ReturnType<typeof compress>
const packed = new Map<string, Packed>()
const MOST_PACKED = 64

/** What many ask for at once, such as a list of news, is compressed once. The oldest are forgotten. */
function packedOnce(key: string, pack: () => Packed): Packed {
  const known = packed.get(key) ?? pack()
  packed.delete(key)
  packed.set(key, known)
  known.catch(() => packed.delete(key))
  const [oldest] = packed.keys()
  if (packed.size > MOST_PACKED && oldest) packed.delete(oldest)
  return known
}

/** Path and query values. */
function parseTexts(schema: z.ZodType, values: Readonly<Record<string, string>>) {
  for (const value of Object.values(values)) refuseNul('', value)
  return parse(schema, values)
}

function parse(schema: z.ZodType, value: unknown) {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new AppError('bad-request', { cause: parsed.error })
  return parsed.data
}

async function jsonOf(request: Request, isLarge?: true): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) throw new AppError('unsupported-type')
  const text = await textOf(request, limits.bodyBytes * (isLarge ? 4 : 1))
  try {
    return JSON.parse(text, text.includes(ESCAPED_NUL) ? refuseNul : undefined)
  } catch (cause) {
    throw new AppError('bad-request', { cause })
  }
}

const ESCAPED_NUL = '\\u0000'

/** PostgreSQL cannot store NUL: refused for every endpoint. */
function refuseNul(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && value.includes('\0')) throw new AppError('bad-request')
  return value
}

/** The body as text, limited in size and time. */
export async function textOf(request: Request, most: number = limits.bodyBytes): Promise<string> {
  if (Number(request.headers.get('content-length')) > most) throw new AppError('too-large')
  const reader = request.body?.getReader()
  if (!reader) return ''
  // A client that disappears may leave the stream open for ever.
  const late = setTimeout(() => void reader.cancel(new AppError('timeout')).catch(() => {}), limits.arrivalMs + 1_000)
  try {
    const bytes = await allOf(reader, most)
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('bad-request', { cause })
  } finally {
    clearTimeout(late)
  }
}

async function allOf(reader: ReadableStreamDefaultReader<Uint8Array>, most: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks)
    size += value.length
    if (size > most) throw new AppError('too-large')
    chunks.push(value)
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
