import type { ReactNode } from 'react'
import { sentenceOf } from '#domain/api/app-error.ts'
import { Button } from '#ui/controls/button.tsx'
import { BranchPicture, PathPicture } from '#ui/data/pictures.tsx'
import { Loading, SkeletonBlock } from '#ui/data/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/data/state.tsx'

type NothingProps = {
  readonly many: string
  /** Some filter is set. */
  readonly filtered: boolean
  readonly hint: string
  /** Which filter to drop. */
  readonly drop: ReactNode
  readonly onUnfilter: () => void
  readonly onReset: () => void
}

export function NothingFound({ many, filtered, drop, hint, onUnfilter, onReset }: NothingProps) {
  return (
    <EmptyState
      picture={<PathPicture />}
      title={`No ${many} found`}
      action={
        <Button look="quiet" onClick={filtered ? onUnfilter : onReset}>
          {filtered ? 'Search without filters' : `Show all ${many}`}
        </Button>
      }
    >
      {filtered ? drop : hint}
    </EmptyState>
  )
}

type FailedProps = {
  readonly many: string
  readonly error: Error
  readonly busy: boolean
  readonly onRetry: () => void
  readonly onAskServer: (() => void) | undefined
}

export function SearchFailed({ many, error, busy, onRetry, onAskServer }: FailedProps) {
  return (
    <ErrorState
      picture={<BranchPicture />}
      title={`The ${many} could not be loaded`}
      action={
        <>
          <Button busy={busy} onClick={onRetry}>
            Try again
          </Button>
          {onAskServer && (
            <Button look="quiet" onClick={onAskServer}>
              Search on the server
            </Button>
          )}
        </>
      }
    >
      {sentenceOf(error)} Your wishlist and notes are safe.
      {onAskServer && ' Searching on the server sends your search to Banyan.'}
    </ErrorState>
  )
}

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8]

export const LoadingRows = ({ many }: { readonly many: string }) => (
  <Loading label={`Loading ${many}…`}>
    <div className="found-list">
      {PLACES.map((place) => (
        <SkeletonBlock key={place} className="found-coming" />
      ))}
    </div>
  </Loading>
)
