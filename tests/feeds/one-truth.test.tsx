import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { readNavFile } from '#domain/amfi/nav-file.ts'
import type { NavRow } from '#domain/amfi/nav-row.ts'
import { isTraded, readCategory } from '#domain/amfi/scheme-category.ts'
import { buildFundDetails, comparedFundOf } from '#domain/funds/build-fund-details.ts'
import type { FundDetails } from '#domain/funds/fund-details.ts'
import { createFinder } from '#domain/funds/fund-finder.ts'
import { placeOf, readFundPack } from '#domain/funds/fund-pack.ts'
import { cleaned } from '#domain/measures/bad-points.ts'
import type { Series } from '#domain/measures/series.ts'
import { isActive } from '#domain/packs/instrument-pack.ts'
import { readIsoDay, weekdayOf } from '#domain/time/day.ts'
import { FundCompareTable } from '#features/funds/detail/fund-compare-table.tsx'
import { FundPeers } from '#features/funds/detail/fund-peers.tsx'
import { FundRow } from '#features/funds/search/fund-row.tsx'
import { TrailingReturns } from '#features/measures/tables/trailing-returns.tsx'
import { Returns } from '#features/wishlists/wish-cells.tsx'
import { createMarketReader } from '#platform/market/market-reader.ts'
import { fundDayHistories } from '#server/funds/fund-day-histories.ts'
import { named, packsOf, updated } from '#server/funds/make-fund-packs.ts'
import { wantedDays } from '#server/funds/wanted-days.ts'
import { chances } from '#tests/measures/random-rows.ts'
import { hasRealData, realFile } from '#tests/real-data.ts'

const market = readIsoDay('2026-08-18') ?? 0
const START = readIsoDay('2021-06-01') ?? 0
const MANY = 500

const rowsOf = (file: string) => {
  const read = readNavFile(realFile(`amfi/${file}.txt`), market)
  return read.ok ? read.rows : []
}
const interpolated = (from: number, to: number, share: number) =>
  Math.exp(Math.log(from) * (1 - share) + Math.log(to) * share)
const ratios = [0.5, 0.2, 0.05, 0.02]

/** A real scheme with AMFI's values of three days years apart; the days between are made up, unit changes are real. */
function courseOf(row: NavRow, past: readonly ReadonlyMap<number, NavRow>[]) {
  const anchors = [...past.map((rows) => rows.get(row.code)), row].flatMap((one) =>
    one?.nav && one.day !== null ? [{ day: one.day, value: Number(one.nav) }] : [],
  )
  const sorted = anchors.filter(({ day }, at) => day > (anchors[at - 1]?.day ?? 0))
  const changes: { day: number; factor: number }[] = []
  for (const [at, { value }] of sorted.entries()) {
    const before = sorted[at - 1]
    const power = before ? Math.round(Math.log10(value / before.value)) : 0
    if (before && power !== 0) changes.push({ day: before.day + 40 + (row.code % 90), factor: 10 ** power })
  }
  const real = [...changes]
  if (isTraded(row.category, row.name) && row.code % 3 === 0)
    changes.push({ day: market - 30 - (row.code % 1300), factor: ratios[row.code % 4] ?? 0.5 })
  const unitsAt = (day: number, some = changes) =>
    some.reduce((all, one) => (one.day > day ? all * one.factor : all), 1)
  const isDebt = /debt|liquid|overnight|income|gilt|money|duration/i.test(row.category)
  const swing = isDebt ? 0.0004 : 0.012
  const last = sorted.at(-1)
  const category = [...row.category].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) >>> 0
  const noise = (seed: number, day: number) => 2 * chances((seed ^ (day * 2_654_435_761)) >>> 0)() - 1
  /** As published on a day. */
  const on = (day: number): number | undefined => {
    if (!last || day > last.day || day < START) return undefined
    if (weekdayOf(day) % 6 === 0 && !/liquid|overnight/i.test(row.category)) return undefined
    if (day === last.day) return last.value
    const next = sorted.find((one) => one.day >= day) ?? last
    const before = sorted.findLast((one) => one.day < day)
    const adjusted = (one: { day: number; value: number }) => one.value * unitsAt(one.day, real)
    const share = before ? (day - before.day) / (next.day - before.day) : 1
    const middle = before ? interpolated(adjusted(before), adjusted(next), share) : adjusted(next)
    const value = middle * (1 + swing * noise(category, day) + (swing / 3) * noise(row.code, day))
    return Number((value / unitsAt(day)).toFixed(4)) || undefined
  }
  return { on, changes: changes.length, last: last?.day ?? 0 }
}

type Course = ReturnType<typeof courseOf>

function daily({ on, last }: Course): Series {
  const points: [number, number][] = []
  for (let day = START; day <= last; day += 1) {
    const value = on(day)
    if (value !== undefined) points.push([day, value])
  }
  return { days: Int32Array.from(points, ([day]) => day), values: Float64Array.from(points, ([, value]) => value) }
}

/** Label and figure as on the screen. */
type Shown = Readonly<Record<string, string>>
const labels = ['1 year', '3 years p.a.', '5 years p.a.']
const plain = (html: string) => html.replaceAll(/<[^>]*>/g, '').replaceAll(/[▲▼%\s]|± /g, '')
const inList = (html: string): Shown =>
  Object.fromEntries(
    [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, label = '', figure = '']) => [label, plain(figure)]),
  )
