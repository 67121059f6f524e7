import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

const KEY = 'a-key-of-the-tests'
const categories = ['business', 'entertainment', 'general', 'health', 'science', 'sports', 'technology']
const MOST_AT_ONCE = 100

type Answer = readonly [status: number, body: unknown]
const error = (status: number, code: string): Answer => [status, { status: 'error', code, message: code }]

type Replay = {
  /** Answers by what was asked: `country/category`, or `sources`. */
  answers: Record<string, string>
  /** Papers that the service knows. */
  papers: readonly string[]
  /** Requests that are left before 429. */
  left: number
  /** Every address that was asked. */
  asked: string[]
}

/** A headlines service with the rules of newsapi.org: it refuses what that refuses. */
export async function startHeadlinesService(answers: Replay['answers'], papers: readonly string[]) {
  const state: Replay = { answers, papers, left: Number.POSITIVE_INFINITY, asked: [] }
  const server = createServer((request, response) => {
    state.asked.push(request.url ?? '')
    send(response, answerTo(request, state))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(close)
  const { port } = server.address() as AddressInfo
  return Object.assign(state, { url: `http://127.0.0.1:${port}`, key: KEY, close })
}

function answerTo({ url = '', headers }: IncomingMessage, state: Replay): Answer | string {
  const { pathname, searchParams } = new URL(url, 'http://service.example')
  const asked = Object.fromEntries(searchParams)
  if (pathname !== '/top-headlines') return error(404, 'unexpectedError')
  if (!headers['x-api-key'] && !asked.apiKey) return error(401, 'apiKeyMissing')
  if ((headers['x-api-key'] ?? asked.apiKey) !== KEY) return error(401, 'apiKeyInvalid')
  if (headers.origin) return error(426, 'corsNotAllowed')
  state.left -= 1
  if (state.left < 0) return error(429, 'rateLimited')
  const { sources, country, category, pageSize = '20', page = '1' } = asked
  if (sources && (country || category)) return error(400, 'parametersIncompatible')
  if (!sources && !country && !category) return error(400, 'parametersMissing')
  if (Number(pageSize) > MOST_AT_ONCE || Number(pageSize) < 1) return error(400, 'parameterInvalid')
  if (Number(pageSize) * Number(page) > MOST_AT_ONCE) return error(426, 'maximumResultsReached')
  if (sources?.split(',').some((paper) => !state.papers.includes(paper))) return error(400, 'sourceDoesNotExist')
  if (category && !categories.includes(category)) return error(400, 'parameterInvalid')
  return state.answers[sources ? 'sources' : `${country}/${category}`] ?? EMPTY
}

const EMPTY = '{"status":"ok","totalResults":0,"articles":[]}'

function send(response: ServerResponse, answer: Answer | string) {
  const [status, body] = typeof answer === 'string' ? [200, answer] : [answer[0], JSON.stringify(answer[1])]
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(body)
}
