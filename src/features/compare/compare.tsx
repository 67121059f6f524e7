import './compare.css'
import { useState } from 'react'
import { type CompareSearch, comparePeriods } from '#domain/compare/compare-query.ts'
import type { OwnGoal } from '#domain/compare/compared-goal.ts'
import type { ApiClient } from '#platform/api/api-client.ts'
import { usePresumedUser } from '#platform/session/session.ts'
import { Segments } from '#ui/controls/segments.tsx'
import { useLate } from '#ui/data/use-late.ts'
import { latePart } from '#ui/layers/late-part.tsx'
import { CompareChart } from './compare-chart.tsx'
import { CompareChoice } from './compare-choice.tsx'
import { useCompared } from './use-compared.ts'

type Props = {
  readonly client: ApiClient
  readonly search: CompareSearch
  readonly onSearch: (search: CompareSearch) => void
}

const periods = comparePeriods.map((years) => ({
  value: String(years),
  label: years === 1 ? '1 year' : `${years} years`,
}))

const CompareFigures = latePart('#figures', () =>
  import('./compare-figures.tsx').then(({ CompareFigures: part }) => part),
)
const loadGoals = () => import('./use-goal-reader.ts').then(({ GoalReader }) => GoalReader)

/** Funds, stocks, properties and goals side by side. */
export function Compare({ client, search, onSearch }: Props) {
  const user = usePresumedUser()
  const [own, setOwn] = useState<readonly OwnGoal[]>()
  const reader = useLate(loadGoals, user !== null)
  const goals = user ? own : undefined
  const comparison = useCompared(client, search, goals)
  const { columns, period } = comparison
  return (
    <article className="sheet versus">
      {user && reader.Component && <reader.Component uid={user.uid} onGoals={setOwn} />}
      <CompareChoice columns={columns} search={search} onSearch={onSearch} uid={user?.uid} />
      {columns.length === 0 ? (
        <Examples />
      ) : (
        <>
          <div className="versus-period">
            <Segments
              label="Period"
              value={String(period)}
              options={periods}
              onChange={(years) => {
                const over = comparePeriods.find((one) => String(one) === years)
                onSearch({ ...search, over } as CompareSearch)
              }}
            />
          </div>
          <CompareChart columns={columns} search={search} onSearch={onSearch} />
          <CompareFigures comparison={comparison} goals={goals} search={search} onSearch={onSearch} />
        </>
      )}
    </article>
  )
}

/** Nothing is chosen yet. */
const Examples = () => (
  <section className="state">
    <h2 className="section-title mb-2">Choose up to four things</h2>
    <p className="max-w-prose text-ink-2">
      See a fund, a stock and a flat on one chart: what you pay, what it returned, how bad it got, and when your goals
      would be reached. Choose above, or press Compare on any fund, stock or property.
    </p>
    <p className="mt-5 flex flex-wrap gap-3">
      <a href="/search-funds" className="button-quiet">
        Find funds
      </a>
      <a href="/search-stocks" className="button-quiet">
        Find stocks
      </a>
      <a href="/real-estate" className="button-quiet">
        Find properties
      </a>
    </p>
  </section>
)