function inTable(html: string, isOwn: (row: string) => boolean): Shown {
  const heads = [...html.matchAll(/<th[^>]*scope="col"[^>]*>(.*?)<\/th>/g)].map(([, head = '']) =>
    head.replaceAll(/<[^>]*>/g, ''),
  )
  const row =
    [...html.matchAll(/<tr.*?<\/tr>/gs)].map(([all]) => all).find((all) => all.includes('<td') && isOwn(all)) ?? ''
  const cells = [...row.matchAll(/<t([hd])[^>]*>(.*?)<\/t\1>/gs)].map(([, , cell = '']) => plain(cell))
  return Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? '']))
}
const three = (shown: Shown) => labels.map((label) => `${label} ${shown[label] ?? '—'}`)

describe.skipIf(!hasRealData)('of 500 real schemes', () => {
  const rows = hasRealData ? rowsOf('NAVAll_2026-08-18_6col') : []
  const past = hasRealData
    ? ['NAVAll_2021-10-01', 'NAVAll_2025-05-16'].map((file) => new Map(rowsOf(file).map((row) => [row.code, row])))
    : []
  const courses = new Map(rows.map((row) => [row.code, courseOf(row, past)]))

  test('the return in list, peers, comparison, wishlist and page is one figure under one label', {
    timeout: 120_000,
  }, () => {
    const around = ({ day, from }: { day: number; from: number }) => {
      for (let on = day; on > from; on -= 1) if (weekdayOf(on) % 6 !== 0) return on
      return day
    }
    const days = [...new Set([...wantedDays(market).map(around), market - 1, market])].toSorted((a, b) => a - b)
    const marketDays = days.map((day) => {
      const known = rows.flatMap(({ code }) => {
        const value = courses.get(code)?.on(day)
        return value === undefined ? [] : [[code, value] as const]
      })
      const sorted = known.toSorted(([a], [b]) => a - b)
      return {
        day,
        codes: Int32Array.from(sorted, ([code]) => code),
        navs: Float64Array.from(sorted, ([, nav]) => nav),
      }
    })
    const schemes = named(
      rows.map((row) => updated(row, undefined)),
      new Map(),
    )
    const made = packsOf(fundDayHistories(schemes, marketDays))
    const pack = readFundPack(made.list.bytes)
    if (!pack) throw new Error('no pack')
    const finder = createFinder(pack)
    const reader = createMarketReader()
    reader.load('funds', made.list.bytes.slice().buffer)

    const chosen = chosenOf(schemes, (code) => courses.get(code)?.changes ?? 0)
    expect(chosen).toHaveLength(MANY)
    const valuesOf = (code: number) => {
      const course = courses.get(code)
      const { category = '', fund = '' } = schemes.find((one) => one.code === code) ?? {}
      return cleaned(course ? daily(course) : { days: new Int32Array(), values: new Float64Array() }, {
        traded: isTraded(category, fund),
      })
    }
    const history = { source: 'mfapi', fetchedAt: null } as const
    const other = comparedFundOf(pack, placeOf(pack, 119_551), history, valuesOf(119_551), 0.065)
    const wrong: unknown[] = []
    let figures = 0
    for (const code of chosen) {
      const at = placeOf(pack, code)
      const details: FundDetails = buildFundDetails(pack, at, history, valuesOf(code), undefined, 0.065)
      const card = finder.byCode(code)
      const [quote] = reader.quotes('fund', [String(code)], 'INR')
      if (!card || !quote) throw new Error(`no card of ${code}`)
      const nothing = () => {}
      const list = three(
        inList(
          renderToStaticMarkup(
            <FundRow card={card} followed compared={false} canCompare onFollow={nothing} onCompare={nothing} />,
          ),
        ),
      )
      const page = details.figures
        ? three(inList(renderToStaticMarkup(<TrailingReturns kind="fund" currency="INR" figures={details.figures} />)))
        : three({})
      const wishlist = three(inList(renderToStaticMarkup(<Returns kind="fund" now={quote} />)))
      const compared = details.figures
        ? three(
            inTable(
              renderToStaticMarkup(<FundCompareTable details={details} others={[other]} />),
              (row) => !row.includes('/fund/119551'),
            ),
          )
        : three({})
      const peers = details.peers
        ? three(
            inTable(renderToStaticMarkup(<FundPeers details={details} search={{}} />), (row) =>
              row.includes('aria-current="true"'),
            ),
          )
        : list
      figures += list.filter((one) => !one.endsWith('—')).length
      const all = { page, wishlist, compared, peers }
      for (const [where, shown] of Object.entries(all))
        if (code !== 119_551 && shown.join() !== list.join())
          wrong.push({ code, where, list, shown, active: isActive(pack, at) })
    }
    expect(wrong.slice(0, 5)).toEqual([])
    expect(figures).toBeGreaterThan(900)
  })
})

/** Schemes with unit changes first, then some of every error-prone kind. */
function chosenOf(
  schemes: readonly {
    code: number
    fund: string
    category: string
    option: string
    nav: string | null
    day: number | null
  }[],
  changes: (code: number) => number,
): number[] {
  const kinds: readonly (readonly [number, (one: (typeof schemes)[number]) => boolean])[] = [
    [160, ({ code, day }) => changes(code) > 0 && (day ?? 0) > market - 5],
    [80, ({ option }) => option === 'idcw'],
    [40, ({ option }) => option === 'bonus'],
    [60, ({ category, fund }) => isTraded(category, fund)],
    [60, ({ category }) => /^(Liquid|Overnight)$/.test(readCategory(category).name)],
    [50, ({ day }) => (day ?? 0) < market - 60],
    [MANY, ({ option }) => option === 'growth'],
  ]
  const chosen = new Set<number>()
  for (const [most, fits] of kinds) {
    const found = schemes.filter((one) => one.nav !== null && !chosen.has(one.code) && fits(one))
    const step = Math.max(1, Math.floor(found.length / most))
    for (const [at, { code }] of found.entries())
      if (at % step === 0 && chosen.size < MANY && at / step < most) chosen.add(code)
  }
  return [...chosen]
}
