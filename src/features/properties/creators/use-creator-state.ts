import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { RequestState } from '#domain/documents/creator-request.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { documentsQuery } from '#platform/documents/document-client.ts'
import { useKept } from '#platform/kept/kept.ts'
import { creatorRequestsKind } from '#platform/kept/kinds.ts'
import { isDemo, type SignedInUser } from '#platform/session/session.ts'
import { learnDecision } from './request-store.ts'

export type CreatorState = { readonly status: RequestState | 'none'; readonly answer: string | null }

const wanted = { mine: true, order: '-createdAt', limit: 1 } as const

/** The last request, as the server knows it; until it answers, as this browser does. */
export function useCreatorState(user: SignedInUser, client: ApiClient): CreatorState {
  const query = documentsQuery(client, 'unkept', 'requests', wanted)
  const { data } = useInfiniteQuery({ ...query, enabled: !isDemo(user), refetchOnMount: 'always' })
  const kept = useKept(creatorRequestsKind, user.uid)
  const newest = data?.[0]
  useEffect(() => {
    if (newest) void learnDecision(user, newest)
  }, [newest, user])
  const last = kept.at(-1)
  // One that waits in the outbox is newer than what the server knows.
  const local = last && (!newest || last.submittedAt > newest.createdAt) ? last : undefined
  const shown = local ?? newest?.data
  return { status: shown?.status ?? 'none', answer: shown?.answer ?? null }
}
