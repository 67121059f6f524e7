import { memo, useDeferredValue } from 'react'
import type { FundCard } from '#domain/funds/found-funds.ts'
import { comparedCodes, fundPageSizes, MOST_COMPARED } from '#domain/funds/fund-query.ts'
import { FundRow } from './fund-row.tsx'
import { useFollowedCodes } from './use-followed.ts'

type Props = {
  readonly cards: readonly FundCard[]
  /** Comma-separated codes, as in the URL. */
  readonly compare: string | undefined
  readonly onFollow: (card: FundCard, followed: boolean) => void
  readonly onCompare: (code: number, compared: boolean) => void
}

/** Rendered at once; the rest as a low-priority update. */
const IN_SIGHT = 6
const places = Array.from({ length: Math.max(...fundPageSizes) }, (_, place) => place)

/** Memoised: renders on new results, not on every key. */
export const FundList = memo(function FundList({ cards, compare, onFollow, onCompare }: Props) {
  const followed = useFollowedCodes()
  const compared = comparedCodes(compare)
  const rows = [...cards.slice(0, IN_SIGHT), ...useDeferredValue(cards).slice(IN_SIGHT, cards.length)]
  return (
    <ul className="funds">
      {rows.map((card, at) => (
        <FundRow
          // Keyed by position: updating rows is cheaper than replacing them on every key.
          key={places[at]}
          card={card}
          followed={followed.has(String(card.code))}
          compared={compared.includes(card.code)}
          canCompare={compared.length < MOST_COMPARED}
          onFollow={onFollow}
          onCompare={onCompare}
        />
      ))}
    </ul>
  )
})
