import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AdminOverview } from '#domain/accounts/admin.ts'
import { DataTable } from '#ui/data/data-table.tsx'
import { Answer, Moment } from './admin-parts.tsx'
import { overviewQuery } from './admin-queries.ts'
import { DayCounts } from './day-counts.tsx'
import { FeedsHealth, feedsQuery } from './feeds-health.tsx'
import type { Section } from './section.ts'

export const overviewSection: Section = {
  label: 'Overview',
  prepare: (client, queries) =>
    Promise.all([queries.ensureQueryData(overviewQuery(client)), queries.prefetchQuery(feedsQuery(client))]),
  Show: ({ client }) => (
    <>
      <Answer asked={useQuery(overviewQuery(client))}>{(overview) => <Figures overview={overview} />}</Answer>
      <FeedsHealth client={client} />
    </>
  ),
}

function Figures({ overview: { users, signUps, messages, problems, jobs } }: { overview: AdminOverview }) {
  return (
    <>
      <dl className="report">
        <dt>Users</dt>
        <dd>
          {users.all} {users.all === 1 ? 'user' : 'users'}, {users.verified} verified, {users.admins} admin
          {users.admins === 1 ? '' : 's'}, {users.disabled} disabled
        </dd>
        <dt>Sign-ups, 30 days</dt>
        <dd>
          <DayCounts days={signUps} />
        </dd>
        <dt>Messages</dt>
        <dd>
          <Link to="/admin" search={{ section: 'messages' }} className="underline underline-offset-4">
            {messages.new} new
          </Link>
          , {messages.read} read, {messages.done} done, {messages.spam} spam
        </dd>
        <dt>Problems</dt>
        <dd>
          <Link to="/admin" search={{ section: 'problems' }} className="underline underline-offset-4">
            {problems} reported
          </Link>
        </dd>
      </dl>
      <h3 className="mt-8 mb-2 semibold text-lg">Jobs</h3>
      {jobs.length === 0 ? (
        <p className="text-ink-2">No job has run yet. Housekeeping runs every ten minutes.</p>
      ) : (
        <DataTable
          caption="Background jobs"
          rows={jobs}
          rowKey={({ name }) => name}
          columns={[
            { id: 'name', label: 'Job', cell: ({ name }) => name },
            { id: 'last', label: 'Last run', cell: ({ lastRun }) => (lastRun ? <Moment at={lastRun} /> : 'Never') },
            { id: 'error', label: 'Error', cell: ({ error }) => error ?? 'None' },
          ]}
        />
      )}
    </>
  )
}
