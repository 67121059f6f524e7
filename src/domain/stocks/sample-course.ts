import { firstAt } from '#domain/measures/series.ts'
import { chance, normal } from '#domain/numbers/seeded-chance.ts'
import type { CorporateAction } from '#domain/packs/price-history.ts'
import { sampleMarket } from '#domain/sample/sample-market.ts'
import { type Day, dayOf, isoDay } from '#domain/time/day.ts'
import { FIRST_DAY, type SampleShare } from './sample-companies.ts'
import { sampleSectors } from './sample-sectors.ts'

const YEARLY_DAYS = 252
const [SECTOR_MOVE, SMALL_PART] = [0.005, 0.4]
/** Of what sets a company apart, this much remains after a year: prices stay plausible for decades. */
const REMAINS = 0.8
/** About once in a quarter a day moves three times as far. */
const [NEWS, NEWS_MOVE] = [1 / 60, 3]

export type SampleCourse = {
  readonly days: Int32Array
  /** Indices at which years begin, and the number of days. */
  readonly begins: readonly number[]
  /** Log growth of the market, and of each sector, since the first day. */
  readonly market: Float64Array
  readonly small: Float64Array
  readonly sectors: readonly Float64Array[]
}

/** The common course of all shares, to the end of a day's year. */
export function sampleCourse(seed: number, until: Day): SampleCourse {
  const lastYear = Number(isoDay(until).slice(0, 4))
  const { days, moves } = sampleMarket(seed, FIRST_DAY, (dayOf(lastYear + 1, 1, 1) ?? until) - 1)
  const begins: number[] = []
  for (let year = Number(isoDay(FIRST_DAY).slice(0, 4)); year <= lastYear + 1; year += 1)
    begins.push(firstAt({ days }, dayOf(year, 1, 1) ?? 0))
  const sectors = sampleSectors.map((_, sector) =>
    summed(Float64Array.from(days, (day) => SECTOR_MOVE * normal(seed, day, 100 + sector))),
  )
  return { days, begins, market: summed(moves.shares), small: summed(moves.smallShares), sectors }
}

function summed(moves: Float64Array): Float64Array {
  let sum = 0
  return moves.map((move) => {
    sum += move
    return sum
  })
}

export type SampleAction = CorporateAction & { readonly at: number }

/**
 * The log price of a share at every day from one year's begin to another's, in shares of the first day. A year is drawn
 * between its two ends, so that none of the years before has to be.
 */
export function logPrices(
  seed: number,
  share: SampleShare,
  course: SampleCourse,
  actions: readonly SampleAction[],
  years: { readonly from: number; readonly to: number },
): Float64Array {
  const { begins, days } = course
  const first = begins[years.from] ?? 0
  const prices = new Float64Array((begins[years.to] ?? days.length) - first)
  const own = ownLevels(seed, share, years.to)
  const daily = share.behaves.own / Math.sqrt(YEARLY_DAYS)
  const drops = dropsOf(share, actions)
  for (let year = years.from; year < years.to; year += 1) {
    const [begin = 0, end = 0] = [begins[year], begins[year + 1]]
    const moves = new Float64Array(end - begin)
    for (let at = begin + 1; at < end; at += 1) {
      const day = days[at] ?? 0
      const news = chance(seed, share.key, 2 * day) < NEWS ? NEWS_MOVE : 1
      const move = daily * news * normal(seed, share.key, day) - (drops.get(at) ?? 0)
      moves[at - begin] = (moves[at - begin - 1] ?? 0) + move
    }
    const from = own[year] ?? 0
    const slope = ((own[year + 1] ?? 0) - from - (moves.at(-1) ?? 0)) / (end - begin)
    for (let at = begin; at < end; at += 1)
      prices[at - first] = common(share, course, at) + from + (moves[at - begin] ?? 0) + slope * (at - begin)
  }
  return prices
}

/** Everything but the company's own course. */
const common = ({ firstPrice, growth, behaves, sectorAt }: SampleShare, course: SampleCourse, at: number): number =>
  Math.log(firstPrice) +
  (growth * at) / YEARLY_DAYS +
  behaves.follows * (course.market[at] ?? 0) +
  SMALL_PART * (course.small[at] ?? 0) +
  (course.sectors[sectorAt]?.[at] ?? 0)

/** A company's own level at the begin of each year. */
function ownLevels(seed: number, { key, behaves }: SampleShare, years: number): number[] {
  const levels = [0]
  for (let year = 1; year <= years; year += 1)
    levels.push(REMAINS * (levels[year - 1] ?? 0) + behaves.own * normal(seed, key, 1000 + year))
  return levels
}

/** A price falls by its dividend. */
const dropsOf = ({ pays, money }: SampleShare, actions: readonly SampleAction[]): ReadonlyMap<number, number> =>
  new Map(actions.flatMap(({ at, kind }) => (kind === 'dividend' ? [[at, pays / money.payments]] : [])))

/** All splits, bonuses and dividends of a share, decided at the begin of each year by its price. */
export function sampleActions(seed: number, share: SampleShare, course: SampleCourse): SampleAction[] {
  const { begins, days } = course
  const { key, money, pays } = share
  const own = ownLevels(seed, share, begins.length)
  const actions: SampleAction[] = []
  let shares = 1
  for (let year = 0; year + 1 < begins.length; year += 1) {
    const [begin = 0, end = 0] = [begins[year], begins[year + 1]]
    const luck = (about: number) => chance(seed, key, 2000 + year * 20 + about)
    const placed = (part: number) => Math.min(end - 1, begin + 5 + Math.floor(part * (end - begin - 10)))
    const price = Math.exp(common(share, course, begin) + (own[year] ?? 0)) / shares
    const ratio = ratioFor(share, price, luck)
    const splitAt = placed(luck(1))
    const act = (at: number, kind: CorporateAction['kind'], value: number) =>
      actions.push({ at, day: days[at] ?? 0, kind, value: String(value) })
    for (let time = 0; time < money.payments && pays > 0; time += 1) {
      const at = placed((time + 0.3 + 0.4 * luck(10 + time)) / money.payments)
      const tick = money.tick / 10 ** money.decimals
      const ticks = Math.round((price * pays) / money.payments / (at >= splitAt ? ratio.value : 1) / tick)
      if (ticks > 0) act(at, 'dividend', Number((ticks * tick).toFixed(money.decimals)))
    }
    if (ratio.value !== 1) act(splitAt, ratio.kind, ratio.value)
    shares *= ratio.value
  }
  return actions.toSorted((a, b) => a.at - b.at)
}

function ratioFor(
  { money }: SampleShare,
  price: number,
  luck: (about: number) => number,
): { readonly kind: 'split' | 'bonus'; readonly value: number } {
  const [few, some, many] = money.splits
  if (price > money.dear && luck(2) < 0.6)
    return { kind: 'split', value: luck(3) < 0.4 ? few : luck(3) < 0.75 ? some : many }
  if (price < money.cheap && luck(2) < 0.6) return { kind: 'split', value: 0.1 }
  const isBonus = money.code === 'INR' && price > money.dear / 6 && luck(4) < 0.07
  return { kind: 'bonus', value: isBonus ? (luck(5) < 0.6 ? 2 : luck(5) < 0.85 ? 1.5 : 3) : 1 }
}
