import { memo, useDeferredValue } from 'react'
import { MOST_COMPARED } from '#domain/search/instrument-query.ts'
import type { FoundCards, ListSearch, RowProps, SearchKind } from './search-kind.ts'
import { useFollowed } from './use-followed.ts'

type Props<Search extends ListSearch, Card, Found extends FoundCards<Card>> = {
  readonly kind: SearchKind<Search, Card, Found>
  readonly cards: readonly Card[]
  /** Comma-separated ids, as in the URL. */
  readonly compare: string | undefined
} & Pick<RowProps<Card>, 'onFollow' | 'onCompare'>

/** Rendered at once; the rest as a low-priority update. */
const IN_SIGHT = 6

function List<Search extends ListSearch, Card, Found extends FoundCards<Card>>({
  kind: { list, idOf, comparedIds, Row },
  cards,
  compare,
  onFollow,
  onCompare,
}: Props<Search, Card, Found>) {
  const followed = useFollowed(list)
  const compared = comparedIds(compare)
  const rows = [...cards.slice(0, IN_SIGHT), ...useDeferredValue(cards).slice(IN_SIGHT, cards.length)]
  if (!Row) return null
  return (
    <ul className="found-list">
      {rows.map((card, at) => (
        <Row
          // Keyed by position: updating rows is cheaper than replacing them on every key.
          key={places[at]}
          card={card}
          followed={followed.has(idOf(card))}
          compared={compared.includes(idOf(card))}
          canCompare={compared.length < MOST_COMPARED}
          onFollow={onFollow}
          onCompare={onCompare}
        />
      ))}
    </ul>
  )
}

const MOST_ROWS = 96
const places = Array.from({ length: MOST_ROWS }, (_, place) => place)

/** Memoised: renders on new results, not on every key. */
export const FoundList = memo(List) as typeof List
