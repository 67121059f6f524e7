import { consentLabels, ownConsentLabels } from '#catalogue/labels.ts'
import type { CacheSettings, Consent, ConsentType } from '#domain/kept/consent.ts'
import { Button } from '#ui/controls/button.tsx'
import { downloadReceipt } from './consent-receipt.ts'

type Props = {
  readonly made: Consent | null
  readonly settings: CacheSettings
  /** Undefined while it does not run. */
  readonly countdown: { readonly secondsLeft: number; readonly counting: boolean } | undefined
  readonly onTake: (type: ConsentType) => void
  readonly onCustomize: () => void
  readonly onLeave: () => void
}

/** §2: the four buttons; once a choice was made, also Back and the receipt. */
export function Choices({ made, settings, countdown, onTake, onCustomize, onLeave }: Props) {
  return (
    <div className="consent-buttons consent-buttons-four">
      <Button look="quiet" onClick={() => onTake('none')}>
        {consentLabels.rejectAll}
      </Button>
      <Button look="quiet" onClick={onCustomize}>
        {consentLabels.customize}
      </Button>
      <Button onClick={() => onTake('required')}>
        {consentLabels.acceptRequired}
        {countdown && <span aria-hidden="true">({countdown.secondsLeft})</span>}
      </Button>
      <Button look="quiet" onClick={() => onTake('all')}>
        {consentLabels.acceptAll}
      </Button>
      {/* Always takes its space, so that nothing shifts under the pointer that paused it. */}
      {countdown && (
        <span aria-hidden="true" className={countdown.counting ? 'invisible' : 'text-ink-2'}>
          Paused
        </span>
      )}
      {made && (
        <>
          <Button look="plain" onClick={onLeave}>
            {ownConsentLabels.keep}
          </Button>
          <Button look="plain" onClick={() => downloadReceipt(made, settings)}>
            {ownConsentLabels.receipt}
          </Button>
        </>
      )}
    </div>
  )
}
