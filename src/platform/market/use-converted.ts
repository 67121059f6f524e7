import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Currency } from '#catalogue/money.ts'
import { usePreferredCurrency } from '#platform/kept/use-preferences.ts'
import { onFirstSign } from '../browser/first-sign.ts'

export type Converted = {
  readonly amount: number
  readonly currency: Currency
  /** Of the rate. */
  readonly date: string
}

/**
 * An amount in the preferred currency, by the last published rate. Undefined until known, or if it is the same. The
 * rates are fetched at the first sign that somebody is there.
 */
export function useConverted(amount: number, from: Currency): Converted | undefined {
  const [currency] = usePreferredCurrency()
  const [isThere, setIsThere] = useState(false)
  useEffect(() => onFirstSign(() => setIsThere(true)), [])
  const { data } = useQuery({
    queryKey: ['rates'],
    queryFn: async () => (await import('./latest-rates.ts')).latestRates(),
    enabled: isThere && currency !== from,
    staleTime: 60 * 60_000,
  })
  const rate = currency === from ? undefined : data?.(from, currency)
  return rate && { amount: amount * rate.rate, currency, date: rate.date }
}
