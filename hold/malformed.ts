import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { brokenBody, type Schema } from './broken-bodies.ts'

export type Bad = { method: string; path: string; headers: Record<string, string>; body: string | Uint8Array }

type Parameter = { readonly name: string; readonly in: string }
type Operation = {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } }
}
type Description = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }
type Described = Operation & { readonly method: string; readonly path: string }

const nasty = fc.constantFrom(
  "' or 1=1--",
  '../../etc/passwd',
  '%00',
  '%ff%fe',
  '<script>',
  '#{7*7}',
  '{{7*7}}',
  '\u202e',
  '__proto__',
  '-1',
  '1e9',
  '0000-01-01T00:00:00.000Z',
  'x'.repeat(3_000),
)
const word = fc.oneof(nasty, fc.string({ unit: 'binary', maxLength: 40 }))
const encoded = word.map((text) => encodeURIComponent(text.toWellFormed()))
const printable = fc.string({ maxLength: 60 }).map((text) => text.replaceAll(/[^\x20-\x7e]/g, ''))
/** A cursor in our format with arbitrary content. */
const cursor = fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value)).toString('base64url'))

/** Half are valid but for one error, the others arbitrary. Those with a cookie come from an administrator. */
export function malformed({ paths }: Description, cookie: string): fc.Arbitrary<Bad> {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  )
  return fc.oneof(
    fc.constantFrom(...operations).chain((operation) => nearMiss(operation, cookie)),
    anything(Object.keys(paths)),
  )
}

function nearMiss({ method, path, parameters = [], requestBody }: Described, cookie: string): fc.Arbitrary<Bad> {
  const schema = requestBody?.content['application/json'].schema
  const filled = fc
    .array(encoded, { minLength: 3, maxLength: 3 })
    .map((words) => path.replaceAll(/\{\w+\}/g, () => words.pop() || 'x'))
  const names = parameters.filter((each) => each.in === 'query').map(({ name }) => name)
  const query = fc
    .tuple(fc.constantFrom(...names, 'colour', 'owner', 'constructor', 'limit', 'after'), fc.oneof(encoded, cursor))
    .map(([name, value]) => `?${name}=${value}`)
  const body = schema ? brokenBody(schema) : fc.constant('')
  // A DELETE has only an id; without a key it is refused anyway.
  const key = method === 'DELETE' ? fc.constant('no key') : fc.constantFrom(randomUUID(), 'no key')
  const who = fc.constantFrom<Record<string, string>>(
    { cookie },
    { cookie: 'banyan.session_token=forged' },
    { 'x-account': 'u2' },
  )
  return fc.record({ filled, query, body, key, who }).map((parts) => ({
    method,
    path: method === 'GET' ? parts.filled + parts.query : parts.filled,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': parts.key,
      ...parts.who,
    },
    body: parts.body,
  }))
}

function anything(paths: string[]): fc.Arbitrary<Bad> {
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
      '/api/contact',
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
  const header = fc.oneof(
    fc.constant({}),
    fc.record({ cookie: printable }),
    fc.record({ 'accept-encoding': printable }),
    fc.record({ 'if-none-match': printable }),
    fc.record({ 'idempotency-key': printable, 'x-account': printable }),
    fc.record({ 'x-forwarded-for': printable, 'x-forwarded-proto': printable }),
    fc.record({ origin: printable, 'sec-fetch-site': printable }),
    fc.record({ accept: printable }),
    fc.record({ range: fc.constant('bytes=0-1,2-3,-1') }),
    fc.record({ 'content-encoding': fc.constantFrom('gzip', 'br', 'deflate') }),
  )
  const type = fc.constantFrom(
    'application/json',
    'application/json; charset=utf-7',
    'application/x-www-form-urlencoded',
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
    fc.constantFrom(
      '{',
      '['.repeat(5_000),
      '{"a":'.repeat(2_000),
      `{"data":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
      `{"data":{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}}`,
      '{"__proto__":{"isAdmin":true}}',
      '\ufeff{}',
    ),
  )
  const method = fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND')
  return fc.record({ method, path, query, header, type, body }).map((parts) => ({
    method: parts.method,
    path: parts.path + parts.query,
    headers: { ...(parts.header as Record<string, string>), ...(parts.type && { 'content-type': parts.type }) },
    body: ['GET', 'HEAD', 'TRACE'].includes(parts.method) ? '' : parts.body,
  }))
}
