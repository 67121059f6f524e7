/** A decimal as an integer of its last place: 104.50 is 10450 with 2 decimals. Exact, unlike a float. */
export type Decimal = { readonly units: number; readonly decimals: number }

/** The digits a double holds exactly. */
export const MOST_DIGITS = 15

/** Digits with at most one dot, as in `104.5320`, `10.` and `.4157`; no sign, no exponent. */
export function readDecimal(text: string): Decimal | undefined {
  let units = 0
  let dot = -1
  let significant = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 46 && dot < 0) {
      dot = at
      continue
    }
    if (code < 48 || code > 57) return undefined
    units = units * 10 + code - 48
    if (units > 0) significant += 1
  }
  const decimals = dot < 0 ? 0 : text.length - dot - 1
  const written = text.length - (dot < 0 ? 0 : 1)
  if (written === 0 || significant > MOST_DIGITS || decimals > MOST_DIGITS) return undefined
  return { units, decimals }
}

/** With all decimals and a leading digit: 10450 with 2 is 104.50, 4157 with 4 is 0.4157. */
export function decimalText({ units, decimals }: Decimal): string {
  if (decimals === 0) return String(units)
  const digits = String(units).padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
