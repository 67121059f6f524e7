/** A measured figure and its budget. */
export type Figure = {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly budget?: { readonly most: number } | { readonly least: number }
}

export function isMissed({ value, budget }: Figure): boolean {
  if (!budget) return false
  return 'most' in budget ? !(value <= budget.most) : !(value >= budget.least)
}

export function print(figures: readonly Figure[]): void {
  const rounded = (value: number) => (value >= 100 ? Math.round(value).toLocaleString('en-US') : value.toPrecision(3))
  for (const figure of figures) {
    const { name, value, unit, budget } = figure
    const promise =
      budget && ('most' in budget ? `at most ${rounded(budget.most)}` : `at least ${rounded(budget.least)}`)
    const verdict = promise ? `${promise}${isMissed(figure) ? '  MISSED' : ''}` : ''
    console.log(`${name.padEnd(66)} ${rounded(value).padStart(9)} ${unit.padEnd(8)} ${verdict}`)
  }
}

/** A quantile: 0.95 for the 95th percentile. */
export const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN

export const median = (values: readonly number[]) => quantile(values, 0.5)
