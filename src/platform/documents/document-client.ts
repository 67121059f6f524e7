import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { documentsApi } from '#domain/api/documents-contract.ts'
import type { CollectionName, Collections, Document, DocumentPage } from '#domain/documents/document.ts'
import { persisted } from '#platform/api/query-cache.ts'
import type { ApiClient, Tagged } from '../api/api-client.ts'
import { sendOrKeep, type Written } from './outbox.ts'

type Kept<C extends CollectionName> = Collections[C]['kept']

/** Whose copy it is: cached under their name as far as they consent. `unkept` is never cached. */
export type Reader = { readonly uid: string } | 'anybody' | 'unkept'

export type Wanted<C extends CollectionName> = {
  readonly where?: Partial<{ readonly [Field in keyof Kept<C>]: string }> | undefined
  readonly order?: string
  readonly mine?: boolean
  readonly limit?: number
}

const keyFor = (reader: Reader) => ['documents', typeof reader === 'object' ? reader.uid : reader]

/** Cached copies are shown at once and revalidated: documents are edited by others. */
const keeping = (reader: Reader) => (reader === 'unkept' ? {} : persisted('preferences', { revalidate: true }))

/** §7: read one document. */
export function documentQuery<C extends CollectionName>(client: ApiClient, reader: Reader, collection: C, id: string) {
  const queryKey = [...keyFor(reader), collection, id]
  return queryOptions({
    queryKey,
    queryFn: ({ client: queries }) =>
      client.read(documentsApi.readDocument, { params: { collection, id } }, knownOf(queries, queryKey)),
    select: ({ answer }) => answer as Document<Kept<C>>,
    ...keeping(reader),
  })
}

const knownOf = <T>(queries: QueryClient, key: readonly unknown[]) => queries.getQueryData<Tagged<T>>(key)

/** §7: a query, page by page. */
export function documentsQuery<C extends CollectionName>(
  client: ApiClient,
  reader: Reader,
  collection: C,
  { where = {}, order, mine, limit }: Wanted<C> = {},
) {
  const query = {
    ...where,
    ...(order && { order }),
    ...(mine && { mine: 'true' as const }),
    ...(limit && { limit: String(limit) }),
  }
  const queryKey = [...keyFor(reader), collection, query]
  type Page = Tagged<DocumentPage<Record<string, unknown>>>
  return infiniteQueryOptions({
    queryKey,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam: after, client: queries }): Promise<Page> => {
      const before = queries.getQueryData<{ pages: Page[]; pageParams: (string | null)[] }>(queryKey)
      const known = before?.pages[before.pageParams.indexOf(after)]
      const options = { params: { collection }, query: { ...query, ...(after && { after }) } }
      return client.read(documentsApi.queryDocuments, options, known as never)
    },
    getNextPageParam: ({ answer }: Page) => answer.next,
    select: ({ pages }) => pages.flatMap(({ answer }) => answer.documents) as Document<Kept<C>>[],
    ...keeping(reader),
  })
}

/** §7: set, update, delete, add. Each is stored until the server has answered, and applied once. */
export const addDocument = <C extends CollectionName>(
  collection: C,
  data: Collections[C]['add'] & object,
): Promise<Written> => sendOrKeep({ operation: 'add', collection, data })

export const setDocument = <C extends CollectionName>(
  collection: C,
  id: string,
  data: Collections[C]['set'] & object,
  version?: number,
): Promise<Written> => sendOrKeep({ operation: 'set', collection, id, data, version })

export const updateDocument = <C extends CollectionName>(
  collection: C,
  id: string,
  data: Collections[C]['update'] & object,
  version?: number,
): Promise<Written> => sendOrKeep({ operation: 'update', collection, id, data, version })

export const deleteDocument = (collection: CollectionName, id: string): Promise<Written> =>
  sendOrKeep({ operation: 'delete', collection, id })
