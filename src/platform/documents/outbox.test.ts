import { beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '#tests/browser-storage.ts'

const asha = { uid: 'u1', email: 'a@b.co', displayName: null, photoURL: null, creationTime: '2026-01-01T00:00:00.000Z' }
const message = { name: 'A', email: 'a@b.co', subject: 's', message: 'm', consent: true as const, website: '' }

type Sent = { method: string; path: string; key: string; account: string | null; credentials: string | undefined }
let sent: Sent[] = []
let answer: () => Response

/** Simulates a page load without IndexedDB: the queue is in memory. */
async function load() {
  vi.resetModules()
  const { setSession } = await import('#platform/session/session.ts')
  setSession(null)
  const store = await import('../storage/outbox-store.ts')
  return { setSession, ...store, ...(await import('./document-client.ts')), ...(await import('./outbox.ts')) }
}

const refusal = (code: string, status: number) => () => Response.json({ code }, { status })
/** The server's response: the document with its id. */
const done = (): Response => {
  const { method = '', path = '', key = '' } = sent.at(-1) ?? {}
  return Response.json(method === 'DELETE' ? {} : { id: method === 'POST' ? key : path.split('/').at(-1) }, {
    status: 201,
  })
}
const page = (status: number) => () => new Response('<html>Bad gateway</html>', { status })
const offline = () => {
  throw new TypeError('fetch failed')
}

beforeEach(() => {
  stubBrowser()
  sent = []
  answer = done
  vi.stubGlobal('document', { cookie: '', addEventListener: () => {}, visibilityState: 'visible' })
  vi.stubGlobal('fetch', async (path: string, { method = '', headers, credentials }: RequestInit) => {
    const all = new Headers(headers)
    sent.push({ method, path, key: all.get('idempotency-key') ?? '', account: all.get('x-account'), credentials })
    return answer()
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

test('a sent write is not kept', async () => {
  const { addDocument, allWaiting } = await load()
  expect(await addDocument('messages', message)).toMatchObject({ outcome: 'sent' })
  expect(await allWaiting()).toEqual([])
  expect(sent).toMatchObject([{ method: 'POST', path: '/api/documents/messages', account: null, credentials: 'omit' }])
})

test('an unsent write waits, is retried with the same key, and blocks later ones', async () => {
  const { addDocument, updateDocument, allWaiting, drain } = await load()
  answer = offline
  const first = await addDocument('messages', message)
  const second = await updateDocument('messages', first.key, { status: 'read' })
  expect([first.outcome, second.outcome]).toEqual(['waiting', 'waiting'])
  expect((await allWaiting()).map(({ key }) => key)).toEqual([first.key, second.key])
  expect(new Set(sent.map(({ key }) => key))).toEqual(new Set([first.key]))
  answer = done
  sent = []
  await drain()
  expect(sent.map(({ method, key }) => [method, key])).toEqual([
    ['POST', first.key],
    ['PATCH', second.key],
  ])
  expect(await allWaiting()).toEqual([])
})

test('a write refused at once is reported to its form, and not kept', async () => {
  const { addDocument, allWaiting } = await load()
  answer = refusal('bad-request', 400)
  expect(await addDocument('messages', message)).toMatchObject({ outcome: 'refused', refused: 'bad-request' })
  expect(await allWaiting()).toEqual([])
})

test('a write refused later stays visible until retried or discarded; those behind it are sent', async () => {
  const { addDocument, allWaiting, drain, tryAgain, discard } = await load()
  answer = offline
  const { key } = await addDocument('messages', message)
  answer = refusal('forbidden', 403)
  await drain()
  expect(await allWaiting()).toMatchObject([{ key, refused: 'forbidden' }])
  answer = done
  expect((await addDocument('messages', message)).outcome).toBe('sent')
  const [entry] = await allWaiting()
  answer = refusal('forbidden', 403)
  if (entry) await tryAgain(entry)
  expect(await allWaiting()).toMatchObject([{ key, refused: 'forbidden' }])
  if (entry) await discard(entry)
  expect(await allWaiting()).toEqual([])
})

test.each(['busy', 'timeout', 'too-many-requests', 'signed-out', 'unknown-code'])(
  '%s may pass: it waits',
  async (code) => {
    const { addDocument } = await load()
    answer = refusal(code, 503)
    expect((await addDocument('messages', message)).outcome).toBe('waiting')
  },
)

test('a server error waits too, in order, and is counted', async () => {
  const { addDocument, allWaiting, drain } = await load()
  answer = refusal('internal', 500)
  const first = await addDocument('messages', message)
  const second = await addDocument('messages', message)
  expect([first, second]).toMatchObject([{ outcome: 'waiting', why: 'internal' }, { outcome: 'waiting' }])
  for (let n = 0; n < 9; n += 1) await drain()
  expect(new Set(sent.map(({ key }) => key))).toEqual(new Set([first.key]))
  expect(await allWaiting()).toMatchObject([{ key: first.key, failures: expect.any(Number) }, { failures: 0 }])
  expect((await allWaiting()).some(({ refused }) => refused)).toBe(false)
})

test.each([
  page(502),
  page(413),
  page(403),
  page(404),
  page(200),
  () => Response.json({ ok: true }),
  () => Response.json([]),
])('a proxy’s response is not the server’s: it waits, and nothing overtakes it (%#)', async (says) => {
  const { addDocument, allWaiting, drain } = await load()
  answer = says
  const first = await addDocument('messages', message)
  expect(first).toMatchObject({ outcome: 'waiting', why: expect.stringMatching(/^(unreachable|busy)$/) })
  for (let n = 0; n < 9; n += 1) await drain()
  answer = done
  sent = []
  const second = await addDocument('messages', message)
  expect(second.outcome).toBe('sent')
  expect(sent.map(({ key }) => key)).toEqual([first.key, second.key])
  expect(await allWaiting()).toEqual([])
})

test('429 is reported as such', async () => {
  const { addDocument, allWaiting } = await load()
  answer = refusal('too-many-requests', 429)
  expect(await addDocument('messages', message)).toMatchObject({ outcome: 'waiting', why: 'too-many-requests' })
  expect(await allWaiting()).toMatchObject([{ why: 'too-many-requests', tried: true }])
})

test('only the server’s answer counts as sent: not a discard during sending', async () => {
  const { addDocument, allWaiting, removeWaiting } = await load()
  answer = offline
  const forget = vi.fn(async () => {
    for (const { key } of await allWaiting()) await removeWaiting([key])
  })
  vi.stubGlobal('fetch', async () => {
    await forget()
    throw new TypeError('fetch failed')
  })
  expect((await addDocument('messages', message)).outcome).toBe('waiting')
  expect(forget).toHaveBeenCalled()
  // Trying it must not bring it back.
  expect(await allWaiting()).toEqual([])
})

test('a write sent by another tab counts as sent', async () => {
  const { addDocument, allEntries, allWaiting, changeWaiting } = await load()
  answer = offline
  // Another tab sends it while this one tries.
  vi.stubGlobal('fetch', async () => {
    const [entry] = await allWaiting()
    if (entry) await changeWaiting({ ...entry, sent: true })
    throw new TypeError('fetch failed')
  })
  expect((await addDocument('messages', message)).outcome).toBe('sent')
  expect(await allEntries()).toEqual([])
})

test('writes of the demo, a visitor and a user have different owners', async () => {
  const { addDocument, allWaiting, ownerOf, removeWaitingOf, setSession } = await load()
  answer = offline
  await addDocument('messages', message)
  setSession({ ...asha, uid: 'demo' })
  await addDocument('messages', message)
  setSession(asha)
  await addDocument('messages', message)
  expect((await allWaiting()).map((entry) => [ownerOf(entry), entry.account])).toEqual([
    ['visitor', null],
    ['demo', null],
    ['u1', 'u1'],
  ])
  await removeWaitingOf('demo')
  expect((await allWaiting()).map(ownerOf)).toEqual(['visitor', 'u1'])
})

test('a user’s write is sent as that user only, a visitor’s anonymously', async () => {
  const { addDocument, allWaiting, drain, setSession } = await load()
  answer = offline
  await addDocument('messages', message)
  setSession(asha)
  await addDocument('messages', message)
  setSession({ ...asha, uid: 'u2' })
  answer = done
  sent = []
  await drain()
  expect(sent.map(({ account, credentials }) => [account, credentials])).toEqual([[null, 'omit']])
  expect(await allWaiting()).toMatchObject([{ account: 'u1' }])
  setSession(asha)
  await drain()
  expect(sent.at(-1)).toMatchObject({ account: 'u1', credentials: undefined })
  expect(await allWaiting()).toEqual([])
})
