import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type BadMode, badModes, startSource } from '#tests/bad-source.ts'
import { zipLimits, zipOf } from '#tests/zip-archive.ts'
import { fetchOutside, fetchOutsideText } from './outside-fetch.ts'
import { isPrivateAddress } from './private-addresses.ts'
import { readGzip } from './read-gzip.ts'
import { readZip } from './read-zip.ts'

const limits = { ms: 1_500, bytes: 2_000_000, types: /^text\/(plain|xml)|json/ }
const good = `header\n${'1;2;3\n'.repeat(1_000)}`

const expected: Record<BadMode, string | null> = {
  'refuses with 403': 'bad-status',
  'answers 500': 'bad-status',
  'answers 503 for maintenance': 'bad-status',
  'closes the connection at once': 'unreachable',
  'never answers': 'timeout',
  'sends the head and no body': 'timeout',
  'sends a byte a second': 'timeout',
  'never ends': 'too-large',
  'sends a line of 200 MB': 'too-large',
  'sends a gzip bomb': 'too-large',
  'sends a brotli bomb': 'too-large',
  'sends gzip that is broken': 'cut-short',
  'breaks off in the middle': 'cut-short',
  'redirects in a circle': 'bad-redirect',
  'redirects to this machine by another name': 'bad-redirect',
  'redirects into the private network': 'bad-redirect',
  'redirects to the cloud’s own address': 'bad-redirect',
  'redirects to a file': 'bad-redirect',
  'sends another kind of file': 'wrong-type',
  'sends a page instead': 'wrong-type',
  'sends UTF-16': 'wrong-encoding',
  'sends nothing': 'empty',
  'sends zeros': 'wrong-encoding',
  'sends the right file with 500': 'bad-status',
  'answers 401 and asks who we are': 'bad-status',
  'redirects without an address': 'bad-status',
  'answers 404': 'bad-status',
  'answers 410': 'bad-status',
  'answers 429 and asks to wait': 'bad-status',
  'answers 204': 'bad-status',
  'answers 206 with a part': 'bad-status',
  'answers 304': 'bad-status',
  'claims another encoding': 'cut-short',
  // Text as far as anybody can tell; the reader of the file refuses it.
  'sends a page and calls it text': null,
  'sends garbage': null,
  'sends only spaces': null,
  'sends the first twenty letters': null,
  'sends JSON with an error': null,
  'sends JSON and calls it text': null,
  'names no type': null,
}

test.each(Object.keys(badModes) as BadMode[])('a source that %s is refused with its reason', async (mode) => {
  const source = await startSource({ '/': good })
  source.mode = mode
  const before = process.memoryUsage().rss
  const reason = await fetchOutsideText(`${source.url}/file`, limits).then(
    () => null,
    (error: { reason: string }) => error.reason,
  )
  expect(reason).toBe(expected[mode])
  // The bombs themselves are made in this process.
  if (!mode.includes('bomb')) expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000)
})

test('a source that is down is unreachable', async () => {
  const source = await startSource()
  source.close()
  await expect(fetchOutside(source.url, limits)).rejects.toMatchObject({ reason: 'unreachable' })
  await expect(fetchOutside('http://no-such-host.invalid/', limits)).rejects.toMatchObject({ reason: 'unreachable' })
})

test('the right file comes as it is, also with curly quotes in UTF-8', async () => {
  const source = await startSource({ '/': `Children’s – ${good}` })
  await expect(fetchOutsideText(`${source.url}/file`, limits)).resolves.toBe(`Children’s – ${good}`)
})

const older = 'Thu, 12 Nov 2026 10:00:00 GMT'
const dated = { date: 'Fri, 13 Nov 2026 10:00:00 GMT' }
const fetched = async (address: string) => {
  const file = await fetchOutside(address, limits)
  if (file === 'unchanged') throw new Error('asked without a condition')
  return file
}

test.each<[string, Record<string, string>]>([
  ['an ETag', { etag: '"v1"' }],
  ['a weak ETag', { etag: 'W/"v1"' }],
  ['a date', { 'last-modified': older, ...dated }],
  ['both', { etag: '"v1"', 'last-modified': older, ...dated }],
])('a file is asked for again by %s, and comes only when it has changed', async (_, headers) => {
  const source = await startSource({ '/': good }, headers)
  const address = `${source.url}/file`
  const { bytes, type, validators } = await fetched(address)
  expect([bytes.toString(), type]).toEqual([good, 'text/plain'])
  expect(await fetchOutside(address, limits, { validators })).toBe('unchanged')
  source.headers = { etag: '"v2"' }
  expect(await fetchOutside(address, limits, { validators })).toMatchObject({ validators: { etag: '"v2"' } })
})

