import type { QueryClient } from '@tanstack/react-query'
import { apiErrors } from '#catalogue/errors.ts'
import { ownToasts } from '#catalogue/toasts.ts'
import type { UserAct } from '#domain/accounts/admin.ts'
import { adminApi } from '#domain/api/admin-contract.ts'
import { sentenceOf } from '#domain/api/app-error.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import type { Written } from '#platform/documents/outbox.ts'
import { forgetErrors, toast } from '#ui/layers/toast.ts'

/** Acts on a document, shows the outcome and refetches. False if it was refused. */
export async function actOnDocument(queries: QueryClient, deed: Promise<Written>): Promise<boolean> {
  const { outcome, refused } = await deed
  if (outcome === 'refused') toast(apiErrors[refused ?? 'internal'].sentence, { tone: 'error' })
  else {
    forgetErrors()
    toast(outcome === 'sent' ? ownToasts.actDone : ownToasts.actWaiting)
  }
  await readAnew(queries)
  return outcome !== 'refused'
}

/** Acts at once or not at all: it is never queued offline. */
export async function actNow(queries: QueryClient, deed: () => Promise<unknown>): Promise<void> {
  try {
    await deed()
    forgetErrors()
    toast(ownToasts.actDone)
  } catch (error) {
    toast(sentenceOf(error), { tone: 'error' })
  }
  await readAnew(queries)
}

/** Acts on a user. */
export async function actOnUser(client: ApiClient, queries: QueryClient, uid: string, act: UserAct): Promise<void> {
  await actNow(queries, () => client.call(adminApi.changeUser, { act }, { params: { uid } }))
}

async function readAnew(queries: QueryClient) {
  await Promise.all(['documents', 'admin'].map((part) => queries.invalidateQueries({ queryKey: [part] })))
}
