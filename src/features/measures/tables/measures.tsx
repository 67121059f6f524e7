import { type ReactNode, Suspense } from 'react'
import type { InstrumentKind } from '#catalogue/instruments.ts'
import type { Currency } from '#catalogue/money.ts'
import type { Figures } from '#domain/measures/figures.ts'
import { CalendarTable } from './calendar-table.tsx'
import { RiskTable } from './risk-table.tsx'
import { RollingTable } from './rolling-table.tsx'
import { TrailingReturns } from './trailing-returns.tsx'

type Props = {
  readonly kind: InstrumentKind
  readonly currency: Currency
  readonly figures: Figures
  readonly leftOut: string | undefined
  /** The form for another risk-free rate. */
  readonly children: ReactNode
}

/** Returns and risk. From weekly values only the returns can be told. */
export function Measures({ kind, currency, figures, leftOut, children }: Props) {
  const returns = <TrailingReturns kind={kind} currency={currency} figures={figures} leftOut={leftOut} />
  if (figures.weekly) return <Suspense>{returns}</Suspense>
  return (
    <>
      <Suspense>
        {returns}
        <CalendarTable figures={figures} />
      </Suspense>
      <Suspense>
        <RollingTable figures={figures} />
        <RiskTable figures={figures}>{children}</RiskTable>
      </Suspense>
    </>
  )
}
