import { expect, test } from 'vitest'
import { type BadMode, badModes, startSource } from '#tests/bad-source.ts'
import { fetchOutside } from './outside-fetch.ts'
import { isPrivateAddress } from './private-addresses.ts'

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
  const reason = await fetchOutside(`${source.url}/file`, limits).then(
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
  await expect(fetchOutside(`${source.url}/file`, limits)).resolves.toBe(`Children’s – ${good}`)
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
  'no address',
])('%s is not on the open internet', (address) => {
  expect(isPrivateAddress(address)).toBe(true)
})

test.each(['1.1.1.1', '172.32.0.1', '100.128.0.1', '2606:4700::1111'])('%s is', (address) => {
  expect(isPrivateAddress(address)).toBe(false)
})
