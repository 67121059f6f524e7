import { ownConsentLabels } from '#catalogue/labels.ts'
import { askAgain, useAskedAgain, useConsent, useConsentEffect } from '#platform/consent.ts'
import { useSignInDialog } from '#platform/sign-in/ask-to-sign-in.ts'
import { useWelcomeDue } from '#platform/welcome.ts'
import { useHydrated } from '#ui/use-hydrated.ts'
import { useLate } from '#ui/use-late.ts'

const loadBar = () => import('#features/consent/index.ts').then(({ ConsentBar }) => ConsentBar)
const AGAIN = 'consent-again'

/** The question about cookies and cache, for whoever has not answered it. The welcome comes first. */
export function ConsentQuestion() {
  useConsentEffect()
  const chosen = useConsent() !== null
  const again = useAskedAgain()
  const welcome = useWelcomeDue()
  const ready = useSignInDialog() === 'closed'
  // Before that nobody knows what this browser remembers.
  const wanted = useHydrated() && (!chosen || again) && !welcome
  const bar = useLate(loadBar, wanted)
  return (
    wanted && bar.Component && <bar.Component ready={ready} onLeft={() => document.getElementById(AGAIN)?.focus()} />
  )
}

export function ConsentAgain() {
  return (
    <button type="button" id={AGAIN} className="nav-link with-scripts" onClick={() => askAgain()}>
      {ownConsentLabels.again}
    </button>
  )
}
