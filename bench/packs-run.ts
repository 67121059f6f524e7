import { parentPort } from 'node:worker_threads'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { readMfapiHistory } from '#domain/amfi/mfapi-history.ts'
import { readNavFile } from '#domain/amfi/nav-file.ts'
import type { NavRow } from '#domain/amfi/nav-row.ts'
import { readSchemeName } from '#domain/amfi/scheme-name.ts'
import { type PackScheme, readFundPack, writeFundPack } from '#domain/funds/fund-pack.ts'
import type { NavPoint } from '#domain/measures/dated-value.ts'
import type { Series } from '#domain/measures/series.ts'
import { weeklyCloses, yearlyReturn } from '#domain/measures/trailing.ts'
import { encodeHistory } from '#domain/packs/history-code.ts'
import { readSparkPack, type WeeklyCloses, writeSparkPack } from '#domain/packs/spark-pack.ts'
import { sampleUniverse } from '#domain/sample/sample-universe.ts'
import { readStockPack } from '#domain/stocks/stock-pack.ts'
import { isoDay, readIsoDay } from '#domain/time/day.ts'
import { hasRealData, realFile } from '#tests/real-data.ts'
import type { Figure } from './bench-figures.ts'
import { growthFigure, timed } from './growth-figure.ts'
import { listedCompanies, stockPackOf } from './stock-market.ts'

const MARKET = 14_283
const STOCKS = 10_000
const today = readIsoDay('2026-08-19') ?? 0

/** Bytes that a browser fetches and the database stores; real market if available, else one as large. */
function packsFigures(): Figure[] {
  const { schemes, closes } = market()
  const pack = writeFundPack(schemes)
  const sparks = writeSparkPack('number', closes)
  const of = `${schemes.length.toLocaleString('en')} ${hasRealData ? 'real' : 'sample'} schemes`
  const copies = (times: number) =>
    Array.from({ length: times }, (_, copy) =>
      schemes
        .slice(0, MARKET / 4)
        .map((one) => ({ ...one, code: one.code + copy * 1_000_000, fund: `${one.fund} ${copy}` })),
    ).flat()
  const many = { 1: copies(1), 4: copies(4), 16: copies(16) }
  const written = { 1: writeFundPack(many[1]), 4: writeFundPack(many[4]), 16: writeFundPack(many[16]) }
  return [
    { name: `pack of ${of}, brotli`, value: brotli(pack) / 1000, unit: 'kB', budget: { most: 900 } },
    { name: `pack of ${of}, opened`, value: timed(() => readFundPack(pack)), unit: 'ms', budget: { most: 50 } },
    {
      name: `sparklines of ${closes.length.toLocaleString('en')} schemes, brotli`,
      value: brotli(sparks) / 1000,
      unit: 'kB',
      budget: { most: 1_500 },
    },
    {
      name: `sparklines, opened`,
      value: timed(() => readSparkPack('number', sparks)),
      unit: 'ms',
      budget: { most: 50 },
    },
    ...withStocks(pack),
    ...historyFigures(),
    growthFigure('a pack, written', (times) => () => writeFundPack(many[times])),
    growthFigure('a pack, opened', (times) => () => readFundPack(written[times])),
  ]
}

/** A browser that knows funds and stocks fetches and opens both packs. */
function withStocks(funds: Uint8Array): Figure[] {
  const stocks = stockPackOf(listedCompanies(STOCKS))
  const name = (what: string) => `packs of funds and ${STOCKS.toLocaleString('en')} stocks, ${what}`
  const open = () => [readFundPack(funds), readStockPack(stocks)]
  return [
    { name: name('brotli'), value: (brotli(funds) + brotli(stocks)) / 1000, unit: 'kB', budget: { most: 900 } },
    { name: name('opened'), value: timed(open), unit: 'ms', budget: { most: 50 } },
  ]
}

function historyFigures(): Figure[] {
  const histories = hasRealData
    ? [118632, 119092, 119551, 120503].map(realHistory)
    : [900001, 900401, 900801, 901201].map(sampleHistory)
  const coded = histories.map(({ points }) => encodeHistory(points)?.length ?? Number.NaN)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const days = sum(histories.map(({ points }) => points.length))
  const gzipped = sum(histories.map(({ json }) => gzipSync(json, { level: 9 }).length))
  return [
    { name: `a history, of ${days.toLocaleString('en')} values in 4 schemes`, value: sum(coded) / days, unit: 'bytes' },
    { name: 'a history, beside mfapi’s JSON gzipped', value: sum(coded) / gzipped, unit: '×', budget: { most: 0.8 } },
  ]
}

function realHistory(code: number) {
  const json = JSON.stringify(JSON.parse(realFile(`mfapi/mf_${code}_2026-06-05.json`)))
  const read = readMfapiHistory(json, today)
  return { json, points: read.ok ? read.points : [] }
}

function sampleHistory(code: number) {
  const points = sampleUniverse(7).history(code, today) ?? []
  const date = (point: NavPoint) => isoDay(point.day).split('-').toReversed().join('-')
  const data = points.toReversed().map((point) => ({ date: date(point), nav: `${point.nav}0` }))
  return { json: JSON.stringify({ meta: {}, data, status: 'SUCCESS' }), points }
}

/** Real schemes with histories of a sample market, no fund twice. */
function market(): { schemes: PackScheme[]; closes: WeeklyCloses[] } {
  const schemes: PackScheme[] = []
  const closes: WeeklyCloses[] = []
  const pasts = samplePasts()
  for (const row of hasRealData ? realRows() : tiled(sampleUniverse(7).rows(today))) {
    const active = (row.day ?? 0) > today - 30
    const past = active ? pasts.next().value : undefined
    const known = (years: 1 | 3 | 5) => (past ? yearlyReturn({ series: past, unsure: [] }, years, today) : null)
    schemes.push({
      ...row,
      ...readSchemeName(row),
      previousNav: past ? ((Number(row.nav) * (past.values.at(-2) ?? 1)) / (past.values.at(-1) ?? 1)).toFixed(4) : null,
      previousDay: past ? today - 1 : null,
      return1y: known(1),
      return3y: known(3),
      return5y: known(5),
    })
    if (past) closes.push({ id: String(row.code), closes: weeklyCloses(past, today) })
  }
  return { schemes, closes }
}

function* samplePasts(): Generator<Series, undefined> {
  for (let seed = 1; ; seed += 1) {
    const universe = sampleUniverse(seed)
    for (const { code, direct, pays } of universe.schemes) {
      const values = direct && !pays ? universe.values(code, today) : undefined
      if (values) yield values
    }
  }
}

function realRows(): readonly NavRow[] {
  const read = readNavFile(realFile('amfi/NAVAll_2026-08-19_8col.txt'), today)
  return read.ok ? read.rows : []
}

const tiled = (rows: readonly NavRow[]): NavRow[] =>
  Array.from({ length: MARKET }, (_, at) => {
    const row = rows[at % rows.length]
    if (!row) throw new Error('The sample market is empty')
    return { ...row, code: 100_000 + at, name: `${row.name} Series ${Math.floor(at / rows.length)}` }
  })

const brotli = (bytes: Uint8Array) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length

parentPort?.postMessage(packsFigures())
