import { type UnitChange, unitsSince } from '#domain/packs/pack-unit-changes.ts'
import { readIsoDay } from '#domain/time/day.ts'

/** The price that somebody waits for, and the one at which they added it. */
type Aim = { readonly price: number | null; readonly target: number | null }
type Now = { readonly price: number; readonly unitChanges?: readonly UnitChange[] | undefined }
type Added = { readonly price: number | null; readonly priceDate: string | null }

/** A target above the price at which it was added is reached from below, one under it from above. */
export function isReached({ price, target }: Aim, now: Now | undefined): boolean {
  if (!now || target === null || price === null) return false
  return target >= price ? now.price >= target : now.price <= target
}

/** By how many percent of the target the price is above (or, negative, below) it; nothing where it was reached or something is not known. */
export function toTarget(aim: Aim, now: Now | undefined): number | null {
  if (!now || aim.target === null || !(aim.target > 0) || isReached(aim, now)) return null
  return (now.price / aim.target - 1) * 100
}

/** In percent since it was added, where both prices are known. A split since then is no loss. */
export function sinceAdded({ price, priceDate }: Added, now: Now | undefined): number | null {
  if (!now || !price) return null
  const since = priceDate === null ? undefined : readIsoDay(priceDate)
  const units = since === undefined ? 1 : unitsSince(now.unitChanges ?? [], since)
  return (now.price / (price * units) - 1) * 100
}
