import type { Wish, WishlistKind } from '#domain/wishlist.ts'
import { isReached, type Prices, sinceAdded } from '#domain/wishlist-rules.ts'
import { AsOf } from '#ui/as-of.tsx'
import { Button } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { MoveButtons } from '#ui/move-buttons.tsx'
import { Change, Money } from '#ui/number.tsx'
import { beginning, focusBeside, OfItem } from '#ui/row-actions.tsx'
import { Day, once, WishName } from './small-parts.tsx'
import { moveWish, removeWish } from './wishlist-store.ts'
import { wishlistWords } from './wishlist-words.ts'

type Props = {
  readonly kind: WishlistKind
  readonly uid: string
  readonly wishes: readonly Wish[]
  readonly prices: Prices
  /** In their own order, and all of them: only then can they be moved. */
  readonly movable: boolean
  readonly onEdit: (wish: Wish) => void
}

export function WishlistTable({ kind, uid, wishes, prices, movable, onEdit }: Props) {
  const columns: Column<Wish>[] = [
    { id: 'name', label: 'Name', cell: (wish) => <WishName kind={kind} wish={wish} /> },
    { id: 'code', label: wishlistWords[kind].code, cell: ({ code }) => code },
    { id: 'added', label: 'Added on', cell: ({ addedAt }) => <Day of={addedAt} /> },
    ...priceColumns(wishes, prices),
    { id: 'target', label: 'Target', numeric: true, cell: (wish) => targetOf(wish, prices) },
    { id: 'reason', label: 'Reason', cell: ({ reason }) => reason && <Reason text={reason} /> },
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
        caption={`The ${wishlistWords[kind].many} you follow`}
        captionHidden
        columns={columns}
        rows={wishes}
        rowKey={({ code }) => code}
      />
    </div>
  )
}

/** Only where prices are known: an empty column says nothing. */
function priceColumns(wishes: readonly Wish[], prices: Prices): Column<Wish>[] {
  const priceOf = ({ code }: Wish) => prices.get(code)
  const frozen: Column<Wish> = {
    id: 'price',
    label: 'Price when added',
    numeric: true,
    cell: ({ price, currency }) => price !== null && <Money value={price} currency={currency} />,
  }
  const now: Column<Wish>[] = [
    { id: 'now', label: 'Latest', numeric: true, cell: (wish) => latestOf(wish, prices) },
    { id: 'day', label: 'Day', numeric: true, cell: (wish) => percentOf(priceOf(wish)?.change) },
    { id: 'since', label: 'Since added', numeric: true, cell: (wish) => percentOf(sinceAdded(wish, priceOf(wish))) },
  ]
  return [
    ...(wishes.some(({ price }) => price !== null) ? [frozen] : []),
    ...(wishes.some((wish) => priceOf(wish)) ? now : []),
  ]
}

function latestOf({ code, currency }: Wish, prices: Prices) {
  const now = prices.get(code)
  return (
    now && (
      <>
        <Money value={now.price} currency={currency} /> <AsOf date={now.date} origin="cached" />
      </>
    )
  )
}

const percentOf = (percent: number | null | undefined) => typeof percent === 'number' && <Change percent={percent} />

function targetOf(wish: Wish, prices: Prices) {
  if (wish.target === null) return null
  return (
    <>
      <Money value={wish.target} currency={wish.currency} personal />
      {isReached(wish, prices.get(wish.code)) && <span className="mark">Reached</span>}
    </>
  )
}

const Reason = ({ text }: { readonly text: string }) => (
  <p dir="auto" className="wish-reason">
    {text}
  </p>
)
