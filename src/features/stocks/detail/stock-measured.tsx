import { memo } from 'react'
import type { Currency } from '#catalogue/money.ts'
import type { StockDetails } from '#domain/stocks/stock-details.ts'
import type { StockPageSearch } from '#domain/stocks/stock-page-query.ts'
import { Measures, RiskFreeForm } from '#features/measures/tables/index.ts'
import { KeptSearch, stockPageAddress } from './stock-address.tsx'

type Props = {
  readonly details: StockDetails
  readonly search: StockPageSearch
  readonly onSearch: (search: StockPageSearch) => void
}

const leftOut = 'dividends not included'

/** Returns and risk. Memoised: wishlist and note changes do not affect it. */
export const StockMeasured = memo(function StockMeasured({ details, search, onSearch }: Props) {
  const { figures, symbol, currency, adjustment, dividendYield, riskFree } = details
  if (!figures) return null
  const without = adjustment === 'dividends' ? undefined : dividendYield === 0 ? undefined : leftOut
  return (
    <Measures kind="stock" currency={currency as Currency} figures={figures} leftOut={without}>
      <RiskFreeForm
        action={`${stockPageAddress(symbol, {})}#risk`}
        used={riskFree}
        onRate={(rate) => onSearch({ ...search, riskFree: rate })}
      >
        <KeptSearch search={search} but={['riskFree']} />
      </RiskFreeForm>
    </Measures>
  )
})
