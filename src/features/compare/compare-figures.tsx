import { taxRulesSince } from '#domain/compare/compare-notes.ts'
import type { CompareSearch } from '#domain/compare/compare-query.ts'
import type { OwnGoal } from '#domain/compare/compared-goal.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { Part } from '#ui/data/part.tsx'
import { CompareActs } from './compare-acts.tsx'
import { CompareFields } from './compare-fields.tsx'
import { CompareTable } from './compare-table.tsx'
import type { Comparison } from './use-compared.ts'

type Props = {
  readonly comparison: Comparison
  readonly goals: readonly OwnGoal[] | undefined
  readonly search: CompareSearch
  readonly onSearch: (search: CompareSearch) => void
}

/** Below the chart: the figures, and what they assume. */
export function CompareFigures({ comparison, goals, search, onSearch }: Props) {
  const asOf = comparison.columns.flatMap(({ thing }) => thing?.asOf ?? []).toSorted()
  return (
    <>
      <Part id="figures" title="Figures">
        <CompareTable comparison={comparison} goals={goals} />
        <p className="text-ink-2">
          {asOf.length > 0 && `As of ${dateLabel(asOf[0] ?? '')}. `}
          Tax rules of India since {dateLabel(taxRulesSince)}, for residents; they change, and your case may differ.
          {goals && goals.length > 0 && ' A goal’s date assumes that all its savings earn that XIRR.'}
        </p>
        <CompareActs comparison={comparison} goals={goals} />
      </Part>
      <Part id="assumptions" title="Assumptions">
        <CompareFields comparison={comparison} search={search} onSearch={onSearch} />
        <p className="text-ink-2">
          The same amounts go into every fund and stock, each in its own currency, without costs and taxes.
          {comparison.home && ' Without a choice of yours they are what the first property takes.'}
        </p>
      </Part>
    </>
  )
}
