import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { readSession } from '#platform/session.ts'
import { Spinner } from './shell/spinner.tsx'

/** §2: pages for a signed-in user. The server sends shell and spinner; the browser then shows the page or goes to /login. */
export const Route = createFileRoute('/_guard')({
  ssr: false,
  beforeLoad: async ({ location }) => {
    if (!(await readSession())) throw redirect({ to: '/login', search: { next: location.href }, replace: true })
  },
  pendingComponent: Waiting,
  pendingMs: 0,
  component: Outlet,
})

function Waiting() {
  return (
    <>
      <noscript>This page needs JavaScript: what you keep here lives in your browser, not on the server.</noscript>
      <Spinner />
    </>
  )
}
