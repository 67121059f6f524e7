import { type UnitChange, unitsSince } from '#domain/packs/pack-unit-changes.ts'
import { readIsoDay } from '#domain/time/day.ts'

/** The target and the price when it was added, each with its day: a split later changes what they mean. */
type Aim = Added & {
  readonly target: number | null
  /** Absent: as old as the entry. */
  readonly targetDate?: string | null | undefined
}
type Added = {
  readonly price: number | null
  readonly priceDate: string | null
  readonly currency?: string
}
type Now = {
  readonly price: number
  readonly currency?: string | undefined
  readonly unitChanges?: readonly UnitChange[] | undefined
  readonly isUnsure?: boolean | undefined
}

/** The target per unit of now: after a split of one into two it is half. */
export function targetNow({ target, targetDate, priceDate }: Aim, now: Now | undefined): number | null {
  return target === null ? null : target * unitsFrom(targetDate ?? priceDate, now)
}

/** A target above the original price is reached from below, one under it from above. */
export function isReached(aim: Aim, now: Now | undefined): boolean {
  const target = targetNow(aim, now)
  if (!now || target === null || aim.price === null || !isComparable(aim, now)) return false
  return target >= aim.price * unitsFrom(aim.priceDate, now) ? now.price >= target : now.price <= target
}

/** Percent above (or, negative, below) the target; null if reached or unknown. */
export function toTarget(aim: Aim, now: Now | undefined): number | null {
  const target = targetNow(aim, now)
  if (!now || target === null || !(target > 0) || !isComparable(aim, now) || isReached(aim, now)) return null
  return (now.price / target - 1) * 100
}

/** Percent since it was added, adjusted for splits; null if a price is unknown. */
export function sinceAdded(added: Added, now: Now | undefined): number | null {
  if (!now || !added.price || !isComparable(added, now)) return null
  return (now.price / (added.price * unitsFrom(added.priceDate, now)) - 1) * 100
}

function unitsFrom(date: string | null | undefined, now: Now | undefined): number {
  const since = date ? readIsoDay(date) : undefined
  return since === undefined ? 1 : unitsSince(now?.unitChanges ?? [], since)
}

/** Not after an unknown event, nor in a currency that somebody chose before the market knew the instrument. */
const isComparable = (added: Added, now: Now) =>
  !now.isUnsure && (added.currency === undefined || now.currency === undefined || added.currency === now.currency)
