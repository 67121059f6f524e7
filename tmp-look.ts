import { chromium } from '@playwright/test'
import { createListingFinder } from '#domain/property/listing-finder.ts'
import { readListingPack, writeListingPack } from '#domain/property/listing-pack.ts'
import { listingQueryOf, listingSearch } from '#domain/property/listing-query.ts'
import { listingRow } from '#domain/property/listing-row.ts'
import { sampleListings } from '#domain/property/sample/sample-listings.ts'
import { readIsoDay } from '#domain/time/day.ts'
const today = readIsoDay('2026-11-18') ?? 0
const rows = sampleListings(today).flatMap(({ id, listing }) => listingRow({ ...listing, id, version: 1, pictures: listing.pictures.length } as never, today) ?? [])
const bytes = writeListingPack(rows)
const finder = createListingFinder(readListingPack(bytes)!)
const base = process.env.BASE ?? 'http://127.0.0.1:4500'
const fake = process.env.FAKE === '1'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] })
const shots: [string, string, number, string][] = (process.env.SHOTS ?? '').split(';').filter(Boolean).map((s) => { const [n, p, w, t] = s.split('|'); return [n!, p!, Number(w), t ?? 'nature'] })
for (const [name, path, width, theme] of shots) {
  const context = await b.newContext({ viewport: { width, height: width < 500 ? 780 : 900 } })
  const page = await context.newPage()
  page.on('console', (m) => { if (m.type() === 'error' || m.text().includes('Content Security')) console.log(name, m.text().slice(0, 300)) })
  page.on('pageerror', (e) => console.log(name, 'PAGEERROR', e.message.slice(0, 400)))
  await page.addInitScript((t) => { localStorage.setItem('banyan:theme', JSON.stringify(t)) }, theme)
  if (fake) {
    await page.route('**/api/listings?*', (r) => r.fulfill({ json: finder.find(listingQueryOf(listingSearch(Object.fromEntries(new URL(r.request().url()).searchParams)))) }))
    await page.route('**/api/listings', (r) => r.fulfill({ json: finder.find(listingQueryOf({})) }))
    await page.route('**/api/listings/*/pictures/**', (r) => r.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480"><rect width="640" height="480" fill="#b8cfd8"/><rect y="330" width="640" height="150" fill="#6b7f4a"/><rect x="180" y="120" width="260" height="240" fill="#d9c9a8"/></svg>' }))
    await page.route('**/api/packs', async (r) => { const a = await r.fetch(); const j = await a.json(); j.listings = { digest: 'AAAAAAAAAAAAAAAAAAAAAA', bytes: bytes.length, madeAt: '2026-11-18T00:00:00.000Z', source: 'sample', day: '2026-11-18' }; await r.fulfill({ json: j }) })
    await page.route('**/api/packs/AAAAAAAAAAAAAAAAAAAAAA', (r) => r.fulfill({ contentType: 'application/octet-stream', body: Buffer.from(bytes) }))
  }
  await page.goto(base + path)
  await page.evaluate((t) => { document.documentElement.dataset.theme = t }, theme)
  await page.getByRole('button', { name: 'Reject All' }).click({ timeout: 4000 }).catch(() => {})
  if (fake) { await page.getByRole('button', { name: 'Try again' }).first().click({ timeout: 3000 }).catch(() => {}) }
  if (path.includes('view=map')) await page.waitForSelector('.map-place', { timeout: 8000 }).catch(() => console.log(name, 'no marks'))
  await page.waitForTimeout(1200)
  if (process.env.ACT) await eval(`(async()=>{${process.env.ACT}})()`)
  await page.screenshot({ path: `/tmp/shot-${name}.png`, fullPage: process.env.FULL === '1' })
  await context.close()
}
await b.close()
