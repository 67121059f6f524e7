import { queryOptions } from '@tanstack/react-query'
import { AppError } from '#domain/api/app-error.ts'
import type { PlanSearch } from '#domain/funds/fund-page-query.ts'
import type { PlanOutcome } from '#domain/funds/plan-outcome.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { historyQuery } from '#platform/market/fund-values.ts'

/**
 * A plan's outcome. The server computes the default plan; others are computed here on a history that is loaded once,
 * offline after that.
 */
export const planQuery = (client: ApiClient, code: number, search: PlanSearch) =>
  queryOptions({
    queryKey: ['fund-plan', code, search],
    queryFn: async ({ client: queries }): Promise<PlanOutcome | null> => {
      const history = historyQuery(client, code)
      const known = queries.getQueryData(history.queryKey)
      const usual = typeof document === 'undefined' || Object.keys(search).length === 0
      if (usual && !known) return askServer(client, code, search)
      const [{ plannedIn }, series] = await Promise.all([
        import('#domain/funds/fund-plan.ts'),
        // Fails at once without a network, so that it can be shown.
        known ?? queries.ensureQueryData({ ...history, networkMode: 'always' }),
      ])
      const planned = plannedIn(series, search)
      if (!planned.ok) throw new AppError('bad-request')
      return planned.draft
    },
    networkMode: 'always',
    // The loader has just tried.
    retryOnMount: false,
    // The result of a plan never changes while the page is open.
    staleTime: Number.POSITIVE_INFINITY,
    // Every key press creates a query.
    gcTime: 60_000,
  })

async function askServer(client: ApiClient, code: number, search: PlanSearch): Promise<PlanOutcome | null> {
  const { fundsApi } = await import('#domain/api/funds-contract.ts')
  const query = Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]))
  return (await client.call(fundsApi.fundPlan, undefined, { params: { code: String(code) }, query })).outcome
}
