import type { FundDetails } from '#domain/funds/fund-details.ts'
import { schemeTitle } from '#domain/funds/fund-labels.ts'
import { readBadPoint } from '#domain/measures/bad-point-json.ts'

/** A fund as `features/follow` needs it. */
export function followedFund(details: FundDetails) {
  const { code, nav, day, figures } = details
  const unitChanges = figures?.badPoints.filter(({ kind }) => kind === 'face-value').map(readBadPoint)
  return {
    kind: 'fund' as const,
    id: String(code),
    name: schemeTitle(details),
    currency: 'INR',
    now: nav === null || day === null ? undefined : { price: Number(nav), date: day, unitChanges: unitChanges ?? [] },
  }
}
