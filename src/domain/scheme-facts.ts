import type { FundChip } from './found-funds.ts'
import { type Pack, schemeAt } from './pack.ts'

export function chipAt(pack: Pack, at: number): FundChip {
  const { code, plan, option, frequency, payout } = schemeAt(pack, at)
  return { code, plan, option, frequency, payout }
}

/** From one value to the next, in hundredths of a per cent. */
export function changeOf(nav: string | null, before: string | null): number | null {
  return nav === null || before === null || Number(before) === 0
    ? null
    : Math.round((Number(nav) / Number(before) - 1) * 10_000)
}
