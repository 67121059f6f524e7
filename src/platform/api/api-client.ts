import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '#domain/api/api-endpoint.ts'
import { AppError, isApiErrorCode } from '#domain/api/app-error.ts'
import { ANSWER_MS, answerInTime } from './answer-in-time.ts'

/** In the browser `fetch`; during server rendering the in-process API. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>

export type CallOptions<E extends Endpoint> = {
  readonly params?: ParamsOf<E>
  readonly query?: QueryOf<E>
  /** Idempotency key. */
  readonly key?: string
  /** Sends only as this user; `null`: without a session. */
  readonly as?: string | null
  /** Arrives even if the page is left meanwhile; for short bodies. */
  readonly keepalive?: boolean
}

/** A response with its ETag. */
export type Tagged<T> = { readonly tag: string | null; readonly answer: T }

export type ApiClient = {
  call<E extends Endpoint>(endpoint: E, body?: BodyOf<E>, options?: CallOptions<E>): Promise<AnswerOf<E>>
  /** A conditional GET. */
  read<E extends Endpoint>(
    endpoint: E,
    options: CallOptions<E>,
    known?: Tagged<AnswerOf<E>>,
  ): Promise<Tagged<AnswerOf<E>>>
}

/** Longer than reads: no empty screen waits, and the write may have happened. */
const WRITE_MS = 15_000

/** A typed fetch over the contract. Throws only `AppError`, with the server's code. */
export function createApiClient(apiFetch: ApiFetch): ApiClient {
  return {
    async call(endpoint, body, options) {
      return jsonOf(await reach(apiFetch, endpoint, body, options))
    },
    async read(endpoint, options, known) {
      const headers: Record<string, string> = known?.tag ? { 'if-none-match': known.tag } : {}
      const response = await reach(apiFetch, endpoint, undefined, options, headers)
      if (response.status === 304 && known) return known
      return { tag: response.headers.get('etag'), answer: await jsonOf(response) }
    },
  }
}

async function jsonOf(response: Response) {
  if (!response.ok) throw await refusalOf(response)
  return response.json().catch((cause: unknown) => {
    // Not our server, such as a captive portal.
    throw new AppError('unreachable', { cause })
  })
}

async function reach<E extends Endpoint>(
  apiFetch: ApiFetch,
  endpoint: E,
  body: unknown,
  { params, query, key, as, keepalive = false }: CallOptions<E> = {},
  headers: Record<string, string> = {},
) {
  const init: RequestInit = { method: endpoint.method, headers, keepalive }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    headers['content-type'] = 'application/json'
  }
  if (key) headers['idempotency-key'] = key
  if (as) headers['x-account'] = as
  if (as === null) init.credentials = 'omit'
  const address = addressOf(endpoint.path, params, query)
  return answerInTime(
    (signal) => apiFetch(address, { ...init, signal }),
    endpoint.method === 'GET' ? ANSWER_MS : WRITE_MS,
  )
}

function addressOf(path: string, params: object = {}, query: object = {}): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(Reflect.get(params, name))),
  )
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== undefined)).toString()
  return search ? `${filled}?${search}` : filled
}

async function refusalOf(response: Response) {
  const answer: unknown = await response.json().catch(() => null)
  const code = answer && typeof answer === 'object' && 'code' in answer ? answer.code : undefined
  if (code !== undefined) return new AppError(isApiErrorCode(code) ? code : 'internal')
  // Our refusals always have a code; without one it came from a proxy.
  return new AppError([502, 503, 504].includes(response.status) ? 'busy' : 'unreachable')
}
