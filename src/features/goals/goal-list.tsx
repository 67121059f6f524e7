import { useMemo, useState } from 'react'
import type { Goal } from '#domain/goals/goal.ts'
import { goalsAsCsv } from '#domain/goals/goal-years.ts'
import { byDate, byPriority } from '#domain/goals/shared-holdings.ts'
import { Button } from '#ui/controls/button.tsx'
import { Segments } from '#ui/controls/segments.tsx'
import { useRowsInSight } from '#ui/data/use-rows-in-sight.ts'
import { useStable } from '#ui/data/use-stable.ts'
import { IN_SIGHT } from './figures-now.ts'
import { GoalCard } from './goal-card.tsx'
import type { GoalsProps } from './goals.tsx'
import { saveCsv } from './save-csv.ts'
import type { GoalsState } from './use-goals.ts'

type Props = Pick<GoalsProps, 'uid' | 'search' | 'onSearch'> & { readonly state: GoalsState }

const orders = [
  { value: 'priority', label: 'By priority' },
  { value: 'date', label: 'By date' },
] as const
const AT_ONCE = 12

export function GoalList({ state: { goals, figuresOf, market, retry }, search, onSearch }: Props) {
  const [shown, setShown] = useState(AT_ONCE)
  const [isOpened, setOpened] = useState(false)
  const [active, archived] = useMemo(() => {
    const ordered = goals.toSorted(search.sort === 'date' ? byDate : byPriority)
    const isArchived = ({ state }: Goal) => state === 'archived'
    return [ordered.filter((one) => !isArchived(one)), ordered.filter(isArchived)]
  }, [goals, search.sort])
  const first = useMemo(() => active.slice(0, shown), [active, shown])
  const cards = useRowsInSight(first, IN_SIGHT, search.sort ?? '')
  const open = useStable((id: string) => onSearch({ ...search, goal: id }, false))
  if (goals.length === 0) return null
  const asCsv = () => goalsAsCsv([...active, ...archived].map(figuresOf))
  return (
    <section aria-label="Your goals" className="goal-list">
      <div className="goal-tools no-print">
        <Segments
          label="Order"
          value={search.sort ?? 'priority'}
          options={orders}
          onChange={(order) => onSearch({ ...search, sort: order === 'date' ? 'date' : undefined }, true)}
        />
        <p className="goal-row">
          <Button className="button-quiet button-small" onClick={() => saveCsv('goals', asCsv())}>
            Export as CSV
          </Button>
          <Button className="button-quiet button-small" onClick={() => print()}>
            Print
          </Button>
        </p>
      </div>
      <MarketNote market={market} retry={retry} />
      <ul className="goal-cards">
        {cards.map((one) => (
          <GoalCard key={one.id} figures={figuresOf(one)} onOpen={open} />
        ))}
      </ul>
      {active.length > shown && (
        <p className="no-print">
          <Button look="quiet" onClick={() => setShown(shown + 50)}>
            Show more ({active.length - shown})
          </Button>
        </p>
      )}
      {archived.length > 0 && (
        <details className="goal-archive no-print" onToggle={(event) => setOpened(event.currentTarget.open)}>
          <summary>Archived ({archived.length})</summary>
          <ul className="goal-cards">
            {(isOpened ? archived : []).map((one) => (
              <GoalCard key={one.id} figures={figuresOf(one)} onOpen={open} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

/** Amounts without today's prices say so. */
export function MarketNote({ market, retry }: Pick<GoalsState, 'market' | 'retry'>) {
  return (
    <p role="status" className="goal-note text-ink-2">
      {market === 'loading' && 'Loading today’s prices…'}
      {market === 'failed' && (
        <>
          Today’s prices could not be loaded, so linked units are not counted.{' '}
          <Button look="quiet" onClick={retry}>
            Try again
          </Button>
        </>
      )}
    </p>
  )
}
