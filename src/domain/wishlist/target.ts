import { type UnitChange, unitsSince } from '#domain/packs/pack-unit-changes.ts'
import { readIsoDay } from '#domain/time/day.ts'

/** The target, and the price when it was added. */
type Aim = { readonly price: number | null; readonly target: number | null }
type Now = { readonly price: number; readonly unitChanges?: readonly UnitChange[] | undefined }
type Added = { readonly price: number | null; readonly priceDate: string | null }

/** A target above the original price is reached from below, one under it from above. */
export function isReached({ price, target }: Aim, now: Now | undefined): boolean {
  if (!now || target === null || price === null) return false
  return target >= price ? now.price >= target : now.price <= target
}

/** Percent above (or, negative, below) the target; null if reached or unknown. */
export function toTarget(aim: Aim, now: Now | undefined): number | null {
  if (!now || aim.target === null || !(aim.target > 0) || isReached(aim, now)) return null
  return (now.price / aim.target - 1) * 100
}

/** Percent since it was added, adjusted for splits; null if a price is unknown. */
export function sinceAdded({ price, priceDate }: Added, now: Now | undefined): number | null {
  if (!now || !price) return null
  const since = priceDate === null ? undefined : readIsoDay(priceDate)
  const units = since === undefined ? 1 : unitsSince(now.unitChanges ?? [], since)
  return (now.price / (price * units) - 1) * 100
}
