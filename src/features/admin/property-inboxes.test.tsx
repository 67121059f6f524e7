import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ListingStatus } from '#catalogue/properties.ts'
import type { ListingReport } from '#domain/documents/listing-report.ts'
import { documentQuery } from '#platform/documents/document-client.ts'
import { InboxEntry } from './property-inboxes.tsx'

const refuse = () => Promise.reject(new Error('Nothing is asked for.'))
const client = { call: refuse, read: refuse }
const at = '2026-11-18T08:00:00.000Z'
const data: ListingReport = { listing: 'a1', reason: 'sold', details: 'Sold last week.', status: 'new' }

function shown(status?: ListingStatus) {
  const queries = new QueryClient()
  const listing = { id: 'a1', version: 1, createdAt: at, updatedAt: at, data: { title: 'Sunny flat', status } }
  if (status)
    queries.setQueryData(documentQuery(client, 'unkept', 'listings', 'a1').queryKey, { answer: listing, tag: null })
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <InboxEntry client={client} box="reports" entry={{ id: 'r1', version: 1, createdAt: at, updatedAt: at, data }} />
    </QueryClientProvider>,
  )
}

test('a report names the listing; a live one can be withdrawn', () => {
  expect(shown('live')).toContain('>Sunny flat</a>')
  expect(shown('live')).toContain('Withdraw listing')
  expect(shown('sold')).not.toContain('Withdraw listing')
  expect(shown()).toContain('>a1</a>')
})
