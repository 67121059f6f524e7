import { readMfapiList } from '#domain/amfi/mfapi-list.ts'
import { isTraded } from '#domain/amfi/scheme-category.ts'
import { type FundPack, schemeAt } from '#domain/funds/fund-pack.ts'
import { isActive } from '#domain/packs/instrument-pack.ts'
import type { Feed } from '../feeds/feed.ts'
import { FeedError } from '../feeds/feed-error.ts'
import { type FundMarket, rebuildFunds } from './fund-source.ts'
import type { LongName } from './fund-work.ts'

const LIMITS = { ms: 15_000, bytes: 8_000_000, types: /json/i }
const [PAGE, MOST_PAGES] = [1_000, 80]

/** Long names of schemes with an unknown plan or option. Fetched rarely, and only while there are such schemes. */
export function mfapiListFeed(address: string, funds: FundMarket): Feed {
  return {
    id: 'mfapi-list',
    everyMs: 7 * 24 * 3_600_000,
    async run({ db, fetch, end }) {
      const pack = funds.live()
      const wanted = pack ? unnamed(pack) : new Set<number>()
      const names: LongName[] = []
      let rows = 0
      for (let page = 0; wanted.size > 0 && page < MOST_PAGES && !end.aborted; page += 1) {
        const read = readMfapiList(await fetch(`${address}/mf?limit=${PAGE}&offset=${page * PAGE}`, LIMITS))
        if (!read) throw new FeedError('unknown-layout')
        names.push(...read.filter(({ code }) => wanted.has(code)))
        rows += read.length
        // The last page is not full; a source that knows no pages sends all at once.
        if (read.length !== PAGE) break
      }
      if (names.length > 0) await rebuildFunds(funds, db, names)
      // Before the market has come there is nothing to ask for.
      const againMs = pack ? {} : { againMs: 600_000 }
      return { rows, added: 0, changed: names.length, rejected: {}, dataDay: null, ...againMs }
    },
  }
}

function unnamed(pack: FundPack): Set<number> {
  const codes = new Set<number>()
  for (let at = 0; at < pack.count; at += 1) {
    const { code, plan, option, category, fund } = schemeAt(pack, at)
    if (isActive(pack, at) && (plan === 'unknown' || option === 'unknown') && !isTraded(category, fund)) codes.add(code)
  }
  return codes
}
