import { queryOptions } from '@tanstack/react-query'
import { creatorsApi } from '#domain/api/creators-contract.ts'
import { documentsApi } from '#domain/api/documents-contract.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { documentQuery, documentsQuery } from '#platform/documents/document-client.ts'
import { lastSaveOf } from './use-autosave.ts'

export const ownListingsQuery = (client: ApiClient, uid: string) =>
  queryOptions({
    queryKey: ['documents', uid, 'own-listings'],
    queryFn: () => client.call(creatorsApi.ownListings),
    refetchOnMount: 'always',
  })

/** Read anew whenever it is opened: another tab, or the last save of a closed editor, may have written it. */
export function draftQuery(client: ApiClient, id: string) {
  return queryOptions({
    ...documentQuery(client, 'unkept', 'drafts', id),
    queryFn: async () => {
      await lastSaveOf(id)
      return client.read(documentsApi.readDocument, { params: { collection: 'drafts', id } })
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export const inboxQuery = (client: ApiClient, uid: string) =>
  documentsQuery(client, 'unkept', 'enquiries', { where: { to: uid }, order: '-createdAt' })
