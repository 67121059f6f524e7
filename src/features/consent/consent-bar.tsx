import './consent.css'
import { type FocusEvent, useState } from 'react'
import { constants } from '#catalogue/constants.ts'
import { consentLabels, ownConsentLabels } from '#catalogue/labels.ts'
import type { ConsentType, Custom } from '#domain/consent.ts'
import { askAgain, choose, useCacheSettings, useConsent, wantsPrivacy } from '#platform/consent.ts'
import { Button } from '#ui/button.tsx'
import { useCountdown } from '#ui/use-countdown.ts'
import { usePageVisible } from '#ui/use-page-visible.ts'
import { useReservedBottom } from '#ui/use-reserved-bottom.ts'
import { Customize } from './customize.tsx'

type Props = {
  /** Nothing stands in front of it. */
  readonly ready: boolean
  /** Where the focus goes when a choice that was looked at again is left. */
  readonly onLeft: () => void
}

/** §2: asks until something is chosen. Left alone it takes Accept Required after six seconds; not while somebody is busy in it, nor unseen. */
export function ConsentBar({ ready, onLeft }: Props) {
  const made = useConsent()
  const { types, duration } = useCacheSettings()
  const [custom, setCustom] = useState<Custom>({ ...types, hours: duration })
  const [customizing, setCustomizing] = useState(false)
  const [stopped, setStopped] = useState(false)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const seen = usePageVisible() && ready
  const asks = made === null && !stopped
  const counting = asks && seen && !pointed && !focused
  const bar = useReservedBottom<HTMLElement>()
  const { secondsLeft } = useCountdown(constants.consentCountdownSeconds, () => take('required'), counting)

  const leave = () => {
    askAgain(false)
    if (made) onLeft()
  }
  const take = (type: ConsentType) => {
    choose(type, custom)
    leave()
  }
  const customize = (on: boolean) => {
    setStopped(true)
    setCustomizing(on)
  }
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))

  return (
    <section
      ref={bar}
      className="consent no-print"
      aria-label={ownConsentLabels.title}
      onPointerMove={(event) => (event.movementX || event.movementY) && setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={onBlur}
    >
      <div className={customizing ? 'frame consent-frame' : 'frame consent-frame consent-frame-four'}>
        <div>
          <p>{ownConsentLabels.question}</p>
          {wantsPrivacy() && <p className="text-ink-2">{ownConsentLabels.privacy}</p>}
          {/* Said once, not every second. */}
          <p className="sr-only" aria-live="polite">
            {asks && (counting ? `${consentLabels.acceptRequired} applies by itself in a moment.` : 'Paused.')}
          </p>
        </div>
        {customizing ? (
          <Customize
            custom={custom}
            onChange={setCustom}
            onSave={() => take('custom')}
            onBack={() => customize(false)}
          />
        ) : (
          <div className="consent-buttons consent-buttons-four">
            <Button look="quiet" onClick={() => take('none')}>
              {consentLabels.rejectAll}
            </Button>
            <Button look="quiet" onClick={() => customize(true)}>
              {consentLabels.customize}
            </Button>
            <Button onClick={() => take('required')}>
              {consentLabels.acceptRequired}
              {asks && <span aria-hidden="true">({secondsLeft})</span>}
            </Button>
            <Button look="quiet" onClick={() => take('all')}>
              {consentLabels.acceptAll}
            </Button>
            {/* Last, so that nothing moves from under the pointer that paused it. */}
            {asks && !counting && (
              <span aria-hidden="true" className="text-ink-2">
                Paused
              </span>
            )}
            {made && (
              <Button look="plain" onClick={leave}>
                {ownConsentLabels.keep}
              </Button>
            )}
          </div>
        )}
      </div>
    </section>
  )
}
