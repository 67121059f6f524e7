/** Distances from the highest and lowest price of 52 weeks, in hundredths of a per cent. */
type Distances = { readonly fromHigh: number | null; readonly fromLow: number | null }

/** Where the price is between the lowest (0) and the highest (1) of 52 weeks; null where that is unknown. */
export function yearPlace({ fromHigh, fromLow }: Distances): number | null {
  if (fromHigh === null || fromLow === null) return null
  const high = 1 / (1 + fromHigh / 10_000)
  const low = 1 / (1 + fromLow / 10_000)
  if (!(high > low && low > 0) || high === Number.POSITIVE_INFINITY) return null
  return Math.min(1, Math.max(0, (1 - low) / (high - low)))
}
