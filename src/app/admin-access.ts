import type { QueryClient } from '@tanstack/react-query'
import { adminApi } from '#domain/api/admin-contract.ts'
import { AppError } from '#domain/api/app-error.ts'
import type { ApiClient } from '#platform/api/api-client.ts'

/** Asks the server. The answer is the overview itself, so it is not requested twice. */
export async function adminAccess(
  client: ApiClient,
  queries: QueryClient,
): Promise<'allowed' | 'unverified' | 'refused'> {
  try {
    queries.setQueryData(['admin', 'overview'], await client.call(adminApi.adminOverview))
    return 'allowed'
  } catch (error) {
    const code = error instanceof AppError && error.code
    if (code === 'unverified-admin') return 'unverified'
    if (code === 'signed-out' || code === 'forbidden') return 'refused'
    throw error
  }
}
