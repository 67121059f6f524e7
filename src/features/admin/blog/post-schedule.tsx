import { useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { TextField } from '#ui/controls/field.tsx'

type Props = { readonly busy: boolean; readonly onSchedule: (publishAt: string) => void }

/** When the post appears by itself. */
export function PostSchedule({ busy, onSchedule }: Props) {
  const [when, setWhen] = useState('')
  const [error, setError] = useState<string>()
  const schedule = () => {
    const moment = Date.parse(when)
    if (moment > Date.now()) return onSchedule(new Date(moment).toISOString())
    setError('Choose a time in the future, or use Publish now.')
  }
  return (
    <div className="post-editor-acts">
      <TextField
        label="Publish at (your local time)"
        type="datetime-local"
        step={1}
        value={when}
        error={error}
        onChange={({ target }) => {
          setWhen(target.value)
          setError(undefined)
        }}
      />
      <Button look="quiet" busy={busy} disabled={Number.isNaN(Date.parse(when))} onClick={schedule}>
        Schedule
      </Button>
    </div>
  )
}
