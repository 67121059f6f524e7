import type { NavRow } from '#domain/amfi/nav-row.ts'
import type { NavPoint } from '#domain/measures/dated-value.ts'
import { firstAt, type Series } from '#domain/measures/series.ts'
import { chance, normal } from '#domain/numbers/seeded-chance.ts'
import { type Day, dayOf } from '#domain/time/day.ts'
import { type SampleCategory, sampleCategories } from './sample-categories.ts'
import { FIRST_SAMPLE_CODE } from './sample-code.ts'
import { type Factor, type Market, sampleMarket } from './sample-market.ts'

/** Invented AMCs. */
const houses = [
  'Fernhollow',
  'Quillfeather',
  'Bramblegate',
  'Oxbow Lantern',
  'Larkspur Lane',
  'Tamarisk Vale',
  'Mossgrove',
  'Kestrel Quay',
  'Hollyhock Hill',
  'Thistledown',
  'Foxglove Ferry',
  'Marigold Mill',
  'Nettlewick',
  'Pebblebrook',
  'Saltmarsh',
  'Sorrel & Sage',
  'Windfall Orchard',
  'Yarrow Yard',
  'Juniper Jetty',
  'Cobblestone Cove',
]

/** Of the sample market that everybody sees. */
export const SAMPLE_SEED = 20_261

const EARLIEST = dayOf(2012, 1, 2) ?? 0
const DAYS_OF_FOUNDING = 4_200
const YEARLY_DAYS = 252

type Fund = {
  readonly number: number
  readonly name: string
  readonly house: string
  readonly category: SampleCategory
  readonly founded: Day
}
export type SampleScheme = {
  readonly code: number
  readonly fund: Fund
  readonly direct: boolean
  readonly pays: boolean
}

/**
 * A made-up market: about 2,400 schemes of invented AMCs in real categories. Deterministic by seed and day; another day
 * adds values and changes none.
 */
export function sampleUniverse(seed: number) {
  const schemes = schemesOf(seed)
  const byCode = new Map(schemes.map((scheme) => [scheme.code, scheme]))
  let market = sampleMarket(seed, EARLIEST, EARLIEST)
  let known = EARLIEST
  let moves: { readonly fund: Fund; readonly of: Float64Array } | undefined
  /** Plans and options of a fund are adjacent and share their asset moves. */
  const history = (scheme: SampleScheme, until: Day) => {
    if (until > known) {
      market = sampleMarket(seed, EARLIEST, until)
      known = until
      moves = undefined
    }
    if (moves?.fund !== scheme.fund) moves = { fund: scheme.fund, of: movesOf(seed, scheme.fund, market) }
    return historyOf(scheme, moves.of, market, until)
  }
  return {
    schemes,
    /** A scheme's values up to a day; undefined for an unknown code. */
    values: (code: number, until: Day): Series | undefined => {
      const scheme = byCode.get(code)
      return scheme && history(scheme, until)
    },
    /** The same as dated strings. */
    history: (code: number, until: Day): NavPoint[] | undefined => {
      const scheme = byCode.get(code)
      if (!scheme) return undefined
      const { days, values } = history(scheme, until)
      return Array.from(days, (day, at) => ({ day, nav: navText(values[at] ?? 0) }))
    },
    /** A scheme with its last value up to a day, in the form of a parsed AMFI row. */
    row: (code: number, until: Day): NavRow | undefined => {
      const scheme = byCode.get(code)
      return scheme && scheme.fund.founded <= until ? rowOf(scheme, history(scheme, until)) : undefined
    },
    /** Every scheme of a day with its last value, in the form of parsed AMFI rows. */
    rows: (until: Day): NavRow[] =>
      schemes.filter(({ fund }) => fund.founded <= until).map((scheme) => rowOf(scheme, history(scheme, until))),
  }
}

const navText = (value: number) => value.toFixed(4)

function schemesOf(seed: number): SampleScheme[] {
  const schemes: SampleScheme[] = []
  let number = 0
  for (const [at, house] of houses.entries())
    for (const [place, category] of sampleCategories.entries()) {
      number += 1
      // The first AMC has every category; the others lack some.
      if (at > 0 && chance(seed, at, place) < 0.27) continue
      const name = `${house} ${category.word}${category.plans ? (category.type === 'close' ? ' Plan Series 1' : /of$/.test(category.word) ? ' Funds' : ' Fund') : ''}`
      const founded = EARLIEST + Math.floor(chance(seed, number, 7) * DAYS_OF_FOUNDING)
      const fund: Fund = { number, name, house: `${house} Mutual Fund`, category, founded }
      const kinds = category.plans
        ? [
            [true, false],
            [true, true],
            [false, false],
            [false, true],
          ]
        : [[true, false]]
      for (const [direct = true, pays = false] of kinds)
        schemes.push({ code: FIRST_SAMPLE_CODE + schemes.length, fund, direct, pays })
    }
  return schemes
}

/** Daily asset returns of a fund before costs. */
function movesOf(seed: number, { category, number, founded }: Fund, market: Market): Float64Array {
  const perDay = (category.yearly * (1 + 0.12 * normal(seed, number, 8))) / YEARLY_DAYS
  const followed = Object.entries(category.follows).map(([factor, part]) => ({
    part,
    moves: market.moves[factor as Factor],
  }))
  const moves = new Float64Array(market.days.length)
  for (let at = firstAt(market, founded + 1); at < moves.length; at += 1) {
    let move = perDay + category.own * normal(seed, number, market.days[at] ?? 0)
    for (const { part, moves: others } of followed) move += part * (others[at] ?? 0)
    moves[at] = move
  }
  return moves
}

/** Starts at 10. The Regular plan loses its cost daily; IDCW pays half of what exceeds 10 each quarter. */
function historyOf({ fund, direct, pays }: SampleScheme, moves: Float64Array, market: Market, until: Day): Series {
  const cost = direct ? 0 : fund.category.cost / YEARLY_DAYS
  const first = firstAt(market, fund.founded)
  const days = market.days.slice(first, firstAt(market, until + 1))
  const values = new Float64Array(days.length)
  let value = 10
  for (let at = 0; at < days.length; at += 1) {
    if (at > 0) value *= 1 + (moves[first + at] ?? 0) - cost
    if (pays && at > 0 && value > 10.5 && market.newQuarter[first + at] === 1)
      value -= Math.round((value - 10) * 50) / 100
    values[at] = Math.round(value * 10_000) / 10_000
  }
  return { days, values }
}

function rowOf({ code, fund, direct, pays }: SampleScheme, { days, values }: Series): NavRow {
  const { category, name, house } = fund
  return {
    code,
    isin: null,
    isinReinvest: null,
    name,
    plan: category.plans ? (direct ? 'Direct Plan' : 'Regular Plan') : '',
    option: category.plans ? (pays ? 'Quarterly IDCW' : 'Growth') : '',
    house,
    type: category.type,
    category: category.heading,
    nav: days.length > 0 ? navText(values.at(-1) ?? 0) : null,
    day: days.at(-1) ?? null,
  }
}
