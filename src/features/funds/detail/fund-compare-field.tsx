import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FundDetails } from '#domain/funds/fund-details.ts'
import { schemeTitle } from '#domain/funds/fund-labels.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { foundQuery, fundMarket } from '#platform/market/found-query.ts'
import { Combobox } from '#ui/controls/combobox.tsx'
import { candidatesOf } from './compare-candidates.ts'

type Props = {
  readonly client: ApiClient
  readonly details: FundDetails
  readonly taken: readonly number[]
  readonly left: number
  readonly onChoose: (code: number) => void
}

/** Searches the local market data for a fund to compare. */
export function FundCompareField({ client, details, taken, left, onChoose }: Props) {
  const [words, setWords] = useState('')
  const asked = words.trim()
  const { data, isError, isFetching } = useQuery({
    ...foundQuery(fundMarket, client, { q: asked }),
    enabled: asked.length > 1,
  })
  const found = asked.length > 1 && data ? candidatesOf(data.cards, details, taken) : []
  const nothing = isFetching ? 'Searching' : isError ? 'The search failed. Try again.' : 'No other fund found'
  return (
    <div className="compare-form with-scripts">
      <Combobox
        label="Compare with"
        hint={`Fund name, scheme code or ISIN; up to ${left} more`}
        words={words}
        onWords={setWords}
        options={found.map((fund) => ({ id: String(fund.code), label: schemeTitle(fund), aside: fund.category }))}
        status={asked.length < 2 ? '' : found.length === 0 ? nothing : `${found.length} found`}
        onChoose={(id) => {
          setWords('')
          onChoose(Number(id))
        }}
      />
    </div>
  )
}
