import { createHash } from 'node:crypto'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { extraRoutes } from '#catalogue/routes.ts'
import type { Endpoint } from '#domain/api/api-endpoint.ts'
import { api } from '#domain/api/contract.ts'
import { collectionNames } from '#domain/documents/document.ts'
import { limits } from '#server/http/limits.ts'
import { onBothDatabases, onOneDatabase } from './databases.ts'
import { specRoutes } from './spec/spec-tables.ts'
import { createTestSite } from './test-site.ts'

const publicPages = specRoutes.public
  .filter((path) => path !== '/admin')
  .map((path) =>
    path
      .replace('{schemeCode}', '900001')
      .replace('{symbol}', 'BRAHOL.SMP')
      .replace('/news/{id}', '/news/sample-rates')
      .replace('/real-estate/{id}', '/real-estate/sample-1001')
      .replace('{slug}', 'how-xirr-works')
      .replace(/\{\w+\}/, 'some-thing'),
  )
const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** What a server sends before it waits for an answer: ten packets. */
const FIRST_FLIGHT_BYTES = 10 * 1460
const bytesOf = ({ headers }: Response) =>
  [...headers].reduce((sum, [name, value]) => sum + `${name}: ${value}\r\n`.length, 20) +
  Number(headers.get('content-length'))

