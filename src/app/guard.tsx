import { createFileRoute, Link, Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { askToSignIn } from '#platform/session/ask-to-sign-in.ts'
import { type SignedInUser, useSession } from '#platform/session/session.ts'
import { PersonContext } from './person.ts'
import { Waiting } from './shell/waiting.tsx'

/**
 * §2: pages for signed-in users. The server sends shell and spinner; the browser then shows the page or goes to /login.
 * In a component, not a loader: a redirect thrown during hydration breaks it.
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
  // Typed text is kept for the same page only.
  const kept = typed?.pathname === pathname ? typed : null
  if (session === 'loading') return <UntilKnown />
  const user = session === 'signed-out' ? kept?.user : session
  if (!user) return <ToLogin />
  const away = session === 'signed-out'
  return (
    <>
      {away && <SessionEnded />}
      {/* Remounts for another user. */}
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

/** The session ended while somebody was typing. The page stays behind this dialog with the text. */
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
  // Created once: `Navigate` navigates again when its props change, and the location is /login by then.
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
