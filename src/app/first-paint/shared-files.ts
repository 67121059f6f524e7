import { lateEntries, type ModuleGraph, type Share, sharesOf } from './import-graph.ts'

/** In characters of source. */
export type Worth = {
  /** What all pages together may load in vain, for one request less on one page. */
  readonly request: number
  /** What one page may load in vain with one file. */
  readonly most: number
  /** The same for something on a page: most of it has come with the page. */
  readonly mostLate: number
}

/** Modules that travel in one file. `first`: with what every page loads anyway. */
export type SharedFile = { readonly first: boolean; readonly modules: readonly string[] }

type Draft = {
  readonly first: boolean
  readonly entries: ReadonlySet<string>
  readonly needs: ReadonlySet<Share>
  readonly shares: readonly Share[]
  /** What its entries load in vain. */
  readonly waste: number
}

/** A page is opened more often than something on it that is fetched when somebody reaches for it. */
const LATE_WEIGHT = 0.1

/**
 * Which modules travel together, from the static imports alone. One file per set of entries would waste nothing,
 * but most are smaller than a request's headers: the two files that save most are joined, until nothing is worth it.
 * The files that most entries need come first.
 */
export function sharedFiles(
  graph: ModuleGraph,
  start: string,
  isPage: (entry: string) => boolean,
  worth: Worth,
): SharedFile[] {
  const entries = lateEntries(graph)
  const weights = new Map([...entries].map((entry) => [entry, isPage(entry) ? 1 : LATE_WEIGHT]))
  const weightOf = (entry: string) => weights.get(entry) ?? 0
  const wasteOf = (some: ReadonlySet<string>, needs: ReadonlySet<Share>) => {
    let waste = 0
    for (const entry of some) {
      let own = 0
      for (const share of needs) if (!share.entries.has(entry)) own += share.size
      if (own > (isPage(entry) ? worth.most : worth.mostLate)) return Number.POSITIVE_INFINITY
      waste += own * weightOf(entry)
    }
    return waste
  }
  const savedBy = (a: Draft, b: Draft) => {
    let requests = 0
    for (const entry of a.entries) if (b.entries.has(entry)) requests += weightOf(entry)
    return requests * worth.request
  }
  const joined = (a: Draft, b: Draft): Draft => {
    const all = { entries: new Set([...a.entries, ...b.entries]), needs: new Set([...a.needs, ...b.needs]) }
    const waste = wasteOf(all.entries, all.needs)
    return { ...all, waste, first: a.first || b.first, shares: [...a.shares, ...b.shares] }
  }

  let drafts: Draft[] = [{ first: true, entries, needs: new Set(), shares: [], waste: 0 }]
  // What one entry needs travels with it.
  for (const share of sharesOf(graph, start))
    if (share.entries.size > 1)
      drafts.push({ first: false, entries: share.entries, needs: share.needs, shares: [share], waste: 0 })

  const stepOf = (a: Draft, b: Draft) => {
    const draft = joined(a, b)
    return { a, b, draft, gain: savedBy(a, b) - (draft.waste - a.waste - b.waste) }
  }
  let steps = drafts.flatMap((a, at) => drafts.slice(at + 1).map((b) => stepOf(a, b)))
  for (;;) {
    steps = steps.filter(({ gain }) => gain > 0)
    const [first, ...rest] = steps
    if (!first) break
    const best = rest.reduce((most, step) => (step.gain > most.gain ? step : most), first)
    drafts = drafts.filter((draft) => draft !== best.a && draft !== best.b)
    steps = steps.filter(({ a, b }) => drafts.includes(a) && drafts.includes(b))
    steps.push(...drafts.map((draft) => stepOf(draft, best.draft)))
    drafts.push(best.draft)
  }
  return drafts
    .sort((a, b) => b.entries.size - a.entries.size)
    .map(({ first, shares }) => ({
      first,
      // An entry keeps a file of its own, which others may import.
      modules: shares.flatMap(({ modules }) => modules).filter((id) => !entries.has(id)),
    }))
}
