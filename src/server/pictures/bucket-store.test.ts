import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { type Bucket, openBucket, signed } from './bucket-store.ts'

const keys = { bucket: 'banyan', key: 'AKIDEXAMPLE', secret: 'a secret', region: 'ap-south-1' }

/** An object storage that checks each signature against its own, and lists two at a time. */
async function startStorage() {
  const kept = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', `http://${request.headers.host}`)
    const body = await buffer(request)
    const stamp = String(request.headers['x-amz-date'])
    const iso = stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
    const asked = { method: request.method ?? '', url, body, now: new Date(iso) }
    const wanted = signed({ ...keys, endpoint: '' }, asked).authorization
    if (request.headers.authorization !== wanted) return response.writeHead(403).end()
    const name = decodeURIComponent(url.pathname.replace('/banyan/', ''))
    if (request.method === 'PUT') kept.set(name, body)
    if (request.method === 'DELETE') kept.delete(name)
    if (request.method !== 'GET') return response.writeHead(200).end()
    if (url.searchParams.has('list-type')) {
      const from = Number(url.searchParams.get('continuation-token') ?? 0)
      const names = [...kept.keys()].slice(from, from + 2)
      const rows = names.map(
        (key) => `<Contents><Key>${key}</Key><LastModified>2026-11-18T08:00:00Z</LastModified></Contents>`,
      )
      const next = from + 2 < kept.size ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : ''
      return response.end(`<ListBucketResult>${rows.join('')}${next}</ListBucketResult>`)
    }
    const found = kept.get(name)
    return found ? response.end(found) : response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { kept, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('writes, reads, lists and removes with requests that the storage recognises', async () => {
  const { endpoint, kept } = await startStorage()
  const store = openBucket({ ...keys, endpoint })
  for (const name of ['a-480.webp', 'b-480.webp', 'c-480.webp']) await store.write(name, Buffer.from(name))
  expect([...kept.keys()]).toEqual(['pictures/a-480.webp', 'pictures/b-480.webp', 'pictures/c-480.webp'])
  expect(Buffer.from((await store.read('b-480.webp')) ?? []).toString()).toBe('b-480.webp')
  expect(await store.read('none.webp')).toBeUndefined()
  await store.remove('a-480.webp')
  const listed: string[] = []
  for await (const { name, at } of store.list()) listed.push(`${name} ${at.getUTCHours()}`)
  expect(listed).toEqual(['b-480.webp 8', 'c-480.webp 8'])
})

test('a wrong key is refused, and says nothing of the secret', async () => {
  const { endpoint } = await startStorage()
  const store = openBucket({ ...keys, endpoint, secret: 'another' })
  await expect(store.write('a.webp', Buffer.from('a'))).rejects.toThrow('Object storage answered 403 to PUT')
})

test('the signature is the one of the published example', () => {
  // "GET Bucket (List Objects)" of the signature's documentation.
  const bucket: Bucket = {
    endpoint: '',
    bucket: '',
    key: 'AKIAIOSFODNN7EXAMPLE',
    secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  }
  const url = new URL('https://examplebucket.s3.amazonaws.com/?max-keys=2&prefix=J')
  const asked = { method: 'GET', url, body: new Uint8Array(), now: new Date('2013-05-24T00:00:00Z') }
  expect(signed(bucket, asked).authorization).toContain(
    'Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  )
})
