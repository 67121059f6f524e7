import { AppError } from '#domain/api/app-error.ts'
import { api } from '#domain/api/contract.ts'
import { buildFundDetails, comparedFundOf, nearFundAt, otherPlanOf } from '#domain/funds/build-fund-details.ts'
import { placeOf } from '#domain/funds/fund-pack.ts'
import { planSearch } from '#domain/funds/fund-page-query.ts'
import { plannedIn } from '#domain/funds/fund-plan.ts'
import { fundQueryOf, fundSearch } from '#domain/funds/fund-query.ts'
import { nearCodes } from '#domain/funds/near-codes.ts'
import { toldBadPoint } from '#domain/measures/bad-point-json.ts'
import { riskFreeOf } from '#domain/measures/risk-free-rate.ts'
import type { Mount } from '../http/endpoint.ts'
import type { Histories } from '../market/histories.ts'
import type { Market } from '../open-market.ts'
import { cleanHistories } from './clean-histories.ts'
import { fundHistorySources } from './fund-histories.ts'

export function fundRoutes(mount: Mount, market: Market, histories: Histories) {
  const packNow = async () => {
    await market.ready
    const pack = market.funds.current()?.pack
    // The first import is still under way.
    if (!pack) throw new AppError('busy')
    return pack
  }
  const clean = cleanHistories(histories, packNow)
  /** A page asks for a fund's details and its plan at once: the history is read and cleaned for both. */
  const valuesOf = sharing(async (code: number) => {
    const found = await clean(code)
    if (!found) throw new AppError('not-found')
    const { origin, fetchedAt, bytes } = found.history
    const source = fundHistorySources[origin]
    return { history: { source, fetchedAt: fetchedAt?.toISOString() ?? null }, bytes, values: found.values }
  })
  const shareOf = (riskFree: string | undefined) => riskFreeOf(riskFree) / 100

  mount(api.fund, async ({ params, query }) => {
    const pack = await packNow()
    const code = Number(params.code)
    const at = placeOf(pack, code)
    const other = otherPlanOf(pack, at)
    const [{ history, values }, sibling] = await Promise.all([valuesOf(code), other && valuesOf(other)])
    const whole = history.source !== 'amfi' && sibling && sibling.history.source !== 'amfi'
    const beside = other && whole ? { code: other, series: sibling.values.series } : undefined
    return buildFundDetails(pack, at, history, values, beside, shareOf(query.riskFree))
  })

  mount(api.fundLine, async ({ params, query }) => {
    const pack = await packNow()
    const code = Number(params.code)
    const { history, values } = await valuesOf(code)
    return comparedFundOf(pack, placeOf(pack, code), history, values, shareOf(query.riskFree))
  })

  mount(api.fundPlan, async ({ params, query }) => {
    const { history, values } = await valuesOf(Number(params.code))
    // A plan buys on days that values a week apart do not know.
    if (history.source === 'amfi') return { outcome: null }
    const planned = plannedIn(values.series, planSearch(query))
    if (!planned.ok) throw new AppError('bad-request')
    return { outcome: planned.draft }
  })

  mount(api.nearFunds, async ({ params }) => {
    const pack = await packNow()
    return { near: nearCodes(pack, params.code).map((at) => nearFundAt(pack, at)) }
  })

  mount(api.fundHistory, async ({ params }) => {
    const code = Number(params.code)
    const { bytes, history, values } = await valuesOf(code)
    const badPoints = values.badPoints.map(toldBadPoint)
    return { code, ...history, bytes: Buffer.from(bytes).toString('base64'), badPoints }
  })

  mount(api.findFunds, async ({ query }) => {
    await market.ready
    const found = await market.funds.thread.find(fundQueryOf(fundSearch(query)))
    // The first import is still under way.
    if (!found) throw new AppError('busy')
    return found
  })
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
