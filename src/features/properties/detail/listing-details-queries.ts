import { queryOptions } from '@tanstack/react-query'
import type { NearListings } from '#domain/property/listing-details.ts'
import type { ApiClient } from '#platform/api/api-client.ts'

/** Imported late: the page comes with its data, and the contract pulls in zod. */
const contract = async () => (await import('#domain/api/property-contract.ts')).propertyApi

/** A page from the server's cache may be older than it looks; prices change seldom. */
const STALE_MS = 10 * 60_000

export const listingQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['listing', id],
    queryFn: async () => client.call((await contract()).listing, undefined, { params: { id } }),
    staleTime: STALE_MS,
    // The loader has just tried; asking again would delay the error.
    retryOnMount: false,
  })

/** What became of it, and others like it. */
export async function nearListings(client: ApiClient, id: string): Promise<NearListings> {
  const { nearListings } = await contract()
  return client.call(nearListings, undefined, { params: { id } }).catch(() => ({ gone: null, similar: [] }))
}
