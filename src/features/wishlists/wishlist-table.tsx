import { useMemo } from 'react'
import { sinceAdded } from '#domain/wishlist/target.ts'
import type { Wish, WishlistKind } from '#domain/wishlist/wishlist.ts'
import { Button } from '#ui/controls/button.tsx'
import { MoveButtons } from '#ui/controls/move-buttons.tsx'
import { beginning, focusBeside } from '#ui/controls/row-actions.tsx'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { Change } from '#ui/data/number.tsx'
import { SkeletonText } from '#ui/data/skeleton.tsx'
import { useRowsInSight } from '#ui/data/use-rows-in-sight.ts'
import type { MarketPrices } from './use-prices.ts'
import { Added, Course, Latest, Named, Returns, Target } from './wish-cells.tsx'
import { once } from './wish-parts.tsx'
import { moveWish, removeWish } from './wishlist-store.ts'
import { wishlistWords } from './wishlist-words.ts'

type Props = {
  readonly kind: WishlistKind
  readonly uid: string
  readonly wishes: readonly Wish[]
  readonly market: MarketPrices
  /** Whether any price in the whole list is known. */
  readonly priced: boolean
  /** The filter text. */
  readonly words: string
  /** The whole list in manual order; empty when it cannot be reordered. */
  readonly movable: readonly Wish[]
  readonly onEdit: (wish: Wish) => void
}

const IN_SIGHT = 1

export function WishlistTable({ kind, uid, wishes, market, priced, words, movable, onEdit }: Props) {
  const rows = useRowsInSight(wishes, IN_SIGHT, words)
  const [first, last] = movable.length > 1 ? [movable[0], movable.at(-1)] : []
  const columns = useMemo(
    (): Column<Wish>[] => [
      { id: 'name', label: 'Name', cell: (wish) => <Named kind={kind} wish={wish} market={market} /> },
      { id: 'added', label: 'Added on', cell: (wish) => <Added wish={wish} /> },
      ...priceColumns(kind, priced, market),
      { id: 'target', label: 'Target', numeric: true, cell: (wish) => <Target wish={wish} market={market} /> },
      {
        id: 'actions',
        label: 'Actions',
        cell: (wish) => (
          <div className="wish-actions">
            {first && (
              <MoveButtons
                name={beginning(wish.name)}
                isFirst={wish === first}
                isLast={wish === last}
                onMove={(way) => void moveWish(kind, uid, wish.code, way)}
              />
            )}
            <a
              href={`/compare?of=${kind}:${encodeURIComponent(wish.code)}`}
              className="button-plain button-small"
              aria-label={`Compare ${beginning(wish.name)}`}
            >
              Compare
            </a>
            <Button
              className="button-plain button-small"
              aria-label={`Edit ${beginning(wish.name)}`}
              onClick={() => onEdit(wish)}
            >
              Edit
            </Button>
            <Button
              className="button-plain button-small"
              aria-label={`Remove ${beginning(wish.name)}`}
              onClick={once((button) => {
                focusBeside(button, 'tr')
                void removeWish(kind, uid, wish.code)
              })}
            >
              Remove
            </Button>
          </div>
        ),
      },
    ],
    [kind, uid, market, priced, first, last, onEdit],
  )
  return (
    <div className="wishlist-table">
      <DataTable
        caption={`The ${wishlistWords[kind].many} in your wishlist`}
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={({ code }) => code}
      />
    </div>
  )
}

/** Only if prices are known or loading: empty columns are left out. */
function priceColumns(kind: WishlistKind, known: boolean, market: MarketPrices): Column<Wish>[] {
  const priceOf = ({ code }: Wish) => market.prices.get(code)
  const coming = market.state === 'loading' && <SkeletonText lines={1} />
  const now: Column<Wish>[] = [
    { id: 'now', label: 'Latest', numeric: true, cell: (wish) => coming || <Latest wish={wish} market={market} /> },
    { id: 'day', label: 'Day', numeric: true, cell: (wish) => percentOf(priceOf(wish)?.change) },
    { id: 'since', label: 'Since added', numeric: true, cell: (wish) => percentOf(sinceAdded(wish, priceOf(wish))) },
    { id: 'year', label: 'One year', cell: (wish) => <Course heights={priceOf(wish)?.spark} /> },
    { id: 'returns', label: 'Returns', cell: (wish) => <Returns kind={kind} now={priceOf(wish)} /> },
  ]
  return known || coming ? now : []
}

const percentOf = (percent: number | null | undefined) => typeof percent === 'number' && <Change percent={percent} />
