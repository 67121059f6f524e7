import { cities } from '#domain/kept/cities.ts'
import type { FollowedSubject } from './followed-subject.ts'
import { itemsIn, type StoredLists } from './stored-lists.ts'

/** What a person follows: both wishlists, the cities of favourite properties, goals. */
export function subjectsIn({ funds, stocks, favorites, goals }: StoredLists): readonly FollowedSubject[] {
  return [
    ...itemsIn(stocks).flatMap((item) => subjectOf('stock', item.symbol, item.name)),
    ...itemsIn(funds).flatMap((item) => subjectOf('fund', item.schemeCode, item.name)),
    ...[...new Set(itemsIn(favorites).flatMap(citiesOf))].map((name) => ({ kind: 'city' as const, id: name, name })),
    ...itemsIn(goals).flatMap((item) => subjectOf('goal', item.id, item.name)),
  ]
}

const subjectOf = (kind: FollowedSubject['kind'], id: unknown, name: unknown): FollowedSubject[] =>
  typeof id === 'string' && typeof name === 'string' && name !== '' ? [{ kind, id, name }] : []

/** A favourite has the city in its name, if anywhere: “3 BHK in Indiranagar, Bengaluru”. */
function citiesOf({ name, city }: Readonly<Record<string, unknown>>): string[] {
  if (typeof city === 'string' && city !== '') return [city]
  if (typeof name !== 'string') return []
  const words = ` ${name.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `.toLowerCase()
  return cities.flatMap((one) => (words.includes(` ${one.name.toLowerCase()} `) ? [one.name] : []))
}
