import { createFileRoute, getRouteApi, useNavigate } from '@tanstack/react-router'
import { RequestReset, SetPassword } from '#features/accounts/index.ts'
import { useHash } from '#platform/browser/use-hash.ts'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/reset-password')({
  head: pageHead('resetPassword'),
  component: ResetPasswordPage,
})

const root = getRouteApi('__root__')

function ResetPasswordPage() {
  const { api } = Route.useRouteContext()
  const { setUp } = root.useLoaderData()
  // The token is in the hash, which browsers never send.
  const token = useHash()
  const navigate = useNavigate()
  return (
    <section className="auth-page">
      <h1 className="page-title">Set a new password</h1>
      {token ? (
        <SetPassword client={api} token={token} onDone={() => void navigate({ to: '/login', replace: true })} />
      ) : (
        // The server cannot see the hash, so it renders neither.
        token !== undefined && <RequestReset client={api} mail={setUp.mail} />
      )}
    </section>
  )
}
