import { createFileRoute, Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '#platform/session.ts'
import { Spinner } from '#ui/spinner.tsx'

/**
 * §2: pages for a signed-in user. The server sends shell and spinner; the browser then shows the page or goes to /login. It decides
 * in a component, not in a loader: a redirect thrown while React is still hydrating breaks the hydration.
 */
export const Route = createFileRoute('/_guard')({
  ssr: false,
  pendingComponent: Waiting,
  pendingMs: 0,
  component: Guard,
})

function Guard() {
  const session = useSession()
  if (session === 'loading') return <Waiting />
  return session === 'signed-out' ? <ToLogin /> : <Outlet />
}

function ToLogin() {
  const { href } = useLocation()
  // Made once: `Navigate` goes again whenever its props are new, and on the way the location is already /login.
  const [departure] = useState(() => <Navigate to="/login" search={{ next: href }} replace />)
  return departure
}

function Waiting() {
  return (
    <>
      <noscript>
        <p className="needs-script">
          This page needs JavaScript: what you keep here lives in your browser, not on the server.
        </p>
      </noscript>
      <Spinner />
    </>
  )
}
