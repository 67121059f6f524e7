import { beforeEach, expect, test } from 'vitest'
import { type ConsentType, settingsOf } from '#domain/kept/consent.ts'
import { COPY_TYPE_HEADER } from '#domain/kept/offline-copy.ts'
import { offlineSize, removeOffline, writeOfflineSettings } from '#platform/storage/offline-caches.ts'
import { cacheStorageInMemory } from '#tests/cache-storage.ts'
import { type Asked, answerFile, answerPage } from './answer-offline.ts'
import { openPageCopies } from './page-copies.ts'

const HOUR = 3_600_000
const origin = 'https://banyan.example'
/** Changes with each new render of a page. */
let edition = ''
const html = (name: string) =>
  `<html lang="en"><head><title>${name}</title></head><body>${name}<script data-files="/assets/a.js /assets/${name}.js" ` +
  `data-style="/assets/late.css" data-state="/page-state/${name}${edition}?of=%2Fx&amp;y">boot</script></body></html>`

let stores: CacheStorage
let now: number
let up: boolean
let status: number
let asked: string[]
beforeEach(() => {
  stores = cacheStorageInMemory()
  now = Date.parse('2026-11-18T10:00:00Z')
  up = true
  status = 200
  edition = ''
  asked = []
})

/** A server that answers as ours does; `types` by path. */
const types: Record<string, string> = { '/fund/1': 'funds', '/news/1': 'preferences', '/about': 'always' }
async function answer(address: string): Promise<Response> {
  asked.push(address)
  if (!up) throw new TypeError('Failed to fetch')
  const { pathname } = new URL(address, origin)
  const type = types[pathname]
  const response = new Response(html(pathname.replaceAll('/', '-')), {
    status,
    headers: { 'content-encoding': 'br', ...(type && { [COPY_TYPE_HEADER]: type }) },
  })
  return Object.defineProperty(response, 'type', { value: 'basic' })
}

const copies = (build = 'one') => openPageCopies({ stores, ask: answer, now: () => now, build })
const consent = (type: ConsentType) =>
  writeOfflineSettings(stores, settingsOf(type, { analytics: false, preferences: false, hours: 12 }))

/** Opens a page as a browser does, with the worker in between. */
async function open(address: string, { slow = false, build = 'one', reload = false } = {}) {
  const work: Promise<unknown>[] = []
  const request = new Request(origin + address, { cache: reload ? 'no-cache' : 'default' })
  const event: Asked = { request, preload: Promise.resolve(undefined), later: (promise) => work.push(promise) }
  const parts = {
    copies: copies(build),
    ask: async (one: Request) => {
      if (slow) await new Promise((go) => setTimeout(go, 50))
      return answer(one.url.replace(origin, ''))
    },
    // The pause before a copy is stored takes no time here.
    wait: (ms: number) =>
      new Promise<void>((go) => setTimeout(go, ms < 2_000 ? 0 : slow && ms < 5_000 ? 5 : ms).unref?.()),
  }
  const response = await (address.startsWith('/assets/') ? answerFile : answerPage)(event, parts)
  const text = await response.text()
  await Promise.all(work)
  return text
}

const stored = async () => {
  const all = await Promise.all(
    (await stores.keys()).map(async (name) => (await (await stores.open(name)).keys()).map(({ url }) => new URL(url))),
  )
  return all.flat().map(({ pathname, search }) => pathname + search)
}

test('a visited page opens without the server, with its files, and says when it was stored', async () => {
  await consent('required')
  await copies().storeShell()
  expect(await open('/fund/1')).not.toContain('data-kept')
  up = false
  const text = await open('/fund/1')
  expect(text).toContain(`<html data-kept="${now}" lang="en">`)
  expect(text).toContain('<title>-fund-1</title>')
  for (const file of ['/assets/a.js', '/assets/-fund-1.js', '/assets/late.css']) expect(await open(file)).toBeTruthy()
  expect(await stored()).toContain('/page-state/-fund-1?of=%2Fx&y')
})

test('a page without a copy is drawn in the browser, from the shell', async () => {
  await consent('required')
  await copies().storeShell()
  up = false
  for (const address of ['/profile?tab=notes', '/wishlist', '/fund/2']) {
    expect(await open(address)).toContain('data-kept="0"')
    expect(await open(address)).toContain('<title>Banyan')
  }
})

