import type { ComparedFund, FundDetails } from '#domain/funds/fund-details.ts'
import { schemeTitle } from '#domain/funds/fund-labels.ts'
import { commonStart } from '#domain/measures/comparison.ts'
import type { BasicFigures } from '#domain/measures/figures.ts'
import type { Series as Values } from '#domain/measures/series.ts'
import { lineOf } from '#features/sheet/index.ts'
import type { Series } from '#ui/chart/chart-series.ts'

/** The fund itself has colour 1; compared funds follow in URL order. */
export const besideColors = [2, 3, 4] as const

type Drawn = ReadonlyMap<number, Values> | undefined

/**
 * Chart lines of the fund and its comparisons: daily where the whole history is loaded, else the sample that came with
 * the page. Compared lines start on the first common day.
 */
export function linesOf(details: FundDetails, beside: readonly (ComparedFund | undefined)[], drawn: Drawn): Series[] {
  const own = details.figures
  if (!own) return []
  const others = beside.flatMap((fund, at) => (fund?.figures ? [{ fund, figures: fund.figures, at }] : []))
  const start = commonStart([own, ...others.map(({ figures }) => figures)])
  const from = others.length === 0 || start === undefined ? 0 : Date.parse(start) / 1000
  const line = (code: number, label: string, color: Series['color'], figures: BasicFigures) =>
    lineOf({ id: String(code), label, color, figures, whole: drawn?.get(code) }, from)
  return [
    line(details.code, others.length === 0 ? 'NAV' : schemeTitle(details), 1, own),
    ...others.map(({ fund, figures, at }) => line(fund.code, schemeTitle(fund), besideColors[at] ?? 4, figures)),
  ]
}
