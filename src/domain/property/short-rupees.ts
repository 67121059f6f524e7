const scales = [
  [1e7, ' cr'],
  [1e5, ' lakh'],
  [1e3, 'k'],
] as const

/** "₹1.25 cr", "₹85 lakh", "₹32.5k": as short as a pin on the map. */
export function shortRupees(rupees: number): string {
  // 99,99,600 rounds to a crore: the rounded value decides the unit.
  const [size, unit] = scales.find(([from]) => rupees >= from * 0.9995) ?? [1, '']
  const amount = rupees / size
  return `₹${Number(amount.toFixed(amount >= 100 ? 0 : amount >= 10 ? 1 : 2))}${unit}`
}
