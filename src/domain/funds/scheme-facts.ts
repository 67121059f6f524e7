import { dayChange } from '#domain/packs/instrument-quote.ts'
import type { FundChip } from './found-funds.ts'
import { type FundPack, type PackedScheme, schemeAt } from './fund-pack.ts'

export function chipAt(pack: FundPack, at: number): FundChip {
  const { code, plan, option, frequency, payout } = schemeAt(pack, at)
  return { code, plan, option, frequency, payout }
}

type Values = Pick<PackedScheme, 'nav' | 'previousNav' | 'previousDay' | 'unitChanges'>

/** The change between two values in hundredths of a per cent, adjusted for splits. */
export const changeOf = ({ nav, previousNav, ...rest }: Values): number | null =>
  dayChange({ value: nav, previousValue: previousNav, ...rest })
