import { expect, test } from 'vitest'
import { api } from '#domain/api/contract.ts'
import { createApiClient } from './api-client.ts'

const answering = (body: string, status: number) => createApiClient(async () => new Response(body, { status }))

test('a response is typed by the contract', async () => {
  await expect(answering('{"problems":[]}', 200).call(api.listProblems)).resolves.toEqual({ problems: [] })
})

test.each([
  ['{"code":"forbidden"}', 403, 'forbidden'],
  ['{"code":"no such code"}', 400, 'internal'],
  ['{"code":"toString"}', 400, 'internal'],
  ['<html>', 502, 'busy'],
  ['{}', 503, 'busy'],
  ['', 500, 'unreachable'],
  ['{}', 500, 'unreachable'],
])('the refusal %s becomes a code', async (body, status, code) => {
  await expect(answering(body, status).call(api.listProblems)).rejects.toMatchObject({ name: 'AppError', code })
})

test('a response that is not JSON is not from our server', async () => {
  await expect(answering('<html>', 200).call(api.listProblems)).rejects.toMatchObject({
    name: 'AppError',
    code: 'unreachable',
  })
})

test('an unreachable server has its own code', async () => {
  const offline = createApiClient(() => Promise.reject(new TypeError('fetch failed')))
  await expect(offline.call(api.listProblems)).rejects.toMatchObject({ code: 'unreachable' })
})

test('a body is sent as JSON', async () => {
  let sent: RequestInit | undefined
  const client = createApiClient(async (_, init) => {
    sent = init
    return new Response('{"id":"x"}')
  })
  const body = { id: 'x', page: '/', message: 'm', build: 'b' }
  await client.call(api.reportProblem, body)
  expect(sent).toMatchObject({
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
})

test('leaving the page aborts a request, unless it is to be kept alive', async () => {
  const sent: (boolean | undefined)[] = []
  const client = createApiClient(async (_, init) => {
    sent.push(init?.keepalive)
    return new Response('{}')
  })
  await client.call(api.signOut, {}, { keepalive: true })
  await client.call(api.signOut, {})
  expect(sent).toEqual([true, false])
})

test('path and query parameters are URL-encoded', async () => {
  const asked: string[] = []
  const client = createApiClient(async (path) => {
    asked.push(path)
    return Response.json({ documents: [], next: null })
  })
  await client.read(api.queryDocuments, { params: { collection: 'messages' }, query: { status: 'new', after: 'a&b' } })
  await client.read(api.readDocument, { params: { collection: 'messages', id: 'a/b' } })
  expect(asked).toEqual(['/api/documents/messages?status=new&after=a%26b', '/api/documents/messages/a%2Fb'])
})

test('a known ETag is sent, and the body is not sent again', async () => {
  const tags: (string | null)[] = []
  const client = createApiClient(async (_, init) => {
    const tag = new Headers(init?.headers).get('if-none-match')
    tags.push(tag)
    if (tag === 'W/"1"') return new Response(null, { status: 304 })
    return Response.json({ documents: [], next: null }, { headers: { etag: 'W/"1"' } })
  })
  const options = { params: { collection: 'messages' } } as const
  const first = await client.read(api.queryDocuments, options)
  expect(await client.read(api.queryDocuments, options, first)).toBe(first)
  expect(tags).toEqual([null, 'W/"1"'])
})
