import { unitsSince } from '#domain/packs/pack-unit-changes.ts'
import type { FundChip } from './found-funds.ts'
import { type FundPack, type PackedScheme, schemeAt } from './fund-pack.ts'

export function chipAt(pack: FundPack, at: number): FundChip {
  const { code, plan, option, frequency, payout } = schemeAt(pack, at)
  return { code, plan, option, frequency, payout }
}

type Values = Pick<PackedScheme, 'nav' | 'previousNav' | 'previousDay' | 'unitChanges'>

/** From one value to the next, in hundredths of a per cent; a split in between is no loss. */
export function changeOf({ nav, previousNav, previousDay, unitChanges }: Values): number | null {
  const before = Number(previousNav ?? 0) * unitsSince(unitChanges, previousDay ?? 0)
  return nav === null || !(before > 0) ? null : Math.round((Number(nav) / before - 1) * 10_000)
}
