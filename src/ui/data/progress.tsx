import { useId } from 'react'
import { Button } from '#ui/controls/button.tsx'

type ProgressProps = {
  readonly label: string
  readonly done: number
  /** Left out while it is not known. */
  readonly total?: number
  readonly onCancel?: () => void
}

/** Long work: how far it is, in real steps, and a way to stop it. */
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
