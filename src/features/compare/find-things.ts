import type { ComparedRef } from '#domain/compare/compare-query.ts'
import { listingQueryOf } from '#domain/property/listing-query.ts'
import { itemsNow } from '#platform/kept/kept-lists.ts'
import { findAnyKind } from '#platform/market/any-kind.ts'
import { findInMarket } from '#platform/market/market-client.ts'

export type FoundThing = ComparedRef & { readonly name: string }

const EACH = 4

/** The person's goals first, then the best matches of each kind. Without listings the rest is still found. */
export async function findThings(words: string, uid: string | undefined, signal: AbortSignal): Promise<FoundThing[]> {
  const wanted = words.toLowerCase()
  const goals = (uid === undefined ? [] : itemsNow('financialGoals', uid))
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .map(({ id, name }) => ({ kind: 'goal' as const, id, name }))
  const [instruments, listings] = await Promise.all([
    findAnyKind(words, EACH, signal),
    findInMarket('property', listingQueryOf({ q: words }), signal).catch(() => ({ cards: [] })),
  ])
  const homes = listings.cards.slice(0, EACH).map(({ id, title }) => ({ kind: 'property' as const, id, name: title }))
  return [...goals.slice(0, EACH), ...instruments, ...homes]
}
