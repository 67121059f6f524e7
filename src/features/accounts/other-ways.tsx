import { useState } from 'react'
import { ownAuthLabels } from '#catalogue/account-labels.ts'
import { authLabels } from '#catalogue/labels.ts'
import { Button } from '#ui/controls/button.tsx'

type OtherWaysProps = {
  readonly google: boolean
  readonly waiting: boolean
  readonly onGoogle: () => void
  readonly onDemo: () => void
}

/** Google and the demo. If Google is not configured the button says so instead of failing. */
export function OtherWays({ google, waiting, onGoogle, onDemo }: OtherWaysProps) {
  const [explained, setExplained] = useState(false)
  return (
    <>
      <p className="auth-or">
        <span>or</span>
      </p>
      <Button look="quiet" onClick={google ? onGoogle : () => setExplained(true)}>
        {authLabels.google}
      </Button>
      <p className="auth-note" role="status">
        {explained && ownAuthLabels.googleNotSetUp}
        {waiting && ownAuthLabels.googleWaiting}
      </p>
      <Button look="quiet" onClick={onDemo}>
        {ownAuthLabels.demo}
      </Button>
      <p className="auth-note">{ownAuthLabels.demoHint}</p>
    </>
  )
}
