import { bannerApi } from '#domain/api/banner-contract.ts'
import type { ApiClient } from '#platform/api/api-client.ts'

export const currentBanner = async (client: ApiClient) => (await client.call(bannerApi.banner)).banner
