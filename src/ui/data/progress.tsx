import { useId } from 'react'
import { Button } from '#ui/controls/button.tsx'

type ProgressProps = {
  readonly label: string
  readonly done: number
  /** Omitted while unknown. */
  readonly total?: number
  readonly onCancel?: () => void
}

/** A progress bar in real steps, with a cancel button. */
export function Progress({ label, done, total, onCancel }: ProgressProps) {
  const id = useId()
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="flex justify-between gap-4">
        <span>{label}</span>
        {total !== undefined && (
          <span className="text-ink-2">
            {done} of {total}
          </span>
        )}
      </label>
      <progress id={id} className="progress" {...(total !== undefined && { value: done, max: total })} />
      {onCancel && (
        <p>
          <Button look="quiet" onClick={onCancel}>
            Cancel
          </Button>
        </p>
      )}
    </div>
  )
}
