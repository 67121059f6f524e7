import type { Banner } from '#domain/banner.ts'
import { api } from '#domain/contract.ts'
import type { ApiClient } from '#platform/api/api-client.ts'

/** A page is never worth less because its banner could not be had. */
export async function currentBanner(client: ApiClient): Promise<Banner | null> {
  return client.call(api.banner).then(
    ({ banner }) => banner,
    () => null,
  )
}
