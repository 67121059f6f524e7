import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { AdminSearch } from '#domain/api/page-search.ts'
import type { ApiClient } from '#platform/api/api-client.ts'

export type SectionProps = {
  readonly client: ApiClient
  readonly search: AdminSearch
  readonly onSearch: (search: AdminSearch) => void
}

/** One matter of administration. */
export type Section = {
  readonly label: string
  /** Fetches what is seen first, so that it arrives with the page. */
  readonly prepare: (client: ApiClient, queries: QueryClient, search: AdminSearch) => Promise<unknown>
  readonly Show: ComponentType<SectionProps>
}
