import { ownConsentLabels } from '#catalogue/labels.ts'
import { useWelcomeDue } from '#features/accounts/welcome/index.ts'
import { ConsentBar } from '#features/consent/index.ts'
import { useHydrated } from '#platform/browser/use-hydrated.ts'
import { showConsent, useConsent, useConsentEffect, useConsentReopened } from '#platform/storage/consent-choice.ts'

/** The consent bar, until answered. The welcome dialog comes first. `script`: the operator's, for counting. */
export function ConsentQuestion({ script }: { readonly script: string | undefined }) {
  useConsentEffect()
  const chosen = useConsent() !== null
  const again = useConsentReopened()
  // Before hydration the stored choice is unknown.
  const wanted = useHydrated() && (!chosen || again)
  const welcome = useWelcomeDue()
  return wanted && <ConsentBar hidden={welcome} script={script && new URL(script).host} />
}

export function ConsentAgain() {
  return (
    <button type="button" className="nav-link with-scripts" onClick={() => showConsent()}>
      {ownConsentLabels.again}
    </button>
  )
}
