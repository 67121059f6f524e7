import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let answers: (() => Promise<Response>)[]
let asked: string[]

beforeEach(() => {
  answers = []
  asked = []
  vi.resetModules()
  vi.stubGlobal('location', { origin: 'http://banyan.test' })
  vi.stubGlobal('document', {
    querySelectorAll: () => [{ href: 'http://banyan.test/assets/loaded.js' }],
    createElement: () => ({}),
    head: { append: () => {} },
  })
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return answers.shift()?.() ?? Promise.resolve(new Response('code'))
  })
})

afterEach(() => vi.unstubAllGlobals())

const module = async () => (await import('./fetch-then-import.ts')).fetchThenImport
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

test('nothing is imported before all its files are fetched, so no browser caches a failure', async () => {
  const fetchThenImport = await module()
  const load = vi.fn(async () => 'module')
  answers = [offline]
  await expect(fetchThenImport(load, ['assets/a.js', 'assets/b.js'])).rejects.toMatchObject({ code: 'unreachable' })
  expect(load).not.toHaveBeenCalled()
  await expect(fetchThenImport(load, ['assets/a.js', 'assets/b.js'])).resolves.toBe('module')
  // A file that loaded the first time is not fetched again.
  expect(asked.map((address) => address.at(-4))).toEqual(['a', 'b', 'a'])
})

test('files loaded by the page are not fetched', async () => {
  await (await module())(async () => 1, ['assets/loaded.js'])
  expect(asked).toEqual([])
})

test('a missing file has the message that makes the router reload', async () => {
  answers = [async () => new Response('', { status: 404 })]
  await expect((await module())(async () => 1, ['assets/a.js'])).rejects.toThrow(
    /^Failed to fetch dynamically imported module/,
  )
})

test('a busy server is not a new version', async () => {
  answers = [async () => new Response('', { status: 503 })]
  await expect((await module())(async () => 1, ['assets/a.js'])).rejects.toMatchObject({ code: 'busy' })
})
