/** A module as the bundler knows it before it splits: what it imports, at once or later, and how much code it has. */
export type ModuleNode = {
  readonly imports: readonly string[]
  readonly lateImports: readonly string[]
  readonly size: number
}
export type ModuleGraph = ReadonlyMap<string, ModuleNode>

/** Modules that the same late entries need: pages, and what is imported when somebody reaches for it. */
export type Share = {
  readonly entries: ReadonlySet<string>
  readonly modules: readonly string[]
  readonly size: number
  /** The shares that its modules import, directly or not, and itself. */
  readonly needs: ReadonlySet<Share>
}

/** Every module that `start` imports at once, directly or not, and itself. */
export function staticImports(graph: ModuleGraph, start: string): ReadonlySet<string> {
  const found = new Set([start])
  for (const id of found) for (const next of graph.get(id)?.imports ?? []) found.add(next)
  return found
}

export const lateEntries = (graph: ModuleGraph): ReadonlySet<string> =>
  new Set([...graph.values()].flatMap(({ lateImports }) => lateImports))

/** Of all modules that are not there from the start, who needs them. */
export function sharesOf(graph: ModuleGraph, start: string): Share[] {
  const first = staticImports(graph, start)
  const neededBy = new Map<string, Set<string>>()
  for (const entry of lateEntries(graph))
    for (const id of staticImports(graph, entry))
      if (!first.has(id)) neededBy.set(id, (neededBy.get(id) ?? new Set()).add(entry))

  const byEntries = Map.groupBy(neededBy.keys(), (id) => [...(neededBy.get(id) ?? [])].sort().join('\n'))
  const shareOf = new Map<string, Share>()
  const shares = [...byEntries.values()].map((modules) => {
    const size = modules.reduce((sum, id) => sum + (graph.get(id)?.size ?? 0), 0)
    const needs = new Set<Share>()
    const share = { entries: neededBy.get(modules[0] ?? '') ?? new Set<string>(), modules, size, needs }
    for (const id of modules) shareOf.set(id, share)
    return share
  })
  for (const { modules, needs } of shares)
    for (const id of modules.flatMap((one) => [...staticImports(graph, one)])) {
      const share = shareOf.get(id)
      if (share) needs.add(share)
    }
  return shares
}
