import type { OwnGoal } from '#domain/compare/compared-goal.ts'
import { csvOf } from '#domain/text/csv.ts'
import { saveBlob } from '#platform/browser/save-file.ts'
import { localDay } from '#platform/browser/use-today.ts'
import { comparedLines } from './compare-chart.tsx'
import { compareRows } from './compare-rows.ts'
import { drawComparison } from './draw-comparison.ts'
import type { Comparison } from './use-compared.ts'

type Goals = readonly OwnGoal[] | undefined

const thingsOf = ({ columns }: Comparison) => columns.flatMap(({ thing }) => (thing ? [thing] : []))
const nameOf = (ending: string) => `banyan-comparison-${localDay(new Date())}.${ending}`

/** Shares are numbers: 0.123 is 12.3%. */
export function comparisonCsv(comparison: Comparison, goals: Goals): string {
  const things = thingsOf(comparison)
  return csvOf([
    ['', ...things.map(({ name }) => name)],
    ['Kind', ...things.map(({ ref }) => ref.kind)],
    ['Currency', ...things.map(({ currency }) => currency)],
    ['As of', ...things.map(({ asOf }) => asOf)],
    ['Remark', ...things.map(({ remark }) => remark)],
    ...compareRows(things, comparison.period, goals).map(({ label, cells }) => [
      label,
      ...cells.map(({ value, note }) => (note && typeof value === 'string' ? `${value}, ${note}` : value)),
    ]),
  ])
}

/** The BOM tells spreadsheets the encoding. */
export function saveCsv(comparison: Comparison, goals: Goals): void {
  const text = comparisonCsv(comparison, goals)
  saveBlob(nameOf('csv'), new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }))
}

export async function savePicture(comparison: Comparison, goals: Goals): Promise<void> {
  const things = thingsOf(comparison)
  const rows = compareRows(things, comparison.period, goals).filter(({ prose }) => !prose)
  const names = comparison.columns.flatMap(({ thing }, at) =>
    thing ? [{ name: thing.name, remark: thing.remark, color: at + 1 }] : [],
  )
  saveBlob(nameOf('png'), await drawComparison(comparedLines(comparison.columns), names, rows))
}
