import type { QueryClient } from '@tanstack/react-query'
import { ownToasts } from '#catalogue/toasts.ts'
import { sentenceOf } from '#domain/api/app-error.ts'
import { creatorsApi } from '#domain/api/creators-contract.ts'
import { documentsApi } from '#domain/api/documents-contract.ts'
import { type DraftChange, newDraft } from '#domain/property/listing-draft.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { newId } from '#platform/browser/ids.ts'
import { forgetErrors, toast } from '#ui/layers/toast.ts'

export type OwnAct = 'submit' | 'take-back' | 'edit' | 'duplicate' | 'sell' | 'withdraw'

const said: Readonly<Record<OwnAct, string | undefined>> = {
  submit: ownToasts.listingSubmitted,
  'take-back': ownToasts.listingTakenBack,
  edit: undefined,
  duplicate: ownToasts.listingCopied,
  sell: ownToasts.listingSold,
  withdraw: ownToasts.listingWithdrawn,
}

/** Acts at once or not at all; the id of the listing that is left, or nothing if it was refused. */
export async function actOnOwn(client: ApiClient, queries: QueryClient, id: string, act: OwnAct, version?: number) {
  return withToast(queries, said[act], async () => {
    const body = { act, ...(version !== undefined && { version }) }
    return (await client.call(creatorsApi.changeListing, body, { params: { id } })).id
  })
}

export const addDraft = (client: ApiClient, data: DraftChange = newDraft, key = newId()) =>
  client.call(documentsApi.addDocument, { data }, { params: { collection: 'drafts' }, key })

export const beginDraft = (client: ApiClient, queries: QueryClient) =>
  withToast(queries, undefined, async () => (await addDraft(client)).id)

export const deleteDraft = (client: ApiClient, queries: QueryClient, id: string) =>
  withToast(queries, ownToasts.draftDeleted, async () => {
    await client.call(documentsApi.deleteDocument, undefined, { params: { collection: 'drafts', id }, key: newId() })
    return id
  })

export const answerEnquiry = (client: ApiClient, queries: QueryClient, id: string, answer: string) =>
  withToast(queries, undefined, async () => {
    const { mailed } = await client.call(creatorsApi.answerEnquiry, { answer }, { params: { id } })
    toast(mailed ? ownToasts.enquiryMailed : ownToasts.enquiryAnswered)
    return id
  })

async function withToast(queries: QueryClient, success: string | undefined, work: () => Promise<string>) {
  try {
    const id = await work()
    forgetErrors()
    if (success) toast(success)
    return id
  } catch (error) {
    toast(sentenceOf(error), { tone: 'error' })
    return undefined
  } finally {
    await queries.invalidateQueries({ queryKey: ['documents'] })
  }
}
