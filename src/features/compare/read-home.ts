import { propertyApi } from '#domain/api/property-contract.ts'
import { homeFactsOf } from '#domain/property/home-facts.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import type { ComparedListing } from './compare-queries.ts'

export async function comparedHome(client: ApiClient, id: string): Promise<ComparedListing> {
  const listing = await client.call(propertyApi.listing, undefined, { params: { id } })
  const { title, sample, updatedAt } = listing
  return { id, title, sample, day: updatedAt.slice(0, 10), facts: homeFactsOf(listing) }
}
