import { type FeedId, feeds } from '#catalogue/feeds.ts'
import { AppError } from '#domain/app-error.ts'
import { api } from '#domain/contract.ts'
import { planSearch, riskFreeOf } from '#domain/fund-page-query.ts'
import { plannedIn } from '#domain/fund-plan.ts'
import { fundQueryOf, fundSearch } from '#domain/fund-query.ts'
import { seriesIn } from '#domain/history-code.ts'
import { nearCodes } from '#domain/near-codes.ts'
import { placeOf } from '#domain/pack.ts'
import { comparedFundOf, nearFundAt, otherPlanOf, sheetOf } from '#domain/sheet-of.ts'
import { feedStatuses } from '../feeds/feed-collection.ts'
import type { Mount } from '../http/endpoint.ts'
import type { Histories } from './histories.ts'
import type { Market } from './market.ts'

export function fundRoutes(mount: Mount, market: Market, histories: Histories) {
  const historyOf = async (code: number) => {
    const history = await histories.of(code)
    if (!history) throw new AppError('not-found')
    return { ...history, fetchedAt: history.fetchedAt?.toISOString() ?? null }
  }
  /** A page asks for a fund's sheet and its plan at once: the history is read and cleaned for both. */
  const seriesOf = sharing(async (code: number) => {
    const { bytes, ...history } = await historyOf(code)
    return { history, series: seriesIn(bytes) }
  })
  const packNow = async () => {
    await market.ready
    const pack = market.funds()?.pack
    // The first import is still under way.
    if (!pack) throw new AppError('busy')
    return pack
  }
  const shareOf = (riskFree: string | undefined) => riskFreeOf(riskFree) / 100

  mount(api.fund, async ({ params, query }) => {
    const pack = await packNow()
    const code = Number(params.code)
    const at = placeOf(pack, code)
    const other = otherPlanOf(pack, at)
    const [{ history, series }, sibling] = await Promise.all([seriesOf(code), other && seriesOf(other)])
    const beside = other && sibling ? { code: other, series: sibling.series } : undefined
    return sheetOf(pack, at, history, series, beside, shareOf(query.riskFree))
  })

  mount(api.fundLine, async ({ params, query }) => {
    const pack = await packNow()
    const code = Number(params.code)
    const { series } = await seriesOf(code)
    return comparedFundOf(pack, placeOf(pack, code), series, shareOf(query.riskFree))
  })

  mount(api.fundPlan, async ({ params, query }) => {
    const { series } = await seriesOf(Number(params.code))
    const planned = plannedIn(series, planSearch(query))
    if (!planned.ok) throw new AppError('bad-request')
    return { outcome: planned.draft }
  })

  mount(api.nearFunds, async ({ params }) => {
    const pack = await packNow()
    return { near: nearCodes(pack, params.code).map((at) => nearFundAt(pack, at)) }
  })

  mount(api.fundHistory, async ({ params }) => {
    const code = Number(params.code)
    const { bytes, ...history } = await historyOf(code)
    return { code, ...history, bytes: Buffer.from(bytes).toString('base64') }
  })

  mount(api.findFunds, async ({ query }) => {
    await market.ready
    const found = await market.thread.find(fundQueryOf(fundSearch(query)))
    // The first import is still under way.
    if (!found) throw new AppError('busy')
    return found
  })

  mount(api.packs, async () => {
    await market.ready
    return market.answer()
  })

  mount(api.feeds, async ({ db }) => ({
    source: market.funds()?.source ?? null,
    feeds: await feedStatuses(db, Object.keys(feeds) as FeedId[]),
  }))
}

/** Whoever asks for the same while it is under way gets the same. */
function sharing<T>(make: (code: number) => Promise<T>): (code: number) => Promise<T> {
  const underWay = new Map<number, Promise<T>>()
  return (code) => {
    const made = underWay.get(code) ?? make(code).finally(() => underWay.delete(code))
    underWay.set(code, made)
    return made
  }
}
