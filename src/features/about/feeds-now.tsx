import { queryOptions, useQuery } from '@tanstack/react-query'
import type { FeedStatus } from '#domain/api/feed-status.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { Button } from '#ui/controls/button.tsx'
import { dateLabel } from '#ui/data/day-label.ts'

/** Imported late: the page comes with its data, and the contract pulls in zod. */
export const feedsNowQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['feeds-now'],
    queryFn: async () => client.call((await import('#domain/api/market-contract.ts')).marketApi.feeds),
    staleTime: 60_000,
    retryOnMount: false,
  })

/** Every source of data with how fresh it is, the papers counted together. */
export function FeedsNow({ client }: { readonly client: ApiClient }) {
  const { data, isError, refetch } = useQuery(feedsNowQuery(client))
  if (!data)
    return (
      <p role="status">
        {isError ? 'We couldn’t load the status of our sources. ' : 'Loading the status of our sources…'}
        {isError && (
          <Button look="quiet" onClick={() => void refetch()}>
            Try again
          </Button>
        )}
      </p>
    )
  const papers = data.feeds.filter(({ id }) => id.startsWith('news:'))
  const others = data.feeds.filter((feed) => !papers.includes(feed))
  const answered = papers.filter(({ lastGood }) => lastGood !== null).length
  return (
    <>
      <p>
        {data.source === 'live'
          ? 'Pages show live data.'
          : 'Pages show sample data, which is made up and marked as such.'}
      </p>
      <ul>
        {others.map((feed) => (
          <li key={feed.id}>
            <strong>{feed.title}</strong>: {freshnessOf(feed)}
          </li>
        ))}
        {papers.length > 0 && (
          <li>
            <strong>Newspapers</strong>: {answered} of {papers.length} feeds have delivered articles.
          </li>
        )}
      </ul>
    </>
  )
}

/** By day: the page is cached, and seconds would be wrong at once. */
function freshnessOf({ last, lastGood }: FeedStatus): string {
  if (!last) return 'not fetched yet.'
  if (!lastGood) return `no data yet; last tried on ${dateLabel(last.startedAt)}.`
  const data = lastGood.dataDay ? `data of ${dateLabel(lastGood.dataDay)}, ` : ''
  return `${data}last checked on ${dateLabel(lastGood.startedAt)}.${last.outcome === 'refused' ? ' The latest attempt failed.' : ''}`
}
