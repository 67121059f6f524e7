import type { QueryClient } from '@tanstack/react-query'
import { apiErrors } from '#catalogue/errors.ts'
import { ownToasts } from '#catalogue/toasts.ts'
import type { UserAct } from '#domain/accounts/admin.ts'
import { adminApi } from '#domain/api/admin-contract.ts'
import { sentenceOf } from '#domain/api/app-error.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import type { Written } from '#platform/documents/outbox.ts'
import { forgetErrors, toast } from '#ui/layers/toast.ts'

/** An act on a document: what became of it is said, and what is on the screen is read anew. */
export async function actOnDocument(queries: QueryClient, deed: Promise<Written>): Promise<void> {
  const { outcome, refused } = await deed
  if (outcome === 'refused') toast(apiErrors[refused ?? 'internal'].sentence, { tone: 'error' })
  else {
    forgetErrors()
    toast(outcome === 'sent' ? ownToasts.actDone : ownToasts.actWaiting)
  }
  await readAnew(queries)
}

/** An act on a person holds at once or not at all: it does not wait for a network. */
export async function actOnUser(client: ApiClient, queries: QueryClient, uid: string, act: UserAct): Promise<void> {
  try {
    await client.call(adminApi.changeUser, { act }, { params: { uid } })
    forgetErrors()
    toast(ownToasts.actDone)
  } catch (error) {
    toast(sentenceOf(error), { tone: 'error' })
  }
  await readAnew(queries)
}

async function readAnew(queries: QueryClient) {
  await Promise.all(['documents', 'admin'].map((part) => queries.invalidateQueries({ queryKey: [part] })))
}
