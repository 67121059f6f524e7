import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { AppError } from '#domain/app-error.ts'
import { ProblemTable, problemsQuery } from '#features/problems/index.ts'
import { pageHead } from '../page-head.ts'

export const Route = createFileRoute('/admin')({
  // The server answers 403 with this page for everybody who is not an admin, and the API refuses their data (§6).
  loader: async ({ context: { api, queries } }) => {
    try {
      await queries.ensureQueryData(problemsQuery(api))
      return { allowed: true }
    } catch (error) {
      if (error instanceof AppError && (error.code === 'signed-out' || error.code === 'forbidden'))
        return { allowed: false }
      throw error
    }
  },
  head: pageHead('admin'),
  component: () => (Route.useLoaderData().allowed ? <Overview /> : <Refused />),
})

function Overview() {
  const { api } = Route.useRouteContext()
  const { data } = useSuspenseQuery(problemsQuery(api))
  return (
    <section>
      <h1 className="page-title">Administration</h1>
      <h2 className="mt-8 mb-3 font-semibold text-xl">Reported problems</h2>
      <ProblemTable problems={data.problems} />
    </section>
  )
}

function Refused() {
  return (
    <section className="state">
      <p className="kicker">403</p>
      <h1 className="page-title">This page is for administrators</h1>
      <p className="lead">Sign in with an administrator’s account to see it.</p>
      <p>
        <Link to="/login" search={{ next: '/admin' }} className="button">
          Sign in
        </Link>
      </p>
    </section>
  )
}
