import { createFileRoute, getRouteApi, useLocation, useNavigate } from '@tanstack/react-router'
import { RequestReset, SetPassword } from '#features/accounts/index.ts'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/reset-password')({
  head: pageHead('resetPassword'),
  component: ResetPasswordPage,
})

const root = getRouteApi('__root__')

function ResetPasswordPage() {
  const { api } = Route.useRouteContext()
  const { setUp } = root.useLoaderData()
  // The token stands behind the `#`, which browsers keep to themselves.
  const { hash } = useLocation()
  const navigate = useNavigate()
  return (
    <section className="auth-page">
      <h1 className="page-title">Set a new password</h1>
      {hash ? (
        <SetPassword client={api} token={hash} onDone={() => void navigate({ to: '/login', replace: true })} />
      ) : (
        <RequestReset client={api} mail={setUp.mail} />
      )}
    </section>
  )
}
