import { expect, test } from 'vitest'
import { pageParameters } from '#catalogue/page-parameters.ts'
import { type ExtraRouteId, extraRoutes, type RouteId, routes } from '#catalogue/routes.ts'
import { onBothDatabases } from './databases.ts'
import { cookieOf } from './principals.ts'
import { createTestSite } from './test-site.ts'

const MOST_BYTES = 600_000
/** CPU time of our process only. */
const MOST_CPU_MS = 4_000

/** Invalid values for any parameter. */
const odd = [
  ...['Infinity', '-Infinity', 'NaN', '1e308', '-1', '0', '1000000', '99999999999999999999', '0x10', '1e-9'],
  ...['null', 'true', '{}', '{"toString":0}', '{"__proto__":{"q":1}}', '[]', '[1,[2]]', '"', '\\', ' ', ','],
  ...['\0', 'a\0b', '\u202e', '\ufffe', '😀'.repeat(200), 'x'.repeat(8_000), '1,'.repeat(4_000), '('.repeat(8_000)],
  ...["' or 1=1--", '<script>alert(1)</script>', '../../etc/passwd', '__proto__', 'constructor', 'toString'],
  ...['2015-02-31', '0000-01-01', '+999999-01', '900001,900002,900003,900004'],
].map((text) => encodeURIComponent(text))
/** Invalid percent-encodings. */
const broken = ['%', '%ff%fe', '%00', '%c0%ae', '%ud83d', '+', '']

const pages = Object.entries({ ...routes, ...extraRoutes }).map(([id, { path }]) => ({
  path,
  search: pageParameters[id as RouteId | ExtraRouteId] ?? [],
}))
const good = (path: string) =>
  path
    .replace('{schemeCode}', '900001')
    .replace('{symbol}', 'BRAHOL.SMP')
    .replace('/news/{id}', '/news/sample-rates')
    .replace('{slug}', 'how-xirr-works')
    .replace(/\{\w+\}/, 'some-thing')

/**
 * From the route table: new pages and parameters are covered. Each page gets a third of the values, in turn for its
 * parameters; every value of each parameter is in page-search.test.ts.
 */
function oddAddresses(): string[] {
  return pages.flatMap(({ path, search }, page) => {
    const place = good(path)
    const values = [...odd, ...broken].filter((_, at) => at % 3 === page % 3)
    const inSearch = search.flatMap((name, turn) =>
      values.filter((_, at) => at % search.length === turn).map((value) => `${place}?${name}=${value}`),
    )
    const names = [...search.slice(0, 1), 'other'].flatMap((name) => [
      `${place}?${name}=1&${name}=2`,
      `${place}?${name}[]=1&${name}[toString]=2`,
      `${place}?${name}`,
    ])
    const together = [`${place}?${search.map((name, at) => `${name}=${odd[at]}`).join('&')}`, `${place}?__proto__=1`]
    const inPath = path.includes('{') ? values.map((value) => path.replace(/\{\w+\}/, value)) : []
    return [...inSearch, ...names, ...together, ...inPath]
  })
}

onBothDatabases('an address with odd values', ({ open, kind }) => {
  test('gets a page of ordinary size in ordinary time, for any principal', { timeout: 600_000 }, async () => {
    const site = await createTestSite(await open(), { samples: true })
    const cookie = await cookieOf(site, 'admin')
    // Only the admin search queries the database.
    const addresses = oddAddresses().filter((address) => kind === 'embedded' || address.startsWith('/admin'))
    expect(addresses.length).toBeGreaterThan(kind === 'embedded' ? 400 : 20)
    const bad: unknown[] = []
    for (const address of addresses) {
      const before = process.cpuUsage()
      const answer = await site.ask(address, { headers: address.startsWith('/admin') ? { cookie } : {} })
      const { byteLength } = await answer.arrayBuffer()
      const { user, system } = process.cpuUsage(before)
      const cpuMs = (user + system) / 1_000
      const isBad = answer.status >= 500 || byteLength > MOST_BYTES || cpuMs > MOST_CPU_MS
      if (isBad) bad.push({ address: address.slice(0, 120), status: answer.status, byteLength, cpuMs })
    }
    expect(bad).toEqual([])
    expect(site.logged().filter(({ level }) => level === 'error')).toEqual([])
  })
})
