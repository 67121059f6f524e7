import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { AppError } from '#domain/api/app-error.ts'
import { readMoney } from '#domain/compare/compare-money.ts'
import {
  type ComparedRef,
  type ComparePeriod,
  type CompareSearch,
  comparedRefs,
  USUAL_PERIOD,
} from '#domain/compare/compare-query.ts'
import { readAssumptions } from '#domain/compare/compared-home.ts'
import type { SameAmounts } from '#domain/compare/compared-instrument.ts'
import type { ComparedThing } from '#domain/compare/compared-thing.ts'
import type { HomeFacts } from '#domain/property/home-plan.ts'
import type { ApiClient } from '#platform/api/api-client.ts'

const STALE_MS = 10 * 60_000

const nullIfUnknown = (error: unknown) => {
  if (error instanceof AppError && (error.code === 'not-found' || error.code === 'gone')) return null
  throw error
}

/** A fund or a stock with its figures; null if there is none. Its whole history is measured, and not sent along. */
export const instrumentQuery = (client: ApiClient, ref: ComparedRef, period: ComparePeriod, money: SameAmounts) =>
  queryOptions<ComparedThing | null>({
    queryKey: ['compared', ref, period, money],
    queryFn: async ({ client: queries }) => {
      const { fundThing, stockThing } = await import('./read-instrument.ts')
      const read = ref.kind === 'fund' ? fundThing : stockThing
      return read({ client, queries, id: ref.id, period, money }).catch(nullIfUnknown)
    },
    staleTime: STALE_MS,
    // The loader has just tried.
    retryOnMount: false,
    // Every key press is a query of its own.
    gcTime: 60_000,
    networkMode: 'always',
  })

export type ComparedListing = {
  readonly id: string
  readonly title: string
  readonly sample: boolean
  /** Of its last change. */
  readonly day: string
  readonly facts: HomeFacts
}

/** What a listing says; null if there is none. */
export const homeQuery = (client: ApiClient, id: string) =>
  queryOptions<ComparedListing | null>({
    queryKey: ['compared-home', id],
    queryFn: async () => (await import('./read-home.ts')).comparedHome(client, id).catch(nullIfUnknown),
    staleTime: STALE_MS,
    retryOnMount: false,
    networkMode: 'always',
  })

/** All that can be had without the person's browser, for the page's HTML. Failures are shown in their place. */
export async function loadCompared(client: ApiClient, queries: QueryClient, search: CompareSearch): Promise<void> {
  const refs = comparedRefs(search.of)
  const period = search.over ?? USUAL_PERIOD
  const homes = refs.filter(({ kind }) => kind === 'property')
  const listings = await Promise.all(
    homes.map(({ id }) => queries.ensureQueryData(homeQuery(client, id)).catch(() => null)),
  )
  const first = listings.find((listing) => listing !== null)
  const { money } = readMoney(search, first && readAssumptions(search, first.facts), period)
  await Promise.all(
    refs
      .filter(({ kind }) => kind === 'fund' || kind === 'stock')
      .map((ref) => queries.ensureQueryData(instrumentQuery(client, ref, period, money)).catch(() => null)),
  )
}
