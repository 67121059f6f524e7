import type { Goal } from '#domain/goals/goal.ts'
import { byPriority } from '#domain/goals/shared-holdings.ts'
import { Status, storyOf, useGoals } from '#features/goals/figures/index.ts'
import { Button } from '#ui/controls/button.tsx'
import { SkeletonText } from '#ui/data/skeleton.tsx'
import { OwnCard } from './own-card.tsx'
import type { CardProps } from './own-home.tsx'

const MOST = 4

/** The most urgent goals. */
export function GoalsCard({ uid }: CardProps) {
  const { goals, figuresOf, market, retry } = useGoals(uid)
  const shown = goals.filter(({ state }) => state !== 'archived').toSorted(byPriority)
  const isWaiting = (goal: Goal) => market === 'loading' && (goal.links.length > 0 || goal.property !== null)
  return (
    <OwnCard
      card="goals"
      href="/financial-goals"
      more={shown.length === 0 ? 'Set a goal' : `All goals (${shown.length})`}
      note={
        shown.length > 0 &&
        market === 'failed' && (
          <>
            Today’s prices could not be loaded, so linked units are not counted.{' '}
            <Button look="quiet" onClick={retry}>
              Try again
            </Button>
          </>
        )
      }
    >
      {shown.length === 0 ? (
        <p>Name what you are saving for and see whether you will get there.</p>
      ) : (
        <ul>
          {shown.slice(0, MOST).map((goal) => {
            const figures = isWaiting(goal) ? undefined : figuresOf(goal)
            return (
              <li key={goal.id} className="mine-goal">
                <p className="mine-row">
                  <a href={`/financial-goals?goal=${goal.id}`} dir="auto">
                    {goal.name}
                  </a>
                  {figures && <Status status={figures.status} />}
                </p>
                {figures ? <small>{storyOf(figures)}</small> : <SkeletonText lines={1} />}
              </li>
            )
          })}
        </ul>
      )}
    </OwnCard>
  )
}
