import { useMemo } from 'react'
import { type FavoriteRow, sinceSaved } from '#domain/property/favorite-rows.ts'
import { localDay } from '#platform/browser/use-today.ts'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { dateLabel } from '#ui/data/day-label.ts'
import { Change, Money } from '#ui/data/number.tsx'
import { FavoriteActions, type RowActions } from './favorite-actions.tsx'
import { FavoriteMarks, FavoriteName } from './favorite-words.tsx'

type Props = RowActions & { readonly rows: readonly FavoriteRow[]; readonly known: boolean }

export function FavoriteTable({ rows, known, uid, ends, compared, onCompare }: Props) {
  const columns = useMemo(
    (): Column<FavoriteRow>[] => [
      {
        id: 'name',
        label: 'Name',
        cell: (row) => (
          <div>
            <FavoriteName row={row} />
            <p className="favorite-aside">
              {row.card && `${row.card.locality}, ${row.card.city} `}
              <FavoriteMarks row={row} known={known} />
            </p>
          </div>
        ),
      },
      {
        id: 'now',
        label: 'Price now',
        numeric: true,
        cell: ({ card }) => card && <Money value={card.price} currency={card.currency} short />,
      },
      {
        id: 'saved',
        label: 'When saved',
        numeric: true,
        cell: ({ favorite: { price, currency } }) =>
          price !== null && <Money value={price} currency={currency} short />,
      },
      { id: 'change', label: 'Change', numeric: true, cell: (row) => <Since percent={sinceSaved(row)} /> },
      { id: 'day', label: 'Saved on', cell: ({ favorite }) => dateLabel(localDay(new Date(favorite.createdAt))) },
      {
        id: 'actions',
        label: 'Actions',
        cell: (row) => (
          <FavoriteActions uid={uid} ends={ends} compared={compared} onCompare={onCompare} row={row} within="tr" />
        ),
      },
    ],
    [known, uid, ends, compared, onCompare],
  )
  return (
    <div className="favorite-table">
      <DataTable
        caption="Your favourite properties"
        captionHidden
        columns={columns}
        rows={rows}
        rowKey={({ favorite }) => favorite.projectId}
      />
    </div>
  )
}

const Since = ({ percent }: { readonly percent: number | null }) =>
  percent === null ? '—' : <Change percent={percent} digits={1} />
