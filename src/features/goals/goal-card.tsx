import { memo } from 'react'
import type { GoalFigures } from '#domain/goals/goal-figures.ts'
import { isPlainPress } from '#ui/controls/plain-press.ts'
import { dateLabel } from '#ui/data/day-label.ts'
import { Emblem } from '#ui/data/emblem.tsx'
import { Amount, SavedBar, Status } from './goal-parts.tsx'
import { percentLabel, storyOf } from './goal-words.ts'

type Props = { readonly figures: GoalFigures; readonly onOpen: (id: string) => void }

/** One goal in the list: how far it is and whether it will do. */
export const GoalCard = memo(({ figures, onOpen }: Props) => {
  const { goal, status, saved, target, outcome } = figures
  return (
    <li className="goal-card">
      <div className="goal-card-head">
        <Emblem name={goal.icon} />
        <h3 className="goal-name">
          {/* The router's own link computes its address anew with every render. */}
          <a
            href={`/financial-goals?goal=${goal.id}`}
            dir="auto"
            onClick={(event) => {
              if (!isPlainPress(event)) return
              event.preventDefault()
              onOpen(goal.id)
            }}
          >
            {goal.name}
          </a>
        </h3>
        <Status status={status} />
      </div>
      <p className="goal-card-sum">
        <strong>
          <Amount value={saved} currency={goal.currency} short />
        </strong>{' '}
        <span className="text-ink-2">
          of <Amount value={target} currency={goal.currency} short />, {percentLabel(saved / target)}
        </span>
      </p>
      <SavedBar figures={figures} />
      <p className="text-ink-2 goal-card-story">
        {goal.date !== null && `By ${dateLabel(goal.date)}. `}
        {storyOf(figures)}
        {outcome && outcome.gap > 0 && outcome.needed !== null && status !== 'paused' && (
          <>
            {' '}
            It needs <Amount value={outcome.needed} currency={goal.currency} /> a month.
          </>
        )}
      </p>
    </li>
  )
})
