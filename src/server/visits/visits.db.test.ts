import { expect, test } from 'vitest'
import { api } from '#domain/api/contract.ts'
import { pageViewLimits } from '#domain/documents/page-kinds.ts'
import { onBothDatabases } from '#tests/databases.ts'
import { cookieOf } from '#tests/principals.ts'
import { createTestSite, type TestSite } from '#tests/test-site.ts'
import { forgetOldPageViews } from './visit-routes.ts'

let today = new Date('2026-11-18T23:59:00Z')

async function reportFor(site: TestSite) {
  const answer = await site.ask('/api/admin/page-views', { headers: { cookie: await cookieOf(site, 'admin') } })
  expect(answer.status).toBe(200)
  return api.pageViews.answer.parse(await answer.json())
}

onBothDatabases('counting pages', ({ open }) => {
  const start = async () => {
    today = new Date('2026-11-18T23:59:00Z')
    return createTestSite(await open(), { now: () => today })
  }

  test('adds up by kind of page and day, and an admin sees thirty days', async () => {
    const site = await start()
    await Promise.all(
      Array.from({ length: 10 }, () => site.post('/api/page-views', { counts: { fund: 2, home: 1, news: 1 } })),
    )
    today = new Date('2026-11-19T00:01:00Z')
    expect((await site.post('/api/page-views', { counts: { fund: 1 } })).status).toBe(200)
    const { days, kinds } = await reportFor(site)
    expect([days.length, days[0], days.at(-1)]).toEqual([30, '2026-10-21', '2026-11-19'])
    expect(kinds.map(({ kind, counts }) => [kind, ...counts.slice(-2)])).toEqual([
      ['fund', 20, 1],
      ['home', 10, 0],
      ['news', 10, 0],
    ])
    expect(JSON.stringify(kinds)).not.toContain('10.')
  })

  test('stores nothing but kind, day and count, and forgets after 400 days', async () => {
    const site = await start()
    await site.post('/api/page-views', { counts: { about: 1 } })
    await forgetOldPageViews(site.db, new Date('2027-12-22T00:00:00Z'))
    expect((await reportFor(site)).kinds).toHaveLength(1)
    await forgetOldPageViews(site.db, new Date('2027-12-24T00:00:00Z'))
    expect((await reportFor(site)).kinds).toEqual([])
  })

  test.each<[string, unknown]>([
    ['an unknown kind', { counts: { '/fund/119551': 1 } }],
    ['too many', { counts: { fund: pageViewLimits.perKind + 1 } }],
    ['none', { counts: { fund: 0 } }],
    ['a fraction', { counts: { fund: 1.5 } }],
    ['more than counts', { counts: { fund: 1 }, page: '/fund/119551' }],
  ])('refuses %s', async (_, body) => {
    const site = await start()
    expect((await site.post('/api/page-views', body)).status).toBe(400)
    expect((await reportFor(site)).kinds).toEqual([])
  })

  test('an address is heard a limited number of times an hour', async () => {
    const { post } = await start()
    const send = () => post('/api/page-views', { counts: { home: 1 } })
    for (let sent = 0; sent < pageViewLimits.perAddressAndHour; sent++) expect((await send()).status).toBe(200)
    expect((await send()).status).toBe(429)
  })
})
