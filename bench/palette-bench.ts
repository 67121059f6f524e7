import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { type PackName, type PacksAnswer, packNames } from '#domain/api/pack-list.ts'
import type { Note } from '#domain/keeping/note.ts'
import { encode } from '#domain/kept/envelope.ts'
import { ownFinder } from '#domain/palette/palette-find.ts'
import { writeListingPack } from '#domain/property/listing-pack.ts'
import { listingRow } from '#domain/property/listing-row.ts'
import { readIsoDay } from '#domain/time/day.ts'
import { createMarketReader } from '#platform/market/market-reader.ts'
import { keyOf } from '#platform/storage/key.ts'
import { fundWork } from '#server/funds/fund-work.ts'
import { hasRealData } from '#tests/real-data.ts'
import { type Figure, quantile } from './bench-figures.ts'
import { type FundNames, madeUpFundNames, pick, realFundNames, seeded } from './fund-names.ts'
import { manyListings } from './many-listings.ts'
import { navHeaders } from './nav-text.ts'
import { start } from './processes.ts'
import { keystrokes } from './search-tasks.ts'
import { listedCompanies, stockPackOf } from './stock-market.ts'

const FUNDS = 45_000
const STOCKS = 10_000
const LISTINGS = 50_000
const NOTES = 5_000
const KEYS = 1_500
/** In the browser keys come one by one. */
const TYPED_KEYS = 180
const KEY_PAUSE_MS = 90
const EACH = 5
const ROUNDS = 5
const TYPED_ROUNDS = 3
/** A phone's processor. */
const SLOWER = 4
const TODAY = readIsoDay('2026-08-20') ?? 0
const at = '2026-01-01T00:00:00.000Z'
const what = [FUNDS, STOCKS, LISTINGS, NOTES].map((n) => n / 1000).join(' + ')

type Packs = Partial<Record<PackName, Uint8Array>>

/** One key in the palette over everything at once: in a browser until its results are in the list, and its searches. */
export async function paletteFigures(browserPath: string): Promise<Figure[]> {
  const funds = hasRealData ? realFundNames(FUNDS) : madeUpFundNames(FUNDS)
  const packs = {
    funds: await fundPack(funds.names),
    stocks: stockPackOf(listedCompanies(STOCKS)),
    listings: listingPack(),
  }
  const found = await typedFigures(browserPath, funds, packs)
  return [...found, ...searchFigures(funds, packs)]
}

/** The two searches of a key without the page: in a browser the worker's is not slowed down. */
function searchFigures(funds: FundNames, packs: Packs): Figure[] {
  const reader = createMarketReader()
  for (const [name, bytes] of Object.entries(packs))
    if (!reader.load(name as PackName, new Uint8Array(bytes).buffer)) throw new Error(`${name} cannot be read`)
  const find = ownFinder(
    notes(funds.names).map(({ id, title, content }) => ({ kind: 'note', id, label: title, also: content })),
  )
  const typed = keystrokes(funds, KEYS)
  const key = (words: string) => {
    const began = performance.now()
    find(words)
    if (words.length > 1) reader.suggest(words, EACH)
    return performance.now() - began
  }
  for (const words of typed.slice(0, 300)) key(words)
  const times = quietest(Array.from({ length: ROUNDS }, () => typed.map(key))).map((time) => SLOWER * time)
  const name = `palette: both searches of a key over ${what} thousand, Node × ${SLOWER}`
  return [
    { name: `${name}, p50`, value: quantile(times, 0.5), unit: 'ms' },
    { name: `${name}, p95`, value: quantile(times, 0.95), unit: 'ms', budget: { most: 16 } },
  ]
}

/** What is seen of a key may take as long as in other searches; its work is measured below. */
const SEEN_MS = 50

/** From each key event's timestamp to the last change that it makes to the list, in a page that is slowed down. */
async function typedFigures(browserPath: string, funds: FundNames, packs: Packs): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'banyan-palette-'))
  const server = await start('../dist/node/main.js', { env: { DATA_DIR: join(folder, 'data') } })
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage({ serviceWorkers: 'block' })
    await servePacks(page, packs)
    await page.goto(`${server.url}/login?next=/terms`)
    await page.getByRole('button', { name: 'Accept Required' }).click()
    await page.getByRole('button', { name: 'Try the demo' }).click()
    await page.getByRole('button', { name: 'Your menu' }).waitFor()
    await page.evaluate(([name, text]) => localStorage.setItem(name, text), [
      keyOf('quickNotes', 'demo'),
      encode('quickNotes', keptNotes(funds.names), new Date(at)),
    ] as const)
    await page.reload()
    await page.getByRole('button', { name: 'Your menu' }).waitFor()
    await page.getByRole('link', { name: 'Search everything' }).click()
    await everyKind(page)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const queries = wholeQueries(keystrokes(funds, TYPED_KEYS))
    const rounds: number[][] = []
    for (let round = 0; round <= TYPED_ROUNDS; round += 1) rounds.push(await typing(page, queries))
    // The first one warms up.
    const times = quietest(rounds.slice(1)).filter((time) => time > 0)
    const name = `palette: key to results over ${what} thousand, page ${SLOWER} × slower`
    return [
      { name: `${name}, p50`, value: quantile(times, 0.5), unit: 'ms' },
      { name: `${name}, p95`, value: quantile(times, 0.95), unit: 'ms', budget: { most: SEEN_MS } },
    ]
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The page's packs are these, whatever the server has. */
async function servePacks(page: Page, packs: Packs): Promise<void> {
  const digests = new Map(packNames.map((name) => [name, name.padEnd(22, '-')]))
  const answer = Object.fromEntries(
    packNames.map((name) => {
      const info = { digest: digests.get(name) ?? '', madeAt: at, source: 'live' as const, day: '2026-08-19' }
      const bytes = packs[name]?.length
      return [name, bytes === undefined ? null : { ...info, bytes }]
    }),
  ) as PacksAnswer
  await page.route('**/api/packs', (route) => route.fulfill({ json: answer }))
  for (const [name, bytes] of Object.entries(packs))
    await page.route(`**/api/packs/${digests.get(name as PackName)}`, (route) =>
      route.fulfill({ body: Buffer.from(bytes), contentType: 'application/octet-stream' }),
    )
}

