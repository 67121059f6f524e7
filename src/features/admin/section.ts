import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { AdminSearch } from '#domain/api/page-search.ts'
import type { ApiClient } from '#platform/api/api-client.ts'

export type SectionProps = {
  readonly client: ApiClient
  readonly search: AdminSearch
  readonly onSearch: (search: AdminSearch) => void
}

/** One section of the admin page. */
export type Section = {
  readonly label: string
  /** Prefetches what the section shows first. */
  readonly prepare: (client: ApiClient, queries: QueryClient, search: AdminSearch) => Promise<unknown>
  readonly Show: ComponentType<SectionProps>
}
