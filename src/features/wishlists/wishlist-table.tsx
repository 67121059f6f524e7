import type { Wish, WishlistKind } from '#domain/wishlist.ts'
import { nameOf } from '#domain/wishlist-form.ts'
import { isReached, leftOverSamples, sinceAdded, toTarget } from '#domain/wishlist-rules.ts'
import { AsOf } from '#ui/as-of.tsx'
import { Button } from '#ui/button.tsx'
import { type Column, DataTable } from '#ui/data-table.tsx'
import { dayLabel } from '#ui/day-label.ts'
import { formatSigned } from '#ui/format-number.ts'
import { MoveButtons } from '#ui/move-buttons.tsx'
import { Change, Money } from '#ui/number.tsx'
import { beginning, focusBeside, OfItem } from '#ui/row-actions.tsx'
import { SkeletonText } from '#ui/skeleton.tsx'
import { Sparkline } from '#ui/sparkline.tsx'
import { Day, once, WishName } from './small-parts.tsx'
import type { MarketPrices } from './use-prices.ts'
import { moveWish, removeWish } from './wishlist-store.ts'
import { wishlistWords } from './wishlist-words.ts'

type Props = {
  readonly kind: WishlistKind
  readonly uid: string
  readonly wishes: readonly Wish[]
  readonly market: MarketPrices
  /** In their own order, and all of them: only then can they be moved. */
  readonly movable: boolean
  readonly onEdit: (wish: Wish) => void
}

export function WishlistTable({ kind, uid, wishes, market, movable, onEdit }: Props) {
  const columns: Column<Wish>[] = [
    { id: 'name', label: 'Name', cell: (wish) => <Named kind={kind} wish={wish} market={market} /> },
    { id: 'code', label: wishlistWords[kind].code, cell: ({ code }) => code },
    { id: 'added', label: 'Added on', cell: ({ addedAt }) => <Day of={addedAt} /> },
    ...priceColumns(wishes, market),
    { id: 'target', label: 'Target', numeric: true, cell: (wish) => <Target wish={wish} market={market} /> },
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

/** Only where prices are known, or on their way: an empty column says nothing. */
function priceColumns(wishes: readonly Wish[], market: MarketPrices): Column<Wish>[] {
  const priceOf = ({ code }: Wish) => market.prices.get(code)
  const known = wishes.some((wish) => priceOf(wish))
  const coming = market.state === 'loading' && <SkeletonText lines={1} />
  const frozen: Column<Wish> = {
    id: 'price',
    label: 'Price when added',
    numeric: true,
    cell: ({ price, currency }) => price !== null && <Money value={price} currency={currency} />,
  }
  const now: Column<Wish>[] = [
    { id: 'now', label: 'Latest', numeric: true, cell: (wish) => coming || <Latest wish={wish} market={market} /> },
    { id: 'day', label: 'Day', numeric: true, cell: (wish) => percentOf(priceOf(wish)?.change) },
    { id: 'since', label: 'Since added', numeric: true, cell: (wish) => percentOf(sinceAdded(wish, priceOf(wish))) },
    { id: 'year', label: 'One year', cell: (wish) => <Course heights={priceOf(wish)?.spark} /> },
  ]
  return [...(wishes.some(({ price }) => price !== null) ? [frozen] : []), ...(known || coming ? now : [])]
}

function Latest({ wish: { code, currency }, market }: { readonly wish: Wish; readonly market: MarketPrices }) {
  const now = market.prices.get(code)
  if (!now) return null
  const { converted } = now
  return (
    <div>
      <p>
        <Money value={now.price} currency={currency} />
      </p>
      {converted && (
        <p className="wish-converted">
          <Money value={converted.amount} currency={converted.currency} personal /> by the rate of{' '}
          {dayLabel(Date.parse(converted.rateDate) / 1000)}
        </p>
      )}
      <AsOf date={now.date} origin={market.origin} />
    </div>
  )
}

const Course = ({ heights = [] }: { readonly heights?: readonly number[] | undefined }) =>
  heights.length > 1 && (
    <div className="wish-course">
      <Sparkline heights={heights} />
    </div>
  )

const percentOf = (percent: number | null | undefined) => typeof percent === 'number' && <Change percent={percent} />

function Target({ wish, market }: { readonly wish: Wish; readonly market: MarketPrices }) {
  if (wish.target === null) return null
  const now = market.prices.get(wish.code)
  const left = toTarget(wish, now)
  return (
    <div>
      <Money value={wish.target} currency={wish.currency} personal />
      {isReached(wish, now) && <span className="mark mark-reached">Reached</span>}
      {left !== null && <p className="wish-converted">{formatSigned(left, 1)} % to go</p>}
    </div>
  )
}

/** A name that nobody gave is the market's. */
function Named({
  kind,
  wish,
  market,
}: {
  readonly kind: WishlistKind
  readonly wish: Wish
  readonly market: MarketPrices
}) {
  const known = market.prices.get(wish.code)?.name
  const unnamed = wish.name === nameOf(kind, wish.code)
  return (
    <div>
      <WishName kind={kind} wish={unnamed && known ? { ...wish, name: known } : wish} />
      {leftOverSamples([wish], market.source).length > 0 && (
        <p>
          <span className="mark mark-sample">Sample, no longer updated</span>
        </p>
      )}
    </div>
  )
}

const Reason = ({ text }: { readonly text: string }) => (
  <p dir="auto" className="wish-reason">
    {text}
  </p>
)
