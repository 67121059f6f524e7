import { lateEntries, type ModuleGraph, type Share, sharesOf } from './import-graph.ts'

/** Modules that travel in one file. `first`: with what every page loads anyway. */
export type SharedFile = { readonly first: boolean; readonly modules: readonly string[] }

type File = {
  readonly first: boolean
  readonly shares: readonly Share[]
  readonly size: number
  /** The files that its modules import. */
  imports: ReadonlySet<File>
}
type Entry = {
  readonly weight: number
  /** Its own share among the shared ones. */
  readonly needs: readonly Share[]
  readonly size: number
}
type Join = { readonly a: File; readonly b: File; readonly cost: number }

/**
 * Which modules travel together, from the static imports alone. One file per set of entries would waste nothing, but
 * most are smaller than a request's headers: the two files whose join saves most become one, until none saves anything.
 * `request` is what a page may load in vain for one request less, in characters of source. The files that most entries
 * need come first.
 */
export function sharedFiles(
  graph: ModuleGraph,
  start: string,
  weightOf: (entry: string) => number,
  request: number,
): SharedFile[] {
  const late = lateEntries(graph)
  // What one entry needs travels with it.
  const shares = sharesOf(graph, start).filter(({ entries }) => entries.size > 1)
  const entries = [...late].map((entry): Entry => {
    const needs = shares.filter((share) => share.entries.has(entry))
    return { weight: weightOf(entry), needs, size: sizeOf(needs) }
  })
  const fileOf = new Map<Share, File>()
  const filesOf = (some: Iterable<Share>) => new Set([...some].flatMap((share) => fileOf.get(share) ?? []))
  const file = (first: boolean, some: readonly Share[]): File => ({
    first,
    shares: some,
    size: sizeOf(some),
    imports: new Set(),
  })
  const all = file(true, [])
  let files = [all, ...shares.map((share) => file(false, [share]))]
  /** The files that each entry loads, and those who load a file. */
  let loaded = new Map<Entry, ReadonlySet<File>>()
  let loaders = new Map<File, Set<Entry>>()

  const settle = () => {
    for (const each of files) for (const share of each.shares) fileOf.set(share, each)
    for (const each of files) each.imports = filesOf(each.shares.flatMap(({ needs }) => [...needs]))
    loaded = new Map(entries.map((entry) => [entry, loadedBy(entry, (one) => one)]))
    loaders = new Map(files.map((each) => [each, new Set(entries.filter((entry) => loaded.get(entry)?.has(each)))]))
  }
  const loadedBy = (entry: Entry, now: (one: File) => File) => {
    const found = new Set([now(files[0] ?? all)])
    for (const share of entry.needs) found.add(now(fileOf.get(share) ?? all))
    for (const one of found) for (const other of one.imports) found.add(now(other))
    return found
  }
  const costOf = ({ weight, size }: Entry, some: ReadonlySet<File>) => {
    let sum = 0
    for (const one of some) sum += one.size
    return weight * (some.size * request + sum - size)
  }
  const joined = (a: File, b: File): File => ({
    ...file(a.first || b.first, [...a.shares, ...b.shares]),
    imports: new Set([...a.imports, ...b.imports]),
  })
  const joinOf = (a: File, b: File): Join => {
    const join = joined(a, b)
    const now = (one: File) => (one === a || one === b ? join : one)
    let cost = 0
    for (const entry of new Set([...(loaders.get(a) ?? []), ...(loaders.get(b) ?? [])]))
      cost += costOf(entry, loadedBy(entry, now)) - costOf(entry, loaded.get(entry) ?? new Set())
    return { a, b, cost }
  }
  const meet = (a: File, b: File) => [...(loaders.get(a) ?? [])].some((entry) => loaders.get(b)?.has(entry))
  const joinsWith = (one: File, others: readonly File[]) =>
    others
      .filter((other) => meet(one, other))
      .map((other) => joinOf(one, other))
      .filter(({ cost }) => cost < 0)
  const allJoins = () => files.flatMap((one, at) => joinsWith(one, files.slice(at + 1)))

  settle()
  let joins = allJoins()
  let areFresh = true
  while (joins.length > 0) {
    const best = joins.reduce((least, join) => (join.cost < least.cost ? join : least))
    const now = joinOf(best.a, best.b)
    if (now.cost > best.cost) {
      // Other joins have made it dearer.
      joins = joins.filter((join) => join !== best)
      if (now.cost < 0) joins.push(now)
    } else {
      const join = joined(best.a, best.b)
      const others = files.filter((one) => one !== best.a && one !== best.b)
      // The first file stays the first of the list.
      files = join.first ? [join, ...others] : [...others, join]
      joins = joins.filter(({ a, b }) => others.includes(a) && others.includes(b))
      settle()
      joins.push(...joinsWith(join, others))
      areFresh = false
    }
    // What cost something may save something by now.
    if (joins.length === 0 && !areFresh) {
      joins = allJoins()
      areFresh = true
    }
  }

  const neededBy = ({ shares: some }: File) => new Set(some.flatMap((share) => [...share.entries])).size
  return files
    .sort((a, b) => neededBy(b) - neededBy(a))
    .map(({ first, shares: some }) => ({
      first,
      // An entry keeps a file of its own, which others may import.
      modules: some.flatMap(({ modules }) => modules).filter((id) => !late.has(id)),
    }))
}

const sizeOf = (shares: readonly Share[]) => shares.reduce((sum, { size }) => sum + size, 0)
