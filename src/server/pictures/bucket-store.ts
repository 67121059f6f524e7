import { createHash, createHmac } from 'node:crypto'
import type { PictureStore, StoredFile } from './picture-store.ts'

export type Bucket = {
  readonly endpoint: string
  readonly bucket: string
  readonly key: string
  readonly secret: string
  readonly region: string
}

const PREFIX = 'pictures/'
const PATIENCE_MS = 15_000

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest('hex')
const hmac = (key: Uint8Array | string, text: string) => createHmac('sha256', key).update(text).digest()
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)

type Asked = {
  readonly method: string
  readonly url: URL
  readonly body: Uint8Array
  readonly now: Date
}

/** AWS signature version 4, which every S3-compatible storage understands. */
export function signed({ key, secret, region }: Bucket, { method, url, body, now }: Asked): Record<string, string> {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const day = stamp.slice(0, 8)
  const digest = sha256(body)
  const headers = { host: url.host, 'x-amz-content-sha256': digest, 'x-amz-date': stamp }
  const names = Object.keys(headers).join(';')
  const query = [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&')
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`)
  const canonical = [method, url.pathname, query, lines.join(''), names, digest].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n')
  const signingKey = [region, 's3', 'aws4_request'].reduce<Uint8Array>(hmac, hmac(`AWS4${secret}`, day))
  const signature = hmac(signingKey, toSign).toString('hex')
  const { host: _, ...sent } = headers
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${key}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  }
}

/** Pictures in S3-compatible object storage, by path-style addresses. */
export function openBucket(bucket: Bucket): PictureStore {
  const base = `${bucket.endpoint}/${encoded(bucket.bucket)}`
  const ask = async (method: string, address: string, body: Uint8Array<ArrayBuffer> = new Uint8Array()) => {
    const url = new URL(base + address)
    const headers = signed(bucket, { method, url, body, now: new Date() })
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const response = await fetch(url, { method, headers, signal, ...(method === 'PUT' && { body }) })
    if (response.ok || response.status === 404) return response
    throw new Error(`Object storage answered ${response.status} to ${method}`)
  }
  const place = (name: string) => `/${PREFIX}${encoded(name)}`
  return {
    async read(name) {
      const response = await ask('GET', place(name))
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
    },
    async write(name, bytes) {
      const response = await ask('PUT', place(name), new Uint8Array(bytes))
      if (!response.ok) throw new Error('There is no such bucket in the object storage')
    },
    async remove(name) {
      await ask('DELETE', place(name))
    },
    async *list() {
      for (let next: string | undefined = ''; next !== undefined; ) {
        const query = new URLSearchParams({
          'list-type': '2',
          prefix: PREFIX,
          ...(next && { 'continuation-token': next }),
        })
        const text = await (await ask('GET', `?${query}`)).text()
        yield* filesIn(text)
        next = /<NextContinuationToken>([^<]+)</.exec(text)?.[1]
      }
    },
  }
}

function* filesIn(text: string): Generator<StoredFile> {
  for (const [, part = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const key = /<Key>([^<]+)</.exec(part)?.[1] ?? ''
    const at = /<LastModified>([^<]+)</.exec(part)?.[1] ?? ''
    if (key.startsWith(PREFIX)) yield { name: key.slice(PREFIX.length), at: new Date(at) }
  }
}
