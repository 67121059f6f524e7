import { createFileRoute, Link, Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { askToSignIn } from '#platform/session/ask-to-sign-in.ts'
import { type SignedInUser, useSession } from '#platform/session/session.ts'
import { PersonContext } from './person.ts'
import { Waiting } from './shell/waiting.tsx'

/**
 * §2: pages for a signed-in user. The server sends shell and spinner; the browser then shows the page or goes to /login. It decides
 * in a component, not in a loader: a redirect thrown while React is still hydrating breaks the hydration.
 */
export const Route = createFileRoute('/_guard')({
  ssr: false,
  pendingComponent: UntilKnown,
  pendingMs: 0,
  component: Guard,
})

type Typed = { readonly user: SignedInUser; readonly pathname: string }

function Guard() {
  const session = useSession()
  const { pathname } = useLocation()
  const [typed, setTyped] = useState<Typed | null>(null)
  // On another page nothing is left of what was typed.
  const kept = typed?.pathname === pathname ? typed : null
  if (session === 'loading') return <UntilKnown />
  const user = session === 'signed-out' ? kept?.user : session
  if (!user) return <ToLogin />
  const away = session === 'signed-out'
  return (
    <>
      {away && <SessionEnded />}
      {/* Another person gets a page of their own. */}
      <div
        key={user.uid}
        hidden={away}
        onInput={() => {
          if (kept?.user.uid !== user.uid) setTyped({ user, pathname })
        }}
      >
        <PersonContext value={user}>
          <Outlet />
        </PersonContext>
      </div>
    </>
  )
}

/** The session ended while somebody was typing. The page waits behind this one with their text. */
function SessionEnded() {
  return (
    <section className="state" role="alert">
      <h1 className="page-title">You are signed out</h1>
      <p className="lead">What you typed is still here. Sign in again to continue.</p>
      <p className="flex flex-wrap gap-3">
        <button type="button" className="button" onClick={() => askToSignIn()}>
          Sign in
        </button>
        <Link to="/" className="button-quiet">
          Leave without saving
        </Link>
      </p>
    </section>
  )
}

function ToLogin() {
  const { href } = useLocation()
  // Made once: `Navigate` goes again whenever its props are new, and on the way the location is already /login.
  const [departure] = useState(() => <Navigate to="/login" search={{ next: href }} replace />)
  return departure
}

function UntilKnown() {
  return (
    <>
      <noscript>
        <p className="needs-script">This page needs JavaScript: your data is in this browser, not on the server.</p>
      </noscript>
      <Waiting />
    </>
  )
}
