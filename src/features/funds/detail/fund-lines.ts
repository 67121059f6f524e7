import { commonStart } from '#domain/funds/fund-comparison.ts'
import type { ComparedFund, FundDetails } from '#domain/funds/fund-details.ts'
import { schemeTitle } from '#domain/funds/fund-labels.ts'
import type { BasicFigures } from '#domain/measures/figures.ts'
import { withGaps } from '#domain/measures/line-gaps.ts'
import type { Series as Values } from '#domain/measures/series.ts'
import type { Series } from '#ui/chart/chart-series.ts'

const DAY_S = 86_400
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
  return [
    lineOf(details.code, others.length === 0 ? 'NAV' : schemeTitle(details), 1, own, drawn, from),
    ...others.map(({ fund, figures, at }) =>
      lineOf(fund.code, schemeTitle(fund), besideColors[at] ?? 4, figures, drawn, from),
    ),
  ]
}

function lineOf(
  code: number,
  label: string,
  color: Series['color'],
  figures: BasicFigures,
  drawn: Drawn,
  from: number,
) {
  const whole = drawn?.get(code)
  const { days, values } = whole && !figures.weekly ? withGaps(whole, whole) : figures.line
  let first = 0
  while ((days[first] ?? Number.POSITIVE_INFINITY) * DAY_S < from) first += 1
  // A day without a value carries the previous one.
  if (first > 0 && (days[first] ?? 0) * DAY_S > from) first -= 1
  const length = days.length - first
  return {
    id: String(code),
    label,
    color,
    times: Array.from({ length }, (_, at) => Math.max(from, (days[first + at] ?? 0) * DAY_S)),
    values: Array.from({ length }, (_, at) => values[first + at] ?? null),
  }
}
