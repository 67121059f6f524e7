import { Link } from '@tanstack/react-router'
import { apiErrors } from '#catalogue/errors.ts'

type Props = { readonly email?: string | undefined; readonly hasMail: boolean }

/** Anybody can register an address: admins must verify it by mail or through the operator. */
export function Unverified({ email = 'you@example.com', hasMail }: Props) {
  return (
    <section className="state">
      <p className="kicker">403</p>
      <h1 className="page-title">Verify your email address first</h1>
      <p className="lead">
        {apiErrors['unverified-admin'].sentence}{' '}
        {hasMail
          ? 'Set a new password with a link that we email you: opening it verifies the address.'
          : 'Email isn’t set up on this site, so verify it on the server with the command below. It prints a link to set a new password.'}
      </p>
      {hasMail ? (
        <p>
          <Link to="/reset-password" className="button">
            Email me the link
          </Link>
        </p>
      ) : (
        <p>
          <code>npm run admin -- verify {email}</code>
        </p>
      )}
    </section>
  )
}

export function Refused() {
  return (
    <section className="state">
      <p className="kicker">403</p>
      <h1 className="page-title">This page is for admins</h1>
      <p className="lead">Sign in with an admin account to see it.</p>
      <p>
        <Link to="/login" search={{ next: '/admin' }} className="button">
          Sign in
        </Link>
      </p>
    </section>
  )
}
