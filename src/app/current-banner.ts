import { api } from '#domain/api/contract.ts'
import type { ApiClient } from '#platform/api/api-client.ts'

export const currentBanner = async (client: ApiClient) => (await client.call(api.banner)).banner
