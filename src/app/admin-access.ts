import type { QueryClient } from '@tanstack/react-query'
import { AppError } from '#domain/app-error.ts'
import { api } from '#domain/contract.ts'
import type { ApiClient } from '#platform/api/api-client.ts'

/** Asks the server, which alone knows. What it answers is the overview, so it is not asked for again. */
export async function mayAdminister(client: ApiClient, queries: QueryClient): Promise<boolean> {
  try {
    queries.setQueryData(['admin', 'overview'], await client.call(api.adminOverview))
    return true
  } catch (error) {
    if (error instanceof AppError && (error.code === 'signed-out' || error.code === 'forbidden')) return false
    throw error
  }
}
