import { Link } from '@tanstack/react-router'
import { addressPatterns } from '#domain/api/address.ts'
import { type FavoriteRow, type FavoriteState, nameOf, sinceSaved, stateOf } from '#domain/property/favorite-rows.ts'
import { localDay } from '#platform/browser/use-today.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { Change, Money } from '#ui/data/number.tsx'

type Props = { readonly row: FavoriteRow }

export const countOf = (count: number) => (count === 1 ? '1 property' : `${count} properties`)

/** Links to the page of the listing, if its id is valid in a URL. */
export function FavoriteName({ row }: Props) {
  const { projectId } = row.favorite
  const text = (
    <span dir="auto" className="favorite-title">
      {nameOf(row)}
    </span>
  )
  return addressPatterns.id.test(projectId) ? (
    // No preload on hover: it would tell the server what somebody saved.
    <Link to="/real-estate/$id" params={{ id: projectId }} preload={false} className="text-link">
      {text}
    </Link>
  ) : (
    text
  )
}

const marks: Readonly<Record<Exclude<FavoriteState, 'live'>, string>> = {
  sold: 'Sold or rented',
  withdrawn: 'Withdrawn',
  unlisted: 'No longer listed',
}

/** What became of it, if it is not for sale any more; nothing while that is not known. */
export function FavoriteMarks({ row, known }: Props & { readonly known: boolean }) {
  const state = stateOf(row)
  return (
    <>
      {known && state !== 'live' && <span className="mark">{marks[state]}</span>}
      {row.card?.sample && <span className="mark mark-sample">Sample</span>}
    </>
  )
}

/** The price of now with its change, else the price when saved. */
export function PriceNow({ row }: Props) {
  const { favorite, card } = row
  const change = sinceSaved(row)
  if (!card)
    return favorite.price === null ? null : (
      <>
        <Money value={favorite.price} currency={favorite.currency} short />{' '}
        <span className="text-ink-2">when saved</span>
      </>
    )
  return (
    <>
      <Money value={card.price} currency={card.currency} short />
      {card.purpose === 'rent' && <span className="text-ink-2"> a month</span>}{' '}
      {change !== null && Math.abs(change) >= 0.05 && <Change percent={change} digits={1} />}
    </>
  )
}

export function Saved({ row: { favorite, card } }: Props) {
  return (
    <span className="text-ink-2">
      Saved on <time dateTime={favorite.createdAt}>{dateLabel(localDay(new Date(favorite.createdAt)))}</time>
      {card && favorite.price !== null && (
        <>
          {' '}
          at <Money value={favorite.price} currency={favorite.currency} short />
        </>
      )}
    </span>
  )
}
