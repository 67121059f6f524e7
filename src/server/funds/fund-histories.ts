import type { FundHistory } from '#domain/funds/fund-history.ts'
import { placeOf, schemeAt } from '#domain/funds/fund-pack.ts'
import type { NavPoint } from '#domain/measures/dated-value.ts'
import { closesAlone } from '#domain/packs/price-history.ts'
import { isSampleCode } from '#domain/sample/sample-code.ts'
import { dayNow } from '../feeds/feed-day.ts'
import type { FeedParts } from '../feeds/run-feed.ts'
import { type Histories, type HistoryOrigin, openHistories } from '../market/histories.ts'
import type { Market } from '../open-market.ts'
import { navOn, readFundDay } from './fund-day.ts'
import { keptFundDays } from './fund-days.ts'
import { mfapiFeed } from './mfapi-feed.ts'

/** What the origin of a fund's history is called. */
export const fundHistorySources = {
  source: 'mfapi',
  days: 'amfi',
  sample: 'sample',
  none: 'none',
} as const satisfies Record<HistoryOrigin, FundHistory['source']>

/** Histories of funds: from mfapi, while that has none from AMFI's days. `address`: of mfapi, where it may be asked. */
export function openFundHistories(
  address: string | undefined,
  { ready, funds }: Pick<Market, 'ready' | 'funds'>,
  parts: Omit<FeedParts, 'end'>,
): Histories {
  return openHistories(
    {
      kind: 'fund',
      async known(id) {
        await ready
        const code = Number(id)
        if (isSampleCode(code)) {
          const sample = await funds.thread.sampleHistory(code, dayNow(parts.clock()))
          return sample && { sample }
        }
        const pack = funds.current()?.pack
        const at = pack ? placeOf(pack, code) : -1
        if (!pack || at < 0) return undefined
        const { nav, day } = schemeAt(pack, at)
        return { latest: nav !== null && day !== null ? { nav, day } : null }
      },
      feedOf: (id) => (address === undefined ? undefined : mfapiFeed(address, Number(id), funds)),
      async fromDays(id, latest, toldUntil) {
        // Weekly values behind daily ones would look like a gap.
        if (toldUntil !== undefined) return closesAlone([])
        const points: NavPoint[] = []
        for (const kept of await keptFundDays(parts.db, funds.current()?.pack.day ?? latest?.day ?? 0)) {
          const nav = navOn(await readFundDay(kept), Number(id))
          if (nav !== undefined) points.push({ day: kept.day, nav: String(nav) })
        }
        return closesAlone(points)
      },
    },
    parts,
  )
}