onOneDatabase('the site', ({ open }) => {
  const start = async (options?: Parameters<typeof createTestSite>[1]) =>
    createTestSite(await open(), { samples: true, ...options })

  test('every public page has its own title, description, heading and URL without JavaScript', async () => {
    const { ask, origin } = await start()
    // The first render loads its code, which may exceed a page's time limit on a busy machine.
    await expect.poll(async () => (await ask('/')).status, { timeout: 20_000 }).toBe(200)
    const seen = { titles: new Set<string>(), descriptions: new Set<string>() }
    for (const path of publicPages) {
      const html = await (await ask(path)).text()
      seen.titles.add(first(html, /<title>([^<]+)<\/title>/))
      seen.descriptions.add(first(html, /<meta name="description" content="([^"]+)"/))
      expect(html.match(/<title>/g), path).toHaveLength(1)
      expect(html.match(/<h1[\s>]/g), path).toHaveLength(1)
      expect(first(html, /<link rel="canonical" href="([^"]+)"/), path).toBe(origin + path)
      const main = first(html, /<main[^>]*>([\s\S]*)<\/main>/).replaceAll(/<script[\s\S]*?<\/script>|<[^>]+>/g, ' ')
      expect(main.trim().length, path).toBeGreaterThan(100)
    }
    expect(seen.titles.size).toBe(publicPages.length)
    expect(seen.descriptions.size).toBe(publicPages.length)
  })

  test('a page whose copy needs nothing but caching has no figures, headlines or listings', async () => {
    const { ask } = await start()
    const seen: string[] = []
    for (const path of publicPages) {
      const response = await ask(path)
      if (response.headers.get('x-offline-copy') !== 'always') continue
      seen.push(path)
      const main = first(await response.text(), /<main[^>]*>([\s\S]*)<\/main>/)
      expect(main.replaceAll(/<script[\s\S]*?<\/script>/g, ''), path).not.toMatch(
        /[₹$€]\s?\d|href="\/(fund|stock|news|real-estate)\/\w/,
      )
    }
    expect(seen.toSorted()).toEqual(['/about', '/contact', '/terms'])
  })

  test('a page’s scripts stay small: no dialog, no schema library, no other page’s code', async () => {
    const { ask } = await start()
    for (const [path, most] of [
      ['/', 139],
      ['/about', 139],
      ['/news', 165],
      ['/news/sample-rates', 165],
    ] as const) {
      const html = await (await ask(path)).text()
      const files = new Set(html.match(/\/assets\/[\w.-]+\.js/g))
      expect(files.size).toBeGreaterThan(2)
      let bytes = 0
      for (const file of files) {
        const answer = await ask(file, { headers: { 'accept-encoding': 'br' } })
        bytes += (await answer.arrayBuffer()).byteLength
      }
      expect([path, bytes / 1000 < most, Math.round(bytes / 1000)]).toEqual([path, true, Math.round(bytes / 1000)])
    }
  })

  test('a page allows exactly its own inline scripts and styles', async () => {
    const { ask } = await start()
    const scripts = new Set<string | undefined>()
    // The last has so much state that Start sends it in parts.
    for (const path of [...publicPages, '/profile', '/nope', '/admin', '/fund/900001?with=900363,900364']) {
      const response = await ask(path)
      const policy = response.headers.get('content-security-policy') ?? ''
      const html = await response.text()
      const inline = [...html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)].filter(
        ([tag]) => !tag.includes('application/ld+json'),
      )
      const nonce = first(policy, /'nonce-([^']+)'/)
      expect(nonce !== '', path).toBe(path === '/admin')
      const hashed = inline.filter(([, , attributes]) => nonce === '' || !attributes?.includes(`nonce="${nonce}"`))
      expect(inline.length - hashed.length, path).toBe(path === '/admin' ? 1 : 0)
      expect(new Set(policy.match(/'sha256-[^']+'/g)), path).toEqual(
        new Set(hashed.map(([, , , text = '']) => sha(text))),
      )
      // Two scripts from the build, the same on every page.
      scripts.add(policy.match(/script-src[^;]+/)?.[0].replace(/ 'nonce-[^']+'/, ''))
      // One outside host, asked for a place only when somebody wants that.
      expect(policy.replace(' https://ipapi.co', '')).not.toMatch(/unsafe|\*|https?:/)
      const tags = html.replaceAll(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1')
      expect(tags.match(/\sstyle="|\son\w+="|rel="modulepreload"|type="module"/), path).toBeNull()
    }
    expect(scripts.size).toBe(1)
  })

  test('every response has the security headers and its own request id', async () => {
    const { ask } = await start({ publicUrl: 'https://banyan.example' })
    const ids = new Set()
    for (const path of [
      '/',
      '/nope',
      '/admin',
      '/api/problems',
      '/api/nope',
      '/api/openapi.json',
      '/favicon.svg',
      '/page-state/none',
      '/healthz',
      '/assets/none.js',
      '/about/',
    ]) {
      const { headers } = await ask(path)
      ids.add(headers.get('x-request-id'))
      expect(Object.fromEntries(headers), path).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'strict-transport-security': expect.stringContaining('max-age=63072000'),
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      })
    }
    expect(ids.size).toBe(11)
    expect(ids.has(null)).toBe(false)
  })

  test('a page also sets framing, opener, referrer and permissions policies', async () => {
    const { ask } = await start()
    for (const path of ['/', '/nope', '/admin', '/profile']) {
      expect(Object.fromEntries((await ask(path)).headers), path).toMatchObject({
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'permissions-policy': expect.stringContaining('camera=()'),
      })
    }
  })

  test('without TLS there is no HSTS', async () => {
    const { ask } = await start()
    expect((await ask('/')).headers.has('strict-transport-security')).toBe(false)
  })

  test('an unknown URL is a real 404, with a page for people and JSON under /api', async () => {
    const { ask } = await start()
    for (const path of [
      '/nope',
      '/fund/abc',
      '/fund/1234567890',
      '/stock/a%20b',
      '/blog/Not_A_Slug',
      '/real-estate/..%2f..',
      '/wishlist/other',
    ]) {
      const page = await ask(path)
      expect(page.status, path).toBe(404)
      const html = await page.text()
      expect(first(html, /<title>([^<]+)/), path).toBe('Page not found · Banyan')
      expect(html.match(/<title>/g), path).toHaveLength(1)
    }
    expect(await (await ask('/api/nope')).json()).toMatchObject({ code: 'not-found' })
    expect((await ask('/assets/gone.js')).headers.get('content-type')).toContain('json')
  })

  test('symbols with & - . ^ that the sample does not have are unknown stocks; lower case leads to the symbol', async () => {
    const { ask } = await start()
    for (const symbol of ['M&M', 'BAJAJ-AUTO', 'BRK.B', '^NSEI']) {
      const page = await ask(`/stock/${encodeURIComponent(symbol)}`)
      expect(page.status, symbol).toBe(404)
      expect(await page.text()).toContain(`No stock has the symbol ${symbol.replace('&', '&amp;')}`)
    }
    const lower = await ask('/stock/brahol.smp')
    expect([lower.status, lower.headers.get('location')]).toEqual([301, '/stock/BRAHOL.SMP'])
  })

  test('a trailing slash redirects to the URL without it, never to another site', async () => {
    const { ask } = await start()
    const location = async (path: string) => (await ask(path)).headers.get('location')
    expect(await location('/about/')).toBe('/about')
    expect(await location('/about///')).toBe('/about')
    for (const path of ['//evil.example/', '/%2f%2fevil.example/', '/\\evil.example/']) {
      expect((await location(path)) ?? '/').toMatch(/^\/(?![/\\])/)
    }
  })

  test('unknown search parameters do not create another page', async () => {
    const { ask } = await start()
    const plain = await ask('/about')
    const tagged = await ask('/about?utm_source=x&gclid=y')
    expect(tagged.status).toBe(200)
    expect(tagged.headers.get('etag')).toBe(plain.headers.get('etag'))
    expect((await ask('/login?next=%2Fprofile')).status).toBe(200)
    const foreign = await ask('/login?next=%2F%2Fevil.example')
    expect(foreign.headers.get('etag')).toBe((await ask('/login')).headers.get('etag'))
  })

  test('pages and files are compressed, and sent again only if they changed', async () => {
    const { ask } = await start()
    const asset = first(await (await ask('/')).text(), /data-files="(\S+)/)
    for (const path of ['/', asset, '/api/openapi.json']) {
      const plain = Buffer.from(await (await ask(path)).arrayBuffer())
      const br = await ask(path, { headers: { 'accept-encoding': 'gzip, br' } })
      const gzip = await ask(path, { headers: { 'accept-encoding': 'gzip, br;q=0' } })
      expect([br.headers.get('content-encoding'), gzip.headers.get('content-encoding')]).toEqual(['br', 'gzip'])
      expect(br.headers.get('vary')).toBe('accept-encoding')
      expect(brotliDecompressSync(await br.arrayBuffer()).equals(plain)).toBe(true)
      expect(gunzipSync(await gzip.arrayBuffer()).equals(plain)).toBe(true)
      const tag = br.headers.get('etag') ?? ''
      const again = await ask(path, { headers: { 'accept-encoding': 'br', 'if-none-match': tag } })
      expect([again.status, await again.text()]).toEqual([304, ''])
      expect(again.headers.get('content-security-policy')).toBe(br.headers.get('content-security-policy'))
    }
    expect((await ask(asset)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect((await ask('/')).headers.get('cache-control')).toBe('public, no-cache')
  })

  test('a page re-rendered without a change keeps its ETag', async () => {
    let time = 1_800_000_000_000
    const { ask } = await start({ now: () => new Date(time) })
    const tag = (await ask('/about')).headers.get('etag')
    time += 120_000
    expect((await ask('/about')).headers.get('etag')).toBe(tag)
  })

  test('fund and stock pages requested again are sent in one round trip, with the same text and ETag', async () => {
    const { ask } = await start()
    for (const path of ['/fund/900363', '/stock/BRAHOL.SMP']) {
      const load = () => ask(path, { headers: { 'accept-encoding': 'br' } })
      const first = await load()
      const bytes = await first.arrayBuffer()
      const smaller = await vi.waitFor(
        async () => {
          const answer = await load()
          expect(bytesOf(answer)).toBeLessThanOrEqual(FIRST_FLIGHT_BYTES)
          return answer
        },
        { timeout: 30_000, interval: 200 },
      )
      expect(smaller.headers.get('etag')).toBe(first.headers.get('etag'))
      const text = brotliDecompressSync(await smaller.arrayBuffer())
      expect(text.equals(brotliDecompressSync(bytes))).toBe(true)
    }
  })

  test('a page’s state is fetched once and belongs to that page only; nobody gets an administrator’s', async () => {
    let time = 1_800_000_000_000
    const { ask } = await start({ now: () => new Date(time) })
    const addressIn = (html: string) => first(html, /data-state="([^"]*)"/)
    for (const path of ['/', '/about', '/search-funds?q=flexi', '/fund/900001', '/nope']) {
      const html = await (await ask(path)).text()
      expect(html).not.toContain('$_TSR')
      const state = await ask(addressIn(html))
      expect([path, state.status]).toEqual([path, 200])
      expect(state.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
      expect(state.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(await state.text()).toContain('$_TSR.router')
    }
    const about = addressIn(await (await ask('/about')).text())
    time += 120_000
    expect(addressIn(await (await ask('/about')).text())).toBe(about)
    expect((await ask(about)).status).toBe(200)
    for (const wrong of [
      '/page-state/x',
      '/page-state/x?of=/about',
      '/page-state/x?of=about',
      '/page-state/x?of=//evil.example/',
      '/page-state/x?of=https://evil.example/',
      '/page-state/x?of=%00',
      about.replace('%2Fabout', '%2Fadmin'),
      about.replace('%2Fabout', '%2Fterms'),
    ])
      expect([wrong, (await ask(wrong)).status]).toEqual([wrong, 404])
    const admin = await (await ask('/admin')).text()
    expect(addressIn(admin)).toBe('')
    expect(admin).toContain('$_TSR.router')
  })

  test('a page has only the styles it uses, and the URL of all styles', async () => {
    const { ask } = await start()
    const html = await (await ask('/about')).text()
    const own = first(html, /<style>([\s\S]*?)<\/style>/)
    expect(own).toContain('.site-header{')
    expect(own).not.toMatch(/\.measure-months|data-theme=dark\]\{/)
    const late = await (await ask(first(html, /data-style="([^"]+)"/))).text()
    expect(late).toMatch(/\.measure-months/)
    expect(late).toMatch(/\[data-theme=dark\]\{/)
    expect(late).not.toMatch(/@font-face|@property/)
    expect(own.length).toBeLessThan(late.length / 2)
  })

  test('POST to a page is refused', async () => {
    const { ask } = await start()
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) expect((await ask('/about', { method })).status).toBe(405)
    expect((await ask('/about', { method: 'HEAD' })).status).toBe(200)
  })

  test('the OpenAPI description has every endpoint of the contract, with its schemas', async () => {
    const { ask } = await start()
    const { openapi, paths } = await (await ask('/api/openapi.json')).json()
    expect(openapi).toMatch(/^3\./)
    for (const { method, path, body } of Object.values<Endpoint>(api)) {
      // A document call is described for each collection that has it.
      const addresses = collectionNames.map((name) => path.replace('{collection}', name))
      const described = addresses.map((address) => paths[address]?.[method.toLowerCase()]).filter(Boolean)
      expect(described.length, path).toBeGreaterThan(0)
      for (const { responses, requestBody } of described) {
        expect(responses).toBeDefined()
        if (body) expect(requestBody.content['application/json'].schema.properties).toBeDefined()
      }
    }
  })

  test('the log has the route, never the URL, the person or the request’s content', async () => {
    const { ask, logged } = await start()
    await ask('/fund/900001?secret=1', { headers: { 'x-forwarded-for': '192.0.2.77', cookie: 'session=abc' } })
    await ask('/some/private/thing')
    const text = JSON.stringify(logged())
    expect(logged()[0]).toMatchObject({ event: 'request', method: 'GET', place: '/fund/{schemeCode}', status: 200 })
    for (const word of ['900001', 'secret', '192.0.2.77', 'abc', 'private']) expect(text).not.toContain(word)
  })

  test('clients that send a form slowly block nobody', async () => {
    const { ask, origin } = await start()
    const head = 'POST /api/contact HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n'
    const form = `${head}Content-Type: application/x-www-form-urlencoded\r\n\r\nname=a`
    const senders = Array.from({ length: limits.atOnce + 10 }, () => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1')
      socket.on('error', () => {})
      return new Promise<typeof socket>((resolve) => socket.write(form, () => resolve(socket)))
    })
    const sockets = await Promise.all(senders)
    expect((await ask('/readyz')).status).toBe(200)
    expect((await ask('/api/packs')).status).toBe(200)
    expect((await ask('/terms')).status).toBe(200)
    for (const socket of sockets) socket.destroy()
  })

  test('the site map has the open pages, and only those', async () => {
    const { ask, origin } = await start()
    const addressesIn = async (path: string) =>
      [...(await (await ask(path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
        url.slice(origin.length),
      )
    const listed = (await Promise.all((await addressesIn('/sitemap.xml')).map(addressesIn))).flat()
    expect(new Set(listed).size).toBe(listed.length)
    for (const path of [...publicPages, ...Object.values(extraRoutes).map(({ path }) => path)]) {
      const indexable = !(await (await ask(path)).text()).includes('content="noindex"')
      expect(listed.includes(path), path).toBe(indexable)
    }
    expect(await (await ask('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`)
  })
})

onBothDatabases('the site on its database', ({ open }) => {
  test('is ready while the database answers', async () => {
    const database = await open()
    const { ask } = await createTestSite(database)
    expect((await ask('/readyz')).status).toBe(200)
    await database.close()
    expect((await ask('/readyz')).status).toBe(503)
    expect((await ask('/healthz')).status).toBe(200)
  })

  test('a NUL in any text is refused, never an internal error', async () => {
    const { ask, post } = await createTestSite(await open())
    const reset = await post('/api/auth/reset-password', { token: 'mail-\0', password: 'monsoon-42' })
    const signIn = await post('/api/auth/sign-in', { email: 'a@b.example', password: 'a\0b' })
    const search = await ask('/api/funds?q=%00')
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const form = await ask('/api/contact', { method: 'POST', headers, body: 'name=%00&message=%00&consent=1' })
    const answers = [reset, signIn, search, form].map(({ status }) => status)
    expect(answers).toEqual([400, 400, 400, 303])
    // The six characters `\u0000` are ordinary text.
    const said = await post('/api/auth/sign-in', { email: 'a@b.example', password: String.raw`\u0000` })
    expect(said.status).toBe(404)
  })
})
