import { queryOptions, useQuery } from '@tanstack/react-query'
import { routes } from '#catalogue/routes.ts'
import { visitsApi } from '#domain/api/visits-contract.ts'
import type { PageViewReport } from '#domain/documents/page-views.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { DataTable } from '#ui/data/data-table.tsx'
import { EmptyState } from '#ui/data/state.tsx'
import { Answer } from './admin-parts.tsx'
import { AdminBars, DayCounts } from './day-counts.tsx'
import type { Section } from './section.ts'

const pageViewsQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['admin', 'page-views'], queryFn: () => client.call(visitsApi.pageViews) })

export const pageViewsSection: Section = {
  label: 'Page views',
  prepare: (client, queries) => queries.ensureQueryData(pageViewsQuery(client)),
  Show: ({ client }) => (
    <Answer asked={useQuery(pageViewsQuery(client))}>{(report) => <Views report={report} />}</Answer>
  ),
}

const sumOf = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0)

function Views({ report: { days, kinds } }: { report: PageViewReport }) {
  if (kinds.length === 0)
    return (
      <EmptyState title="No page views yet">
        Pages are counted in browsers that allow Analytics, by kind of page and day, without any identifier.
      </EmptyState>
    )
  const all = days.map((_, at) => sumOf(kinds.map(({ counts }) => counts[at] ?? 0)))
  const byDay = (counts: readonly number[]) => days.map((day, at) => ({ day, count: counts[at] ?? 0 }))
  return (
    <>
      <p className="text-ink-2">
        Browsers that allow Analytics, {days[0]} to {days.at(-1)}, days in UTC.
      </p>
      <dl className="report">
        <dt>All pages, 30 days</dt>
        <dd>
          <DayCounts days={byDay(all)} />
        </dd>
      </dl>
      <DataTable
        caption="Page views by kind of page"
        rows={kinds}
        rowKey={({ kind }) => kind}
        columns={[
          { id: 'page', label: 'Page', cell: ({ kind }) => routes[kind].path },
          { id: 'views', label: 'Views', numeric: true, cell: ({ counts }) => sumOf(counts) },
          { id: 'today', label: 'Today', numeric: true, cell: ({ counts }) => counts.at(-1) ?? 0 },
          { id: 'days', label: 'By day', cell: ({ counts }) => <AdminBars days={byDay(counts)} /> },
        ]}
      />
    </>
  )
}
