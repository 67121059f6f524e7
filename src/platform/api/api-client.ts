import { AppError, isApiErrorCode } from '#domain/app-error.ts'
import type { AnswerOf, BodyOf, Endpoint } from '#domain/contract.ts'

/** In the browser this is `fetch`; during server render, the API's own, in process. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>

export type ApiClient = {
  call<E extends Endpoint>(endpoint: E, body?: BodyOf<E>): Promise<AnswerOf<E>>
}

const TIMEOUT_MS = 15_000

/** A typed fetch over the contract. It throws one kind of error: `AppError`, with the code the server sent. */
export function createApiClient(apiFetch: ApiFetch): ApiClient {
  return {
    async call(endpoint, body) {
      const response = await reach(apiFetch, endpoint, body)
      if (!response.ok) throw await refusalOf(response)
      return response.json().catch((cause: unknown) => {
        throw new AppError('internal', { cause })
      })
    },
  }
}

async function reach(apiFetch: ApiFetch, { method, path }: Endpoint, body: unknown) {
  const init: RequestInit = { method, signal: AbortSignal.timeout(TIMEOUT_MS) }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { 'content-type': 'application/json' }
  }
  try {
    return await apiFetch(path, init)
  } catch (cause) {
    throw new AppError('unreachable', { cause })
  }
}

async function refusalOf(response: Response) {
  const answer: unknown = await response.json().catch(() => null)
  const code = answer && typeof answer === 'object' && 'code' in answer ? answer.code : null
  return new AppError(isApiErrorCode(code) ? code : 'internal')
}
