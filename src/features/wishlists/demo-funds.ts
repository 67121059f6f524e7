import { demo } from '#catalogue/demo.ts'
import { fundsApi } from '#domain/api/funds-contract.ts'
import { schemeTitle } from '#domain/funds/fund-labels.ts'
import { type FundSearch, fundQueryOf } from '#domain/funds/fund-query.ts'
import { add, type KeptList, remove } from '#domain/kept/kept-list.ts'
import { seriesIn } from '#domain/packs/history-code.ts'
import { DAY_MS } from '#domain/time/freshness.ts'
import { type DemoFund, demoWishes } from '#domain/wishlist/demo-wishes.ts'
import type { FundItem } from '#domain/wishlist/wishlist.ts'
import { createApiClient } from '#platform/api/api-client.ts'
import { openKept } from '#platform/kept/kept.ts'
import { listKinds } from '#platform/kept/list-kinds.ts'
import { findInMarket } from '#platform/market/market-client.ts'

const client = createApiClient((path, init) => fetch(path, init))
/** One fund per asset class. */
const assets = ['index', 'equity', 'hybrid', 'debt'] as const satisfies readonly FundSearch['asset'][]

let running: Promise<void> | undefined

/** Replaces the demo's funds with funds of the loaded market at their own prices. Edited lists are left alone. */
export function loadDemoFunds(): Promise<void> {
  running ??= replaceDemoFunds().finally(() => {
    running = undefined
  })
  return running
}

async function replaceDemoFunds(): Promise<void> {
  const kept = openKept(listKinds.fundWishlist, demo.uid)
  if (!isUntouched(kept.read())) return
  const found = await Promise.all(assets.map((asset) => fundOf(asset).catch(() => undefined)))
  const now = new Date()
  const wishes = demoWishes(
    found.filter((fund) => fund !== undefined),
    Math.floor(now.getTime() / DAY_MS),
  )
  if (wishes.length > 0) await kept.update((list) => (isUntouched(list) ? withWishes(list, wishes, now) : list))
}

/** Still the shipped list. */
const isUntouched = (list: KeptList<FundItem>) =>
  list.length > 0 && list.every(({ rev, at }) => rev === 1 && at === demo.creationTime)

function withWishes(list: KeptList<FundItem>, wishes: readonly FundItem[], now: Date): KeptList<FundItem> {
  const at = now.toISOString()
  const empty = list.reduce((left, { id }) => remove(left, id, at), list)
  return wishes.reduce((all, wish) => add(all, wish.schemeCode, wish, 'last', at), empty)
}

/** The first of its class with a year of history. The demo's list is not personal, so its history may be requested. */
async function fundOf(asset: (typeof assets)[number]): Promise<DemoFund | undefined> {
  const query = fundQueryOf({ asset, plan: 'direct', option: 'growth' })
  const { cards } = await findInMarket('fund', query, new AbortController().signal)
  const card = cards.find(({ return1y }) => return1y !== null) ?? cards[0]
  if (!card) return undefined
  const { bytes } = await client.call(fundsApi.fundHistory, undefined, { params: { code: String(card.code) } })
  const series = seriesIn(Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)))
  return { code: card.code, name: schemeTitle(card), series }
}
