import { sinceAdded } from '#domain/target.ts'
import type { Wish, WishlistKind } from '#domain/wishlist.ts'
import { Button } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { MoveButtons } from '#ui/move-buttons.tsx'
import { Change } from '#ui/number.tsx'
import { beginning, focusBeside, OfItem } from '#ui/row-actions.tsx'
import { SkeletonText } from '#ui/skeleton.tsx'
import { once } from './small-parts.tsx'
import type { MarketPrices } from './use-prices.ts'
import { Added, Course, Latest, Named, Returns, Target } from './wish-cells.tsx'
import { moveWish, removeWish } from './wishlist-store.ts'
import { wishlistWords } from './wishlist-words.ts'

type Props = {
  readonly kind: WishlistKind
  readonly uid: string
  readonly wishes: readonly Wish[]
  readonly market: MarketPrices
  /** So many of them, the first ones. */
  readonly shown: number
  /** In their own order, and all of them: only then can they be moved. */
  readonly movable: boolean
  readonly onEdit: (wish: Wish) => void
}

export function WishlistTable({ kind, uid, wishes, market, shown, movable, onEdit }: Props) {
  const columns: Column<Wish>[] = [
    { id: 'name', label: 'Name', cell: (wish) => <Named kind={kind} wish={wish} market={market} /> },
    { id: 'added', label: 'Added on', cell: (wish) => <Added wish={wish} /> },
    ...priceColumns(wishes, market),
    { id: 'target', label: 'Target', numeric: true, cell: (wish) => <Target wish={wish} market={market} /> },
    {
      id: 'actions',
      label: 'Actions',
      cell: (wish) => (
        <div className="wish-actions">
          {movable && wishes.length > 1 && (
            <MoveButtons
              name={beginning(wish.name)}
              isFirst={wish === wishes[0]}
              isLast={wish === wishes.at(-1)}
              onMove={(way) => void moveWish(kind, uid, wish.code, way)}
            />
          )}
          <Button className="button-plain button-small" onClick={() => onEdit(wish)}>
            Edit
            <OfItem name={wish.name} />
          </Button>
          <Button
            className="button-plain button-small"
            onClick={once((button) => {
              focusBeside(button, 'tr')
              void removeWish(kind, uid, wish.code)
            })}
          >
            Remove
            <OfItem name={wish.name} />
          </Button>
        </div>
      ),
    },
  ]
  return (
    <div className="wishlist-table">
      <DataTable
        caption={`The ${wishlistWords[kind].many} in your wishlist`}
        captionHidden
        columns={columns}
        rows={wishes.slice(0, shown)}
        rowKey={({ code }) => code}
      />
    </div>
  )
}

/** Only where prices are known, or on their way: an empty column says nothing. */
function priceColumns(wishes: readonly Wish[], market: MarketPrices): Column<Wish>[] {
  const priceOf = ({ code }: Wish) => market.prices.get(code)
  const known = wishes.some((wish) => priceOf(wish))
  const coming = market.state === 'loading' && <SkeletonText lines={1} />
  const now: Column<Wish>[] = [
    { id: 'now', label: 'Latest', numeric: true, cell: (wish) => coming || <Latest wish={wish} market={market} /> },
    { id: 'day', label: 'Day', numeric: true, cell: (wish) => percentOf(priceOf(wish)?.change) },
    { id: 'since', label: 'Since added', numeric: true, cell: (wish) => percentOf(sinceAdded(wish, priceOf(wish))) },
    { id: 'year', label: 'One year', cell: (wish) => <Course heights={priceOf(wish)?.spark} /> },
    { id: 'returns', label: 'Returns', cell: (wish) => <Returns now={priceOf(wish)} /> },
  ]
  return known || coming ? now : []
}

const percentOf = (percent: number | null | undefined) => typeof percent === 'number' && <Change percent={percent} />
