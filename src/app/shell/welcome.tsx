import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useWelcomeDue } from '#features/accounts/welcome/index.ts'
import { useSignInDialog } from '#platform/session/ask-to-sign-in.ts'

/** Loaded after sign-up. If that fails, the next page shows it: the flag is still set. */
const WelcomeModal = lazy<ComponentType<{ open: boolean }>>(() =>
  import('#features/accounts/index.ts').then(
    (m) => ({ default: m.WelcomeModal }),
    () => ({ default: () => null }),
  ),
)

/** After the sign-up dialog has closed. Stays mounted until closed: an unmounted dialog leaves the page hidden. */
export function Welcome() {
  const due = useWelcomeDue()
  const open = useSignInDialog() === 'closed' && due
  const [wanted, setWanted] = useState(false)
  if (open && !wanted) setWanted(true)
  return (
    wanted && (
      <Suspense>
        <WelcomeModal open={open} />
      </Suspense>
    )
  )
}