/** Until the worker has read all three packs, and the notes are found as well. */
async function everyKind(page: Page): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Search everything' })
  for (const [words, kind] of [
    ['fund', 'Fund'],
    ['limited', 'Stock'],
    ['flat', 'Property'],
    ['fund', 'Note'],
  ] as const) {
    await field.fill(words)
    await page.locator('.palette-kind', { hasText: kind }).first().waitFor({ timeout: 120_000 })
  }
}

/** For each key, 0 if it changed nothing. */
async function typing(page: Page, queries: readonly string[]): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = []
    let [pressed, changed] = [0, 0]
    const finish = () => {
      if (pressed > 0) times.push(Math.max(0, changed - pressed))
      pressed = 0
    }
    const list = document.querySelector('.palette-list')
    const observer = new MutationObserver(() => {
      changed = performance.now()
    })
    if (list) observer.observe(list, { childList: true, characterData: true, subtree: true })
    const note = ({ key, ctrlKey, timeStamp }: KeyboardEvent) => {
      finish()
      if (key.length === 1 && !ctrlKey) [pressed, changed] = [timeStamp, 0]
    }
    addEventListener('keydown', note, true)
    Object.assign(window, {
      typed: () => {
        finish()
        observer.disconnect()
        removeEventListener('keydown', note, true)
        return times
      },
    })
  })
  for (const query of queries) {
    await page.keyboard.press('Control+a')
    await page.keyboard.type(query, { delay: KEY_PAUSE_MS })
    await page.waitForTimeout(KEY_PAUSE_MS)
  }
  return page.evaluate(() => (Reflect.get(window, 'typed') as () => number[])())
}

const wholeQueries = (typed: readonly string[]) => typed.filter((words, n) => !(typed[n + 1] ?? '').startsWith(words))

/** Of a few rounds: other programs are not ours to measure. */
const quietest = ([first = [], ...rounds]: readonly (readonly number[])[]) =>
  first.map((time, n) => Math.min(time, ...rounds.map((round) => round[n] ?? Number.NaN)))

async function fundPack(names: readonly string[]): Promise<Uint8Array> {
  const rows = names.map(
    (name, n) => `${100_001 + n};-;-;${name.replaceAll(';', ' ')};${10 + (n % 900)}.25;19-Aug-2026`,
  )
  const headings = [
    navHeaders['six columns'],
    'Open Ended Schemes(Equity Scheme - Flexi Cap Fund)',
    '',
    'Larch Mutual Fund',
    '',
  ]
  const read = await fundWork.read([...headings, ...rows].join('\r\n'), TODAY, null, [])
  if (!read.ok) throw new Error(`The funds were refused: ${read.reason}`)
  return read.packs.list.bytes
}

const listingPack = () =>
  writeListingPack(
    manyListings(LISTINGS).flatMap(
      ({ id, listing }) => listingRow({ ...listing, id, version: 1, pictures: 4 }, TODAY) ?? [],
    ),
  )

/** Two hundred letters each, out of the words that are typed. */
function notes(names: readonly string[]): Pick<Note, 'id' | 'title' | 'content'>[] {
  const random = seeded(3)
  return Array.from({ length: NOTES }, (_, n) => ({
    id: `n${n}`,
    title: `${pick(names, random)} ${n}`.slice(0, 120),
    content: Array.from({ length: 6 }, () => pick(names, random))
      .join(' ')
      .slice(0, 200),
  }))
}

const keptNotes = (names: readonly string[]) =>
  notes(names)
    .map(({ id, title, content }, place) => ({
      ...{ id, rev: 1, at, place },
      item: {
        ...{ id, userId: 'demo', title, content, tags: [], category: 'idea', isPinned: false, link: null },
        ...{ createdAt: at, updatedAt: at },
      },
    }))
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
