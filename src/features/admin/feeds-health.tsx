import { queryOptions, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { api, type Endpoint } from '#domain/contract.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { DataTable } from '#ui/data-table.tsx'
import { Answer } from './small-parts.tsx'

/** Read loosely: this section shows what `/api/feeds` says and does not decide what that is. */
const feed = z.looseObject({
  name: z.string(),
  lastRun: z.string().nullish(),
  rows: z.number().nullish(),
  asOf: z.string().nullish(),
  error: z.string().nullish(),
})
const answer = z.looseObject({ feeds: z.array(feed) })
type Feed = z.infer<typeof feed>

/** There as soon as the contract has it. */
const feeds = (api as Readonly<Record<string, Endpoint>>).feeds

export const feedsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['admin', 'feeds'],
    queryFn: async (): Promise<Feed[]> => (feeds ? answer.parse(await client.call(feeds)).feeds : []),
  })

/** Each source of outside data: when it last ran, what it brought, how old that is and what went wrong. */
export function FeedsHealth({ client }: { client: ApiClient }) {
  const asked = useQuery(feedsQuery(client))
  return (
    <>
      <h3 className="mt-8 mb-2 font-semibold text-lg">Feeds</h3>
      <Answer asked={asked}>{(rows) => (rows.length === 0 ? <NoFeeds /> : <FeedTable rows={rows} />)}</Answer>
    </>
  )
}

const NoFeeds = () => <p className="text-ink-2">This Banyan fetches nothing from outside yet.</p>

function FeedTable({ rows }: { rows: readonly Feed[] }) {
  return (
    <DataTable
      caption="Sources of outside data"
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { id: 'name', label: 'Feed', cell: ({ name }) => name },
        { id: 'last', label: 'Last run', cell: ({ lastRun }) => lastRun ?? 'Never' },
        { id: 'rows', label: 'Rows', numeric: true, cell: ({ rows: count }) => count ?? '–' },
        { id: 'as-of', label: 'True for', cell: ({ asOf }) => asOf ?? '–' },
        { id: 'error', label: 'Error', cell: ({ error }) => error ?? 'None' },
      ]}
    />
  )
}