test('another address never hears of a version: it may call another file the same', async () => {
  const source = await startSource({ '/': good }, { etag: '"v1"' })
  const { validators } = await fetched(`${source.url}/file`)
  expect(await fetchOutside(`${source.url}/other`, limits, { validators })).toMatchObject({ type: 'text/plain' })
})

test.each<[string, Record<string, string>]>([
  ['no version', {}],
  ['an ETag without quotes', { etag: 'v1' }],
  ['an ETag of odd letters', { etag: '"\u00e9"' }],
  ['an endless ETag', { etag: `"${'x'.repeat(5_000)}"` }],
  ['a date that is none', { 'last-modified': 'yesterday', ...dated }],
  // It may be written again within the same second.
  ['a date of this very minute', { 'last-modified': dated.date, ...dated }],
])('%s is none to ask by', async (_, headers) => {
  const source = await startSource({ '/': good }, headers)
  expect((await fetched(`${source.url}/file`)).validators).toBeNull()
})

test('a 304 is an answer only to a question with a condition', async () => {
  const source = await startSource({ '/': good }, { etag: '"v1"' })
  const { validators } = await fetched(`${source.url}/file`)
  source.mode = 'answers 304'
  expect(await fetchOutside(`${source.url}/file`, limits, { validators })).toBe('unchanged')
  await expect(fetchOutside(`${source.url}/file`, limits)).rejects.toMatchObject({ reason: 'bad-status' })
  await expect(fetchOutside(`${source.url}/other`, limits, { validators })).rejects.toMatchObject({ detail: '304' })
})

const zipped = { ...limits, types: /^application\/(gzip|zip)/ }

test('a gzip file comes as bytes and is unpacked within its limit, also where the source did that on the way', async () => {
  const source = await startSource({ '/': gzipSync(good) }, { 'content-type': 'application/gzip' })
  const ask = async () => {
    const file = await fetchOutside(`${source.url}/file.csv.gz`, zipped)
    return file === 'unchanged' ? file : readGzip(file.bytes, good.length)
  }
  expect(String(await ask())).toBe(good)
  source.headers = { 'content-type': 'application/gzip', 'content-encoding': 'gzip' }
  expect(String(await ask())).toBe(good)
  source.files = { '/': gzipSync(gzipSync(good)) }
  expect(String(await ask())).toBe(good)
})

test.each<[string, Buffer, string]>([
  ['a bomb', gzipSync(Buffer.alloc(30_000_000)), 'too-large'],
  ['half a file', gzipSync(good).subarray(0, 40), 'cut-short'],
  ['a damaged file', gzipSync(good).fill(0xff, 12, 30), 'bad-archive'],
  ['a wrong checksum', gzipSync(good).fill(0, gzipSync(good).length - 8), 'bad-archive'],
  ['nothing inside', gzipSync(''), 'empty'],
])('of gzip files, %s is refused', async (_, bytes, reason) => {
  await expect(readGzip(bytes, limits.bytes)).rejects.toMatchObject({ reason })
})

test('a zip archive comes as bytes', async () => {
  const source = await startSource(
    { '/': zipOf([{ name: 'nav.csv', text: 'a;b' }]) },
    { 'content-type': 'application/zip' },
  )
  const file = await fetchOutside(`${source.url}/file.zip`, zipped)
  const files = file === 'unchanged' ? undefined : await readZip(file.bytes, zipLimits)
  expect(files?.get('nav.csv')?.toString()).toBe('a;b')
})

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  'fe80::1',
  'fd00::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:4136:e378::1',
  '::ffff:0:7f00:1',
  'no address',
])('%s is not on the open internet', (address) => {
  expect(isPrivateAddress(address)).toBe(true)
})

test.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111'])('%s is', (address) => {
  expect(isPrivateAddress(address)).toBe(false)
})

test('an address that a source names is asked on the ports of the web only', async () => {
  for (const address of ['http://192.0.2.1:8080/', 'https://192.0.2.1:22/', 'http://paper.example:6379/'])
    await expect(fetchOutside(address, limits, { named: true })).rejects.toMatchObject({
      reason: 'bad-redirect',
      detail: `port ${new URL(address).port}`,
    })
})
