import { type ComponentType, lazy, Suspense } from 'react'
import { useWelcomeDue } from '#platform/welcome.ts'

/** Its code is fetched after somebody signed up. What cannot be fetched now is shown by the next page: it is still due. */
const WelcomeModal = lazy<ComponentType>(() =>
  import('#features/accounts/index.ts').then(
    (m) => ({ default: m.WelcomeModal }),
    () => ({ default: () => null }),
  ),
)

export function Welcome() {
  return (
    useWelcomeDue() && (
      <Suspense>
        <WelcomeModal />
      </Suspense>
    )
  )
}
