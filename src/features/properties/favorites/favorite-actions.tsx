import { MOST_COMPARED } from '#domain/api/page-search.ts'
import { type FavoriteRow, nameOf } from '#domain/property/favorite-rows.ts'
import { Button } from '#ui/controls/button.tsx'
import { MoveButtons } from '#ui/controls/move-buttons.tsx'
import { beginning, focusBeside } from '#ui/controls/row-actions.tsx'
import { moveFavorite, removeFavorite } from './favorites-store.ts'

/** What can be done with a favourite, the same in cards and table. */
export type RowActions = {
  readonly uid: string
  /** The ends of the whole list in manual order; none if it cannot be reordered. */
  readonly ends: readonly [first: string, last: string] | null
  readonly compared: readonly string[]
  readonly onCompare: (id: string) => void
}

const FULL = `Up to ${MOST_COMPARED}`

type Props = RowActions & { readonly row: FavoriteRow; readonly within: 'li' | 'tr' }

export function FavoriteActions({ uid, ends, compared, onCompare, row, within }: Props) {
  const { projectId } = row.favorite
  const name = beginning(nameOf(row))
  const isCompared = compared.includes(projectId)
  const isFull = !isCompared && compared.length >= MOST_COMPARED
  return (
    <div className="favorite-acts">
      {row.card && (
        <label className="favorite-pick">
          <input
            type="checkbox"
            checked={isCompared}
            disabled={isFull}
            onChange={() => onCompare(projectId)}
            aria-label={`Compare ${name}${isFull ? `, ${FULL}` : ''}`}
          />
          Compare{isFull && <small>{FULL}</small>}
        </label>
      )}
      {ends && (
        <MoveButtons
          name={name}
          isFirst={ends[0] === projectId}
          isLast={ends[1] === projectId}
          onMove={(way) => void moveFavorite(uid, projectId, way)}
        />
      )}
      <Button
        className="button-plain button-small"
        aria-label={`Remove ${name}`}
        onClick={(event) => {
          // The second press of a double click would hit the next one.
          if (event.detail > 1) return
          focusBeside(event.currentTarget, within)
          void removeFavorite(uid, projectId)
        }}
      >
        Remove
      </Button>
    </div>
  )
}
