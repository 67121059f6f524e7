import { queryOptions } from '@tanstack/react-query'
import { AppError } from '#domain/api/app-error.ts'
import type { HomePurchase, SameMoney } from '#domain/property/same-money.ts'
import type { ApiClient } from '#platform/api/api-client.ts'

export type SameMoneyInFund = {
  readonly name: string
  readonly href: string
  /** Undefined if the fund has less than a year of history. */
  readonly outcome: SameMoney | undefined
}

/** The purchase's money in a fund; null if no fund has the code. The browser loads the history once. */
export const sameMoneyQuery = (client: ApiClient, code: number, purchase: HomePurchase) =>
  queryOptions({
    queryKey: ['same-money', code, purchase],
    queryFn: async ({ client: queries }): Promise<SameMoneyInFund | null> => {
      const [{ historyQuery, fundValues }, { comparedFund }, { sameMoney }] = await Promise.all([
        import('#platform/market/fund-values.ts'),
        import('#platform/market/any-kind.ts'),
        import('#domain/property/same-money.ts'),
      ])
      const isServer = typeof document === 'undefined'
      // A history kept by the server's render would travel with the page.
      const values = isServer
        ? fundValues(client, code)
        : queries.ensureQueryData({ ...historyQuery(client, code), networkMode: 'always' })
      try {
        const [series, { name, href }] = await Promise.all([values, comparedFund(client, String(code), {})])
        return { name, href, outcome: sameMoney(series, purchase) }
      } catch (error) {
        if (error instanceof AppError && error.code === 'not-found') return null
        throw error
      }
    },
    networkMode: 'always',
    // The loader has just tried.
    retryOnMount: false,
    staleTime: Number.POSITIVE_INFINITY,
    // Every key press creates a query.
    gcTime: 60_000,
  })
