import { beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '#tests/browser-storage.ts'

const asha = { uid: 'u1', email: 'a@b.co', displayName: null, photoURL: null, creationTime: '2026-01-01T00:00:00.000Z' }
const message = { name: 'A', email: 'a@b.co', subject: 's', message: 'm', consent: true as const, website: '' }

type Sent = { method: string; path: string; key: string; account: string | null; credentials: string | undefined }
let sent: Sent[] = []
let answer: () => Response

/** A page as it is loaded, without a disk: what waits lives in memory. */
async function load() {
  vi.resetModules()
  const { setSession } = await import('../session.ts')
  setSession(null)
  const store = await import('../storage/outbox-store.ts')
  return { setSession, ...store, ...(await import('./document-client.ts')), ...(await import('./outbox.ts')) }
}

const refusal = (code: string, status: number) => () => Response.json({ code }, { status })
const done = () => Response.json({}, { status: 201 })
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

test('what reaches the server is not kept', async () => {
  const { addDocument, allWaiting } = await load()
  expect(await addDocument('messages', message)).toMatchObject({ outcome: 'sent' })
  expect(await allWaiting()).toEqual([])
  expect(sent).toMatchObject([{ method: 'POST', path: '/api/documents/messages', account: null, credentials: 'omit' }])
})

test('what does not reach it waits, is tried again with the same key, and later ones stand behind it', async () => {
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

test('what is refused at once is told to whoever wrote it, and not kept', async () => {
  const { addDocument, allWaiting } = await load()
  answer = refusal('bad-request', 400)
  expect(await addDocument('messages', message)).toMatchObject({ outcome: 'refused', refused: 'bad-request' })
  expect(await allWaiting()).toEqual([])
})

test('what is refused later stays in sight until it is tried again or discarded; what stands behind it goes out', async () => {
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

test.each(['busy', 'timeout', 'too-many-requests', 'signed-out'])('%s may pass: it waits', async (code) => {
  const { addDocument } = await load()
  answer = refusal(code, 503)
  expect((await addDocument('messages', message)).outcome).toBe('waiting')
})

test('a fault of the server’s is tried five times, then told', async () => {
  const { addDocument, allWaiting, drain } = await load()
  answer = refusal('internal', 500)
  expect((await addDocument('messages', message)).outcome).toBe('waiting')
  for (let n = 0; n < 4; n += 1) await drain()
  expect(await allWaiting()).toMatchObject([{ refused: 'internal' }])
  expect(sent).toHaveLength(5)
})

test('a person’s write goes out as that person only, a visitor’s as nobody’s', async () => {
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
