import { AppError } from '#domain/api/app-error.ts'
import { documentsApi } from '#domain/api/documents-contract.ts'
import type { ApiClient } from '../api/api-client.ts'
import type { Waiting } from '../storage/outbox-store.ts'

/** Sends one write as its author. A response without the document's id is not from our server. */
export async function send(client: ApiClient, { key, account, write }: Waiting): Promise<void> {
  const { collection } = write
  const who = { key, as: account }
  if (write.operation === 'add') {
    confirm(
      key,
      await client.call(documentsApi.addDocument, { data: { ...write.data } }, { ...who, params: { collection } }),
    )
    return
  }
  const options = { ...who, params: { collection, id: write.id } }
  if (write.operation === 'delete') {
    await client.call(documentsApi.deleteDocument, undefined, options)
    return
  }
  const body = { data: { ...write.data }, ...(write.version !== undefined && { version: write.version }) }
  const endpoint = write.operation === 'set' ? documentsApi.setDocument : documentsApi.updateDocument
  confirm(write.id, await client.call(endpoint, body, options))
}

function confirm(id: string, answer: unknown) {
  if (typeof answer !== 'object' || answer === null || Reflect.get(answer, 'id') !== id)
    throw new AppError('unreachable')
}
