import { documentsApi } from '#domain/api/documents-contract.ts'
import type { CreatorRequest } from '#domain/documents/creator-request.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import type { CreatorNews } from './use-creator-news.ts'

const lines = {
  pending: '',
  approved: 'Your request to publish properties was approved',
  rejected: 'Your request to publish properties was not approved',
  revoked: 'Your approval to publish properties was withdrawn',
} as const

/** A decision that this browser has not shown yet, and enquiries that nobody has read. */
export async function creatorNews(client: ApiClient, uid: string, known: string): Promise<CreatorNews[]> {
  const ask = (collection: 'requests' | 'enquiries', query: Record<string, string>) =>
    client.call(documentsApi.queryDocuments, undefined, { params: { collection }, query: { limit: '10', ...query } })
  const [request] = (await ask('requests', { mine: 'true', order: '-createdAt' })).documents
  const { status } = (request?.data ?? { status: known }) as Pick<CreatorRequest, 'status'>
  const news: CreatorNews[] = []
  if (request && status !== known && lines[status]) news.push({ id: request.id, line: lines[status], isEnquiry: false })
  if (status !== 'approved') return news
  const { documents } = await ask('enquiries', { to: uid, status: 'new', order: '-createdAt' })
  const asked = documents.map(({ id, data }) => ({
    id,
    line: `${String(data.name)} asks about your listing`,
    isEnquiry: true,
  }))
  return [...news, ...asked]
}