test('only what was allowed is stored, and nothing without a choice', async () => {
  await open('/fund/1')
  await copies().storeShell()
  await copies().fill(['/assets/b.js'])
  await open('/assets/b.js')
  expect(await stored()).toEqual([])
  await consent('required')
  for (const address of ['/fund/1', '/news/1', '/about', '/profile', '/admin']) await open(address)
  expect((await stored()).filter((address) => address in types)).toEqual(['/fund/1', '/about'])
  expect(await stored()).not.toContain('/profile')
  expect(await stored()).not.toContain('/admin')
})

test('a withdrawn choice removes everything, also what is being stored at that moment', async () => {
  await consent('all')
  await copies().storeShell()
  const opening = open('/fund/1')
  await removeOffline(stores)
  await opening
  expect(await stores.keys()).toEqual([])
})

test('a withdrawal while all files are stored leaves none behind', async () => {
  await consent('all')
  const filling = copies().fill(Array.from({ length: 20 }, (_, n) => `/assets/${n}.js`))
  while (asked.length < 5) await new Promise((go) => setTimeout(go))
  await removeOffline(stores)
  await filling
  expect(await stores.keys()).toEqual([])
})

test('figures are shown for the chosen hours, other pages for as long as caching is allowed', async () => {
  await consent('required')
  await copies().storeShell()
  await open('/fund/1')
  await open('/about')
  up = false
  now += 24 * HOUR - 1
  expect(await open('/fund/1')).toContain('-fund-1')
  now += 1
  expect(await open('/fund/1')).toContain('data-kept="0"')
  expect(await open('/about')).toContain('-about')
  up = true
  await copies().prune()
  expect(await stored()).not.toContain('/fund/1')
  expect(await stored()).not.toContain('/page-state/-fund-1?of=%2Fx&y')
})

test('a failing proxy and a slow network count as none, an error of the server does not', async () => {
  await consent('required')
  await open('/fund/1')
  status = 503
  expect(await open('/fund/1')).toContain('data-kept')
  status = 500
  expect(await open('/fund/1')).not.toContain('data-kept')
  status = 200
  expect(await open('/fund/1', { slow: true })).toContain('data-kept')
  // Who reloads wants the server's page.
  expect(await open('/fund/1', { slow: true, reload: true })).not.toContain('data-kept')
})

test('a page that comes too late is stored for the next time', async () => {
  await consent('required')
  await copies().storeShell()
  expect(await open('/fund/1', { slow: true })).toContain('<title>Banyan</title>')
  expect(await stored()).toContain('/fund/1')
  up = false
  expect(await open('/fund/1')).toContain('<title>-fund-1</title>')
})

const states = async () => (await stored()).filter((address) => address.startsWith('/page-state/'))

test('a page’s older state goes with it: one state for each copy, none after a withdrawal', async () => {
  await consent('all')
  await copies().storeShell()
  for (edition of ['', '-2', '-3']) {
    await open('/fund/1')
    await open('/news/1')
    await copies().storeShell()
  }
  await copies().prune()
  expect((await states()).map((address) => address.split('?')[0])).toEqual([
    '/page-state/-fund-1-3',
    '/page-state/-news-1-3',
    '/page-state/-wishlist-3',
  ])
  await consent('required')
  await copies().prune()
  expect((await states()).map((address) => address.split('?')[0])).toEqual([
    '/page-state/-fund-1-3',
    '/page-state/-wishlist-3',
  ])
  now += 24 * HOUR
  await copies().prune()
  expect((await states()).map((address) => address.split('?')[0])).toEqual(['/page-state/-wishlist-3'])
})

test('an update that was not taken does not remove the build in use', async () => {
  await consent('required')
  await copies('one').removeOldBuilds()
  await open('/fund/1', { build: 'one' })
  // Installed while the first is open, and replaced before anybody took it.
  await copies('two').storeShell()
  await copies('three').storeShell()
  await copies('three').removeOldBuilds()
  const builds = (await stores.keys()).filter((name) => name.includes('pages'))
  expect(builds).toEqual(['banyan-offline-pages-one', 'banyan-offline-pages-three'])
})

