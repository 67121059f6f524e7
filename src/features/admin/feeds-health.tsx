import { queryOptions, useQuery } from '@tanstack/react-query'
import { feedReasons } from '#catalogue/feeds.ts'
import type { FeedStatus } from '#domain/api/feed-status.ts'
import { marketApi } from '#domain/api/market-contract.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { DataTable } from '#ui/data/data-table.tsx'
import { Answer, Moment } from './admin-parts.tsx'

export const feedsQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['admin', 'feeds'], queryFn: () => client.call(marketApi.feeds) })

/** Each feed: last run, result, age of its data and last error. */
export function FeedsHealth({ client }: { client: ApiClient }) {
  const asked = useQuery(feedsQuery(client))
  return (
    <>
      <h3 className="mt-8 mb-2 semibold text-lg">Feeds</h3>
      <Answer asked={asked}>
        {({ source, stockDays, feeds: statuses }) => (
          <>
            <p className="mb-3 text-ink-2">
              {source === 'live' ? 'Pages show live data.' : 'Pages show sample data: no live source has answered yet.'}
            </p>
            {stockDays && stockDays.known < stockDays.wanted && (
              <p className="mb-3 text-ink-2">
                Stock prices of the last year: {stockDays.known} of {stockDays.wanted} weekdays loaded.
              </p>
            )}
            <FeedTable rows={statuses} />
          </>
        )}
      </Answer>
    </>
  )
}

/** The reason in words, then the technical detail. */
function troubleOf({ last }: FeedStatus): string {
  if (!last?.reason) return 'None'
  return last.detail ? `${feedReasons[last.reason]} (${last.detail})` : feedReasons[last.reason]
}

function FeedTable({ rows }: { rows: readonly FeedStatus[] }) {
  return (
    <DataTable
      caption="Data sources"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { id: 'name', label: 'Feed', cell: ({ title }) => title },
        { id: 'last', label: 'Last run', cell: ({ last }) => (last ? <Moment at={last.startedAt} /> : 'Never') },
        { id: 'rows', label: 'Rows', numeric: true, cell: ({ lastGood }) => lastGood?.rows ?? '–' },
        { id: 'as-of', label: 'Data date', cell: ({ lastGood }) => lastGood?.dataDay ?? '–' },
        { id: 'error', label: 'Error', cell: troubleOf },
      ]}
    />
  )
}
