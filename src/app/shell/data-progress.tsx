import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiClient } from '#platform/api/api-client.ts'

/** How far the first year of stock prices has come; asked for when somebody wants to know. */
export function DataProgress({ client }: { readonly client: ApiClient }) {
  const [isOpen, setOpen] = useState(false)
  const { data, isError } = useQuery({
    queryKey: ['stock-days'],
    queryFn: async () => {
      const { marketApi } = await import('#domain/api/market-contract.ts')
      return (await client.call(marketApi.feeds)).stockDays
    },
    enabled: isOpen,
  })
  return (
    <details className="with-scripts" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>How much is loaded</summary>
      <p role="status">{isError ? 'This could not be loaded. Close and open it to try again.' : wordsOf(data)}</p>
    </details>
  )
}

function wordsOf(days: { readonly known: number; readonly wanted: number } | null | undefined): string {
  if (days === undefined) return 'Loading…'
  if (days === null) return 'This site shows sample data.'
  return days.known < days.wanted
    ? `Stock prices of the last year: ${days.known} of ${days.wanted} weekdays so far.`
    : 'Stock prices of the last year are complete.'
}