test('after a withdrawal a new build leaves nothing either', async () => {
  await copies('two').removeOldBuilds()
  expect(await stores.keys()).toEqual([])
})

test('this build and the one before are kept', async () => {
  await consent('required')
  for (const build of ['one', 'two', 'three']) {
    await open('/fund/1', { build })
    await copies(build).removeOldBuilds()
  }
  expect((await stores.keys()).filter((name) => name.includes('pages'))).toEqual([
    'banyan-offline-pages-two',
    'banyan-offline-pages-three',
  ])
})

test('the oldest pages make room, the shell stays', async () => {
  await consent('required')
  await copies().storeShell()
  for (let at = 0; at < 102; at++) await open(`/fund/1?riskFree=${at}`)
  const pages = (await stored()).filter((address) => address.startsWith('/fund/1'))
  expect(pages).toHaveLength(100)
  expect(pages).not.toContain('/fund/1?riskFree=1')
  expect(await stored()).toContain('/wishlist')
})

test('a page opened by a link is asked for without its parameters, and only if its copy is allowed', async () => {
  await consent('required')
  for (const address of [
    '/search-funds?q=tax+saver',
    '/fund/1?amount=5000',
    '/real-estate?priceTo=9000000',
    '/profile?title=A&url=https%3A%2F%2Fpaper.example%2F1',
    '/compare?of=fund.1',
    '/news/1',
  ])
    await copies().visit(address)
  expect(asked.filter((address) => !/^\/(assets|page-state)\//.test(address))).toEqual(['/search-funds', '/fund/1'])
  expect(await stored()).toContain('/fund/1')
  asked = []
  await consent('none')
  await copies().visit('/fund/1')
  expect(asked).toEqual([])
})

test.each(['/api/backups/mine.json', '/signed-in?attempt=1'])(
  '%s is answered by the server alone, once',
  async (address) => {
    await consent('all')
    await copies().storeShell()
    asked = []
    expect(await open(address, { slow: true })).not.toContain('data-kept')
    status = 503
    expect(await open(address)).not.toContain('data-kept')
    expect(asked.filter((each) => each === address)).toHaveLength(2)
    up = false
    await expect(open(address)).rejects.toThrow('Failed to fetch')
    expect(await stored()).not.toContain(address)
  },
)

test('a page that opens while all files are there asks for none, and reads the list of files once', async () => {
  await consent('required')
  const files = Array.from({ length: 20 }, (_, n) => `/assets/${n}.js`)
  await copies().fill(files)
  expect(asked.filter((address) => files.includes(address))).toEqual(files)
  asked = []
  let lookedUp = 0
  const match: CacheStorage['match'] = (...given) => {
    lookedUp += 1
    return stores.match(...given)
  }
  const counted: CacheStorage = { ...stores, match }
  await openPageCopies({ stores: counted, ask: answer, now: () => now, build: 'one' }).fill([
    ...files,
    '/assets/new.js',
  ])
  expect(asked).toEqual(['/assets/new.js'])
  expect(lookedUp).toBeLessThan(6)
})

test('a page is stored only after it had time to be drawn', async () => {
  await consent('required')
  const work: Promise<unknown>[] = []
  let due = () => {}
  const parts = {
    copies: copies(),
    ask: async (one: Request) => answer(one.url.replace(origin, '')),
    wait: (ms: number) =>
      new Promise<void>((go) => {
        if (ms === 1_000) due = go
      }),
  }
  const request = new Request(`${origin}/fund/1`)
  await answerPage({ request, preload: Promise.resolve(undefined), later: (promise) => work.push(promise) }, parts)
  expect(asked).toEqual(['/fund/1'])
  expect(await stored()).not.toContain('/fund/1')
  due()
  await Promise.all(work)
  expect(await stored()).toContain('/fund/1')
})

test('the settings say how much is stored', async () => {
  await consent('required')
  await open('/fund/1')
  const { entries, bytes } = await offlineSize(stores)
  expect(entries).toBe((await stored()).length)
  expect(bytes).toBeGreaterThan(500)
})

test('the worker does not ask the server for a link that is shared into a note', async () => {
  await consent('required')
  await copies().storeShell()
  asked = []
  expect(await open('/profile?url=https%3A%2F%2Fpaper.example%2F1')).toContain('data-kept="0"')
  expect(asked).toEqual([])
})
