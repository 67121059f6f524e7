import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createListingFinder } from '#domain/property/listing-finder.ts'
import { readListingPack, writeListingPack } from '#domain/property/listing-pack.ts'
import { listingQueryOf, listingSearch } from '#domain/property/listing-query.ts'
import { listingRow } from '#domain/property/listing-row.ts'
import { openDatabase } from '#server/db/database.ts'
import { documents } from '#server/db/schema.ts'
import { startPostgres } from '#tests/postgres-server.ts'
import { type Figure, quantile } from './bench-figures.ts'
import { listingQuestions, manyListings } from './many-listings.ts'
import { start } from './processes.ts'

const SIZES = [3_125, 12_500, 50_000] as const
const ROUNDS = 5
const MAIN = '../dist/node/main.js'
const AUTH_SECRET = 'a secret of the bench, long enough'
const TODAY = 20_775

type Place = { readonly dataDir: string; readonly databaseUrl: string | undefined }

/** Listings: the pack and its search as in the browser's worker, and pages over HTTP on both databases. */
export async function listingFigures(): Promise<Figure[]> {
  const figures = searchFigures()
  const folder = mkdtempSync(join(tmpdir(), 'banyan-bench-'))
  const postgres = await startPostgres()
  try {
    const databaseUrl = await postgres.createDatabase()
    return [
      ...figures,
      ...(await serverFigures('embedded', { dataDir: join(folder, 'data'), databaseUrl: undefined })),
      ...(await serverFigures('PostgreSQL', { dataDir: join(folder, 'unused'), databaseUrl })),
    ]
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const packOf = (count: number) =>
  writeListingPack(
    manyListings(count).flatMap(
      ({ id, listing }) => listingRow({ ...listing, id, version: 1, pictures: 4 }, TODAY) ?? [],
    ),
  )

/** The same code and engine as the worker of Chromium. */
function searchFigures(): Figure[] {
  const bytes = packOf(50_000)
  const began = process.cpuUsage()
  const pack = readListingPack(bytes)
  if (!pack) throw new Error('The pack cannot be read')
  const finder = createListingFinder(pack)
  const opened = process.cpuUsage(began).user / 1000
  const queries = listingQuestions.map((address) => listingQueryOf(listingSearch(address)))
  const map = listingQueryOf(listingSearch({ view: 'map' }))
  const rounds = Array.from({ length: ROUNDS + 2 }, () =>
    queries.map((query) => timed(() => finder.find(query))),
  ).slice(2)
  const maps = Array.from({ length: 9 }, () => timed(() => finder.find(map)))
  return [
    { name: 'Pack of 50,000 listings', value: bytes.length / 1e6, unit: 'MB' },
    {
      name: 'The same as sent (brotli)',
      value: brotliCompressSync(bytes).length / 1e6,
      unit: 'MB',
      budget: { most: 2.5 },
    },
    { name: 'Pack read and indexed, 50,000, processor time', value: opened, unit: 'ms', budget: { most: 1_500 } },
    {
      name: 'Filter with facets, 50,000 listings, p95 of the quietest round',
      value: Math.min(...rounds.map((times) => quantile(times, 0.95))),
      unit: 'ms',
      budget: { most: 16 },
    },
    {
      name: 'Filter with facets and 5,000 points of a map, median',
      value: quantile(maps, 0.5),
      unit: 'ms',
      budget: { most: 50 },
    },
  ]
}

function timed(work: () => unknown): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

async function serverFigures(database: string, place: Place): Promise<Figure[]> {
  const env: Record<string, string> = {
    DATA_DIR: place.dataDir,
    SOURCES: 'sample',
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl, AUTH_SECRET }),
  }
  await (await start(MAIN, { env })).stop()
  const all = manyListings(SIZES[2])
  const p95: { list: number; one: number }[] = []
  for (const [at, size] of SIZES.entries()) {
    await fill(place, all.slice(SIZES[at - 1] ?? 0, size))
    const { url, stop } = await start(MAIN, { env })
    p95.push(
      await quietest(
        url,
        all.slice(0, size).map(({ id }) => id),
      ),
    )
    await stop()
  }
  const growth = (of: 'list' | 'one') =>
    Math.log((p95[2]?.[of] ?? Number.NaN) / (p95[0]?.[of] ?? Number.NaN)) / Math.log(16)
  return (['list', 'one'] as const).flatMap((of) => {
    const what = of === 'list' ? 'a page of results with facets' : 'one listing with similar ones'
    return [
      ...SIZES.map((size, at) => ({
        name: `${database}: ${what}, ${size.toLocaleString('en-US')} listings, p95`,
        value: p95[at]?.[of] ?? Number.NaN,
        unit: 'ms',
        budget: { most: 100 },
      })),
      { name: `${database}: ${what}, growth exponent`, value: growth(of), unit: '', budget: { most: 0.7 } },
    ]
  })
}

async function fill(place: Place, listings: ReturnType<typeof manyListings>) {
  const database = await openDatabase(place)
  const now = new Date()
  try {
    for (let at = 0; at < listings.length; at += 500)
      await database.db.insert(documents).values(
        listings.slice(at, at + 500).map(({ id, listing }) => ({
          ...{ collection: 'listings', id, owner: null, version: 1, createdAt: now, updatedAt: now },
          data: listing as Record<string, unknown>,
        })),
      )
  } finally {
    await database.close()
  }
}

async function quietest(url: string, ids: readonly string[]) {
  // The pack is made after the start; the first search waits for it and makes the index.
  await (await fetch(`${url}/api/listings`)).text()
  const live = ids.filter((_, n) => n % 40 !== 0)
  const rounds: { list: number; one: number }[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const list: number[] = []
    const one: number[] = []
    for (const [at, question] of listingQuestions.entries()) {
      list.push(await asked(`${url}/api/listings?${new URLSearchParams(question)}`))
      one.push(await asked(`${url}/api/listings/${live[(at * 7919 + round * 101) % live.length]}`))
    }
    rounds.push({ list: quantile(list, 0.95), one: quantile(one, 0.95) })
  }
  return { list: Math.min(...rounds.map(({ list }) => list)), one: Math.min(...rounds.map(({ one }) => one)) }
}

async function asked(address: string): Promise<number> {
  const began = performance.now()
  const answer = await fetch(address)
  await answer.text()
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return performance.now() - began
}
