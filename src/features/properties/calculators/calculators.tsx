import './calculators.css'
import type { HomeFacts } from '#domain/property/home-plan.ts'
import type { HomeSearch } from '#domain/property/home-plan-query.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { CostPart } from './cost-part.tsx'
import { LoanPart } from './loan-part.tsx'
import { RentOrBuyPart } from './rent-or-buy-part.tsx'
import { SameMoneyPart } from './same-money-part.tsx'
import { useHomeForm } from './use-home-form.ts'

type Props = {
  readonly client: ApiClient
  readonly facts: HomeFacts
  /** The page's own. */
  readonly path: string
  readonly search: HomeSearch
  readonly onSearch: (search: HomeSearch) => void
}

/** All calculators of a listing; they share price, loan and costs. A home for rent has one; nobody lives on a plot. */
export function Calculators({ client, facts, path, search, onSearch }: Props) {
  const form = useHomeForm(search, facts, onSearch)
  const isRent = facts.price === undefined
  return (
    <>
      {!isRent && <LoanPart form={form} path={path} />}
      {!isRent && <CostPart form={form} path={path} />}
      {!facts.isPlot && <RentOrBuyPart form={form} path={path} isRent={isRent} />}
      {!isRent && <SameMoneyPart client={client} form={form} path={path} />}
    </>
  )
}
