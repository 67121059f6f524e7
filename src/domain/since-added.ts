type Priced<Price> = { readonly price: Price }

/** In percent, where both prices are known. */
export function sinceAdded({ price }: Priced<number | null>, now: Priced<number> | undefined): number | null {
  return now && price ? (now.price / price - 1) * 100 : null
}
