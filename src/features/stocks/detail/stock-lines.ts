import { commonStart } from '#domain/measures/comparison.ts'
import type { StockDetails } from '#domain/stocks/stock-details.ts'
import { lineOf } from '#features/sheet/index.ts'
import type { Series } from '#ui/chart/chart-series.ts'
import type { Beside } from './use-beside-stock.ts'

/** The stock itself has colour 1; others follow in URL order. */
export const besideColors = [2, 3, 4] as const

/** One line alone, or all from their first common day. */
export function comparedLines({ symbol, name, figures }: StockDetails, beside: readonly Beside[]): Series[] {
  if (!figures) return []
  const others = beside.flatMap(({ found, ref }, at) =>
    found?.figures ? [{ found, ref, figures: found.figures, at }] : [],
  )
  const start = commonStart([figures, ...others.map((one) => one.figures)])
  const from = others.length === 0 || start === undefined ? 0 : Date.parse(start) / 1000
  return [
    lineOf({ id: symbol, label: others.length === 0 ? 'Close' : name, color: 1, figures, whole: undefined }, from),
    ...others.map(({ found, ref, figures: own, at }) =>
      lineOf(
        {
          id: `${ref.kind}:${ref.id}`,
          label: found.name,
          color: besideColors[at] ?? 4,
          figures: own,
          whole: undefined,
        },
        from,
      ),
    ),
  ]
}
