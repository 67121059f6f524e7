import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useWelcomeDue } from '#features/accounts/welcome/index.ts'
import { useSignInDialog } from '#platform/session/ask-to-sign-in.ts'

/** Its code is fetched after somebody signed up. What cannot be fetched now is shown by the next page: it is still due. */
const WelcomeModal = lazy<ComponentType<{ open: boolean }>>(() =>
  import('#features/accounts/index.ts').then(
    (m) => ({ default: m.WelcomeModal }),
    () => ({ default: () => null }),
  ),
)

/** After the dialog in which somebody signed up is gone. It stays until it has closed by itself: a dialog that is torn out leaves the page hidden. */
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
