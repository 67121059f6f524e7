import { queryOptions } from '@tanstack/react-query'
import { AppError } from '#domain/api/app-error.ts'
import { emiOf, type Loan, repay } from '#domain/money/loan.ts'
import { loanOf } from '#domain/property/home-plan.ts'
import type { SameMoney } from '#domain/property/same-money.ts'
import { isSampleCode } from '#domain/sample/sample-code.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import type { HomeForm } from './use-home-form.ts'

/** In rupees; the loan in paise. */
export type Bought = { readonly price: number; readonly down: number; readonly loan: Loan }

export type SameMoneyInFund = {
  readonly name: string
  readonly href: string
  /** Invented by us. */
  readonly isSample: boolean
  /** Undefined if the fund has less than a year of history. */
  readonly outcome: SameMoney | undefined
}

/** The purchase's money in a fund; null if no fund has the code. The browser loads the history once. */
export const sameMoneyQuery = (client: ApiClient, code: number, bought: Bought) =>
  queryOptions({
    queryKey: ['same-money', code, bought],
    queryFn: async ({ client: queries }): Promise<SameMoneyInFund | null> => {
      const [{ comparedFund, fundValues, historyQuery }, { sameMoney }] = await Promise.all([
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
        return { name, href, isSample: isSampleCode(code), outcome: sameMoney(series, purchaseOf(bought)) }
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

/** The loan is calculated here: in the late file its rules would be a file of their own, fetched with every page. */
function purchaseOf({ price, down, loan }: Bought) {
  const schedule = repay(loan)
  const owedAfter = (months: number) => (schedule[months - 1]?.balance ?? 0) / 100
  return { price, down, emi: emiOf(loan) / 100, months: loan.months, owedAfter }
}

/** As the query's key has it: only what changes the answer. */
export const boughtIn = ({ plan }: Pick<HomeForm, 'plan'>): Bought => ({
  price: plan.values.price,
  down: plan.values.down,
  loan: loanOf(plan),
})
