import type { Texts } from '#domain/packs/pack-columns.ts'
import type { Families } from './families.ts'
import type { SearchResult } from './search.ts'

/** Largest first, then by name. */
export function bySizeThenName(sizes: Float64Array, byName: Uint32Array): Uint32Array {
  return byName.slice().sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0))
}

export function familiesByName(names: Texts, { starts, members }: Families): Uint32Array {
  const own = Array.from({ length: starts.length - 1 }, (_, family) => {
    const member = members[starts[family] ?? 0] ?? 0
    return (names.all[names.of[member] ?? 0] ?? '').toLowerCase()
  })
  return Uint32Array.from(own, (_, family) => family).sort((a, b) => ((own[a] ?? '') < (own[b] ?? '') ? -1 : 1))
}

export function firstOf(order: Uint32Array, shown: Int32Array, most: number): number[] {
  const families: number[] = []
  for (let at = 0; at < order.length && families.length < most; at += 1) {
    const family = order[at] ?? 0
    if (shown[family] !== -1) families.push(family)
  }
  return families
}

/** A family ranks where its best member ranks. */
export function byRelevance(
  found: SearchResult,
  familyOf: (document: number) => number,
  bySize: Uint32Array,
  shown: Int32Array,
  most: number,
): number[] {
  const families = new Set<number>()
  const add = (documents: readonly number[]) => {
    for (const document of documents) {
      if (families.size === most) return
      // A filtered search may include a misspelt match that the full one does not.
      if (shown[familyOf(document)] !== -1) families.add(familyOf(document))
    }
  }
  add(found.documents)
  if (families.size < most && found.total > found.documents.length) add(found.all())
  // Then near matches among active ones.
  const near = firstOf(bySize, shown, families.size < most ? bySize.length : 0)
  return [...new Set([...families, ...near])].slice(0, most)
}
