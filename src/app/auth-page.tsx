import { getRouteApi, Navigate, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { AuthForm, titleOf } from '#features/accounts/index.ts'
import { useSession } from '#platform/session/session.ts'

const root = getRouteApi('__root__')

/** /login and /signup: the modal's form as a page. Signed-in users are redirected to `next`. */
export function AuthPage({
  mode,
  next = '/',
}: {
  readonly mode: 'sign-in' | 'sign-up'
  readonly next?: string | undefined
}) {
  const session = useSession()
  const { setUp } = root.useLoaderData()
  const navigate = useNavigate()
  if (typeof session === 'object') return <RedirectToNext next={next} />
  const search = next === '/' ? {} : { next }
  return (
    <section className="auth-page">
      <h1 className="page-title">{titleOf(mode)}</h1>
      <p className="mb-6 text-ink-2">
        Your lists, notes and goals stay in this browser. Your account only holds what you send us.
      </p>
      <AuthForm
        mode={mode}
        google={setUp.google}
        next={next}
        onMode={(to) => void navigate({ to: to === 'sign-in' ? '/login' : '/signup', search })}
      />
      <noscript>
        <p className="mt-4">Sign-in needs JavaScript.</p>
      </noscript>
    </section>
  )
}

function RedirectToNext({ next }: { readonly next: string }) {
  // Created once, see `guard.tsx`.
  const [departure] = useState(() => <Navigate to={next} replace />)
  return departure
}
