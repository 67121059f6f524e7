/** As shown on screens: 0.12345 is 1,235. Null if it starts from zero. */
export function hundredths(share: number): number | null {
  return Number.isFinite(share) && share > -1 ? Math.round(fine(share) * 10_000) + 0 : null
}

/** A millionth is finer than anything shown. */
export const fine = (value: number) => Math.round(value * 1e6) / 1e6
