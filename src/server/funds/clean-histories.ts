import { isTraded } from '#domain/amfi/scheme-category.ts'
import { options } from '#domain/amfi/scheme-name.ts'
import { codeAt, type FundPack, placeOf, schemeAt } from '#domain/funds/fund-pack.ts'
import { type CleanHistory, cleaned, doubtedDays } from '#domain/measures/bad-points.ts'
import { lastAt, pointAt, type Series } from '#domain/measures/series.ts'
import { medianMove, type OthersMoved } from '#domain/measures/unit-change.ts'
import { seriesIn } from '#domain/packs/history-code.ts'
import { isActive } from '#domain/packs/instrument-pack.ts'
import type { Histories, History } from '../market/histories.ts'

const MOST_PEERS = 4

/** A scheme's history, cleaned once for all its figures. A doubtful day is compared with its category. */
export function cleanHistories(histories: Histories, packNow: () => Promise<FundPack>) {
  return async (code: number): Promise<{ history: History; values: CleanHistory } | undefined> => {
    const [history, pack] = await Promise.all([histories.of(String(code)), packNow()])
    if (!history) return undefined
    const published = seriesIn(history.bytes)
    const at = placeOf(pack, code)
    const { category, fund } = schemeAt(pack, Math.max(0, at))
    const traded = at >= 0 && isTraded(category, fund)
    const inDoubt = history.origin !== 'sample' && at >= 0 && doubtedDays(published).length > 0
    const others = inDoubt ? moved(await Promise.all(peersOf(pack, at).map(seriesOf))) : undefined
    return { history, values: cleaned(published, { traded, others }) }
  }

  async function seriesOf(code: number): Promise<Series> {
    const history = await histories.of(String(code)).catch(() => undefined)
    return seriesIn(history?.origin === 'source' ? history.bytes : new Uint8Array())
  }
}

/** The oldest active funds of its category that only grow, one scheme of each. */
function peersOf(pack: FundPack, scheme: number): number[] {
  const growth = options.indexOf('growth')
  const byFund = new Map<number, number>()
  for (let at = 0; at < pack.count && byFund.size < MOST_PEERS; at += 1) {
    const alike =
      pack.texts.category.of[at] === pack.texts.category.of[scheme] && pack.families[at] !== pack.families[scheme]
    const group = pack.families[at] ?? 0
    if (alike && pack.choices.option[at] === growth && isActive(pack, at) && !byFund.has(group)) byFund.set(group, at)
  }
  return [...byFund.values()].map((at) => codeAt(pack, at))
}

/** How several moved from one day to the next; those that have no value on either do not count. */
function moved(all: readonly Series[]): OthersMoved {
  return (from, to) => {
    const moves = all.map((series) => {
      const [start, end] = [pointAt(series, lastAt(series, from)), pointAt(series, lastAt(series, to))]
      return start?.day === from && end?.day === to ? Math.log(end.value / start.value) : Number.NaN
    })
    return medianMove(moves, to - from)
  }
}
