import { Status, storyOf, useGoals } from '#features/goals/figures/index.ts'
import { OwnCard } from './own-card.tsx'
import type { CardProps } from './own-home.tsx'

const MOST = 4

export function GoalsCard({ uid }: CardProps) {
  const { goals, figuresOf } = useGoals(uid)
  const shown = goals.filter(({ state }) => state !== 'archived')
  return (
    <OwnCard
      card="goals"
      href="/financial-goals"
      more={shown.length === 0 ? 'Set a goal' : `All goals (${shown.length})`}
    >
      {shown.length === 0 ? (
        <p>Name what you are saving for and see whether you will get there.</p>
      ) : (
        <ul>
          {shown.slice(0, MOST).map((goal) => {
            const figures = figuresOf(goal)
            return (
              <li key={goal.id} className="mine-goal">
                <p className="mine-row">
                  <a href={`/financial-goals?goal=${goal.id}`} dir="auto">
                    {goal.name}
                  </a>
                  <Status status={figures.status} />
                </p>
                <small>{storyOf(figures)}</small>
              </li>
            )
          })}
        </ul>
      )}
    </OwnCard>
  )
}
