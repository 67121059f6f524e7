/** The price that somebody waits for, and the one at which they added it. */
type Aim = { readonly price: number | null; readonly target: number | null }
type Now = { readonly price: number }

/** A target above the price at which it was added is reached from below, one under it from above. */
export function isReached({ price, target }: Aim, now: Now | undefined): boolean {
  if (!now || target === null || price === null) return false
  return target >= price ? now.price >= target : now.price <= target
}

/** How far the price still has to go to the target, in percent of the price; nothing where it was reached or something is not known. */
export function toTarget(aim: Aim, now: Now | undefined): number | null {
  if (!now || aim.target === null || !(now.price > 0) || isReached(aim, now)) return null
  return (aim.target / now.price - 1) * 100
}

/** In percent since it was added, where both prices are known. */
export function sinceAdded({ price }: Pick<Aim, 'price'>, now: Now | undefined): number | null {
  return now && price ? (now.price / price - 1) * 100 : null
}
