import { useMemo } from 'react'
import type { GoalFigures } from '#domain/goals/goal-figures.ts'
import { type GoalYear, yearsOf } from '#domain/goals/goal-years.ts'
import { type Column, DataTable } from '#ui/data/data-table.tsx'
import { dateLabel } from '#ui/data/day-label.ts'
import { Part } from '#ui/data/part.tsx'
import { Amount } from './goal-parts.tsx'

type Props = { readonly figures: GoalFigures; readonly isReal: boolean }

export function YearsPart({ figures, isReal }: Props) {
  const { currency } = figures.goal
  const rows = useMemo(() => yearsOf(figures, isReal), [figures, isReal])
  const columns = useMemo((): Column<GoalYear>[] => {
    const cell = (of: (year: GoalYear) => number) => (year: GoalYear) => <Amount value={of(year)} currency={currency} />
    const money = (id: string, label: string, of: (year: GoalYear) => number) => ({
      ...{ id, label, numeric: true, cell: cell(of) },
    })
    return [
      { id: 'ends', label: 'Until', cell: ({ ends }) => dateLabel(ends) },
      money('paidIn', 'Paid in', ({ paidIn }) => paidIn),
      money('growth', 'Growth', ({ growth }) => growth),
      money('value', 'Value', ({ value }) => value),
      money('target', 'Target', ({ target }) => target),
    ]
  }, [currency])
  return (
    <Part id="years" title="Year by year">
      <DataTable
        caption={isReal ? 'In today’s money' : 'Nominal amounts'}
        columns={columns}
        rows={rows}
        rowKey={({ ends }) => ends}
      />
    </Part>
  )
}
