import { api } from '#domain/contract.ts'
import type { ApiClient } from '../api/api-client.ts'
import type { Waiting } from '../storage/outbox-store.ts'

/** One write to the server, as the person who made it. */
export async function send(client: ApiClient, { key, account, write }: Waiting): Promise<void> {
  const { collection } = write
  const who = { key, as: account }
  if (write.operation === 'add') {
    await client.call(api.addDocument, { data: { ...write.data } }, { ...who, params: { collection } })
    return
  }
  const options = { ...who, params: { collection, id: write.id } }
  if (write.operation === 'delete') {
    await client.call(api.deleteDocument, undefined, options)
    return
  }
  const body = { data: { ...write.data }, ...(write.version !== undefined && { version: write.version }) }
  if (write.operation === 'set') await client.call(api.setDocument, body, options)
  else await client.call(api.updateDocument, body, options)
}
