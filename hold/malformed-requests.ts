import fc from 'fast-check'
import { residentMegabytes, startBanyan } from '#tests/banyan-process.ts'
import { rawRequest } from '#tests/raw-request.ts'
import { inFolder, several, type Trial } from './trial.ts'

const REQUESTS = 10_000
const MEMORY_MB = 60

/** Bodies, queries, paths, headers, cookies, encodings and sizes that nobody should send, generated from the API's own description. */
export const malformedRequests: Trial = {
  name: `${REQUESTS} malformed requests`,
  run: () =>
    inFolder(async (folder) => {
      const banyan = await startBanyan({ DATA_DIR: folder })
      const { paths } = await (await fetch(`${banyan.url}/api/openapi.json`)).json()
      const requests = fc.sample(malformed(Object.keys(paths)), { numRuns: REQUESTS, seed: 20261115 })
      const failures: string[] = []
      const statuses = new Map<number, number>()
      const sendAll = (some: readonly Bad[]) =>
        several(some, 8, async (request) => {
          const { status, text } = await send(banyan.url, request)
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          const bad = status >= 500 || status === 201 || /node_modules|\bat .*:\d+:\d+/.test(text)
          if (bad) failures.push(JSON.stringify({ request, status }).slice(0, 200))
          return true
        })
      // By the half, caches are full and the engine is warm; what still grows then would grow for ever.
      await sendAll(requests.slice(0, REQUESTS / 2))
      const atHalf = residentMegabytes(banyan.process.pid)
      await sendAll(requests.slice(REQUESTS / 2))
      const alive = (await fetch(`${banyan.url}/readyz`)).status === 200
      const grown = residentMegabytes(banyan.process.pid) - atHalf
      const output = banyan.output()
      await banyan.end()
      for (const failure of failures.slice(0, 5)) console.log(`  ${failure}`)
      const counts = [...statuses]
        .sort()
        .map(([status, count]) => `${count} × ${status || 'closed'}`)
        .join(', ')
      return [
        { what: `answers: ${counts}`, held: failures.length === 0 },
        { what: 'nothing was logged as a failure of ours', held: !output.includes('"level":"error"') },
        {
          what: `memory grew by ${Math.round(grown)} MB in the second half (at most ${MEMORY_MB})`,
          held: grown <= MEMORY_MB,
        },
        { what: 'ready afterwards', held: alive },
      ]
    }),
}

type Bad = { method: string; path: string; headers: Record<string, string>; body: string | Uint8Array }

function malformed(paths: string[]): fc.Arbitrary<Bad> {
  const nasty = fc.constantFrom(
    "' or 1=1--",
    '../../etc/passwd',
    '%00',
    '%ff%fe',
    '<script>',
    '#{7*7}',
    '{{7*7}}',
    '\u202e',
    'x'.repeat(3_000),
  )
  const word = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 40 }))
  const encoded = word.map((text) => encodeURIComponent(text.toWellFormed()))
  const path = fc.oneof(
    fc.constantFrom(...paths),
    fc
      .tuple(
        fc.constantFrom('/fund/', '/stock/', '/blog/', '/real-estate/', '/news/', '/api/', '/assets/', '/'),
        encoded,
      )
      .map((parts) => parts.join('')),
    fc.constantFrom(
      '//',
      '/%',
      '/%2e%2e/',
      '/..;/',
      '/api/problems/',
      '/api//problems',
      '/\\',
      '/?',
      '/admin/../api/problems',
      '*',
      '/%c0%ae',
    ),
  )
  const query = fc.oneof(
    fc.constant(''),
    fc.tuple(encoded, encoded).map(([name, value]) => `?${name}=${value}`),
  )
  const printable = fc.string({ maxLength: 60 }).map((text) => text.replaceAll(/[^\x20-\x7e]/g, ''))
  const header = fc.oneof(
    fc.constant({}),
    fc.record({ cookie: printable }),
    fc.record({ 'accept-encoding': printable }),
    fc.record({ 'if-none-match': printable }),
    fc.record({ 'x-forwarded-for': printable, 'x-forwarded-proto': printable }),
    fc.record({ origin: printable, 'sec-fetch-site': printable }),
    fc.record({ accept: printable }),
    fc.record({ range: fc.constant('bytes=0-1,2-3,-1') }),
    fc.record({ 'content-encoding': fc.constantFrom('gzip', 'br', 'deflate') }),
  )
  const type = fc.constantFrom(
    'application/json',
    'application/json; charset=utf-7',
    'text/plain',
    'multipart/form-data',
    '',
  )
  const field = fc.oneof(fc.jsonValue(), word, fc.constantFrom('x'.repeat(70_000), -1, Number.MAX_VALUE, null))
  const object = fc.record({ id: field, page: field, message: field, build: field }, { requiredKeys: [] })
  const body = fc.oneof(
    fc.constant(''),
    object.map((value) => JSON.stringify(value)),
    fc.jsonValue().map((value) => JSON.stringify(value)),
    fc.uint8Array({ maxLength: 200 }),
    fc.constantFrom('{', '['.repeat(5_000), '{"a":'.repeat(2_000), '{"__proto__":{"isAdmin":true}}', '\ufeff{}'),
  )
  const method = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND')
  return fc.record({ method, path, query, header, type, body }).map((parts) => ({
    method: parts.method,
    path: parts.path + parts.query,
    headers: { ...(parts.header as Record<string, string>), ...(parts.type && { 'content-type': parts.type }) },
    body: ['GET', 'HEAD', 'TRACE'].includes(parts.method) ? '' : parts.body,
  }))
}

/** Status 0: the server closed the connection instead of answering, which is an answer too. */
async function send(url: string, { path, ...init }: Bad): Promise<{ status: number; text: string }> {
  try {
    const response = await rawRequest(url, path, init)
    return { status: response.status, text: await response.text() }
  } catch {
    return { status: 0, text: '' }
  }
}
