import { type ReactNode, useState } from 'react'
import { sentenceOf } from '#domain/api/app-error.ts'
import { Button } from '#ui/controls/button.tsx'
import { Loading, SkeletonText } from '#ui/data/skeleton.tsx'
import { ErrorState } from '#ui/data/state.tsx'
import { Dialog } from '#ui/layers/dialog.tsx'

/** A time in UTC, so that everybody reads the same log. */
export const Moment = ({ at }: { at: string }) => <time dateTime={at}>{at.slice(0, 16).replace('T', ' ')} UTC</time>

type Asked<T> = { readonly data: T | undefined; readonly error: unknown; readonly refetch: () => unknown }

/** The data, a loading note, or the error. */
export function Answer<T>({ asked, children }: { asked: Asked<T>; children: (data: T) => ReactNode }) {
  if (asked.data !== undefined) return children(asked.data)
  if (!asked.error) {
    return (
      <Loading label="Loading">
        <SkeletonText lines={5} />
      </Loading>
    )
  }
  return (
    <ErrorState
      title="This could not be loaded"
      action={<Button onClick={() => void asked.refetch()}>Try again</Button>}
    >
      {sentenceOf(asked.error)}
    </ErrorState>
  )
}

type Paged = {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => Promise<unknown>
}

export function More({ asked, label }: { asked: Paged; label: string }) {
  if (!asked.hasNextPage) return null
  return (
    <p className="mt-4">
      <Button look="quiet" busy={asked.isFetchingNextPage} onClick={() => void asked.fetchNextPage()}>
        {label}
      </Button>
    </p>
  )
}

type ConfirmProps = {
  readonly label: string
  readonly title: string
  readonly children: ReactNode
  readonly disabled?: boolean
  readonly onConfirm: () => void
}

/** Asks before a destructive action. */
export function Confirm({ label, title, children, disabled = false, onConfirm }: ConfirmProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button-quiet button-small" disabled={disabled} onClick={() => setOpen(true)}>
        {label}
      </button>
      <Dialog title={title} open={open} onOpenChange={setOpen}>
        <p>{children}</p>
        <p className="mt-5 flex flex-wrap gap-3">
          <Button
            onClick={() => {
              setOpen(false)
              onConfirm()
            }}
          >
            {label}
          </Button>
          <Button look="quiet" onClick={() => setOpen(false)}>
            Cancel
          </Button>
        </p>
      </Dialog>
    </>
  )
}
