import type { FavoriteRow } from '#domain/property/favorite-rows.ts'
import { FavoriteActions, type RowActions } from './favorite-actions.tsx'
import { FavoriteCover } from './favorite-cover.tsx'
import { FavoriteMarks, FavoriteName, PriceNow, Saved } from './favorite-words.tsx'

type Props = RowActions & { readonly rows: readonly FavoriteRow[]; readonly known: boolean }

export function FavoriteCards({ rows, known, ...actions }: Props) {
  return (
    <ul className="favorite-cards">
      {rows.map((row) => (
        <li key={row.favorite.projectId} className="favorite-card">
          {row.card?.sample && <FavoriteCover card={row.card} />}
          <h2 className="favorite-name">
            <FavoriteName row={row} />
          </h2>
          {row.card && (
            <p className="text-ink-2" dir="auto">
              {row.card.locality}, {row.card.city}
            </p>
          )}
          <p className="favorite-price">
            <PriceNow row={row} />
          </p>
          <p className="favorite-foot">
            <FavoriteMarks row={row} known={known} />
            <Saved row={row} />
          </p>
          <FavoriteActions {...actions} row={row} within="li" />
        </li>
      ))}
    </ul>
  )
}
