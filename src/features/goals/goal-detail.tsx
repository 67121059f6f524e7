import type { GoalFigures } from '#domain/goals/goal-figures.ts'
import { AboutPart, useAbout } from '#features/follow/index.ts'
import { Button } from '#ui/controls/button.tsx'
import { ContributionsPart } from './contributions-part.tsx'
import { GoalActions } from './goal-actions.tsx'
import { GoalChanges } from './goal-changes.tsx'
import { GoalHead } from './goal-head.tsx'
import { MarketNote } from './goal-list.tsx'
import type { GoalsProps } from './goals.tsx'
import { LinksPart } from './links-part.tsx'
import { LumpsPart } from './lumps-part.tsx'
import { ProjectionPart } from './projection-part.tsx'
import { ReplayPart } from './replay-part.tsx'
import type { GoalsState } from './use-goals.ts'
import { YearsPart } from './years-part.tsx'

type Props = GoalsProps & {
  readonly figures: GoalFigures
  readonly state: GoalsState
  readonly onEdit: () => void
  readonly onBack: () => void
}

/** One goal: its numbers, its projection, its replay, and what belongs to it. */
export function GoalDetail({ uid, client, figures, state, search, onSearch, onEdit, onBack }: Props) {
  const { goal } = figures
  const about = useAbout('goal', goal.id)
  const isReal = search.money === 'today'
  return (
    <article className="goal-detail">
      <p className="no-print">
        <Button look="plain" className="button-plain button-small goal-back" onClick={onBack}>
          ← All goals
        </Button>
      </p>
      <GoalHead figures={figures} />
      <MarketNote market={state.market} retry={state.retry} />
      <GoalActions uid={uid} figures={figures} onEdit={onEdit} onWrite={about.setWriting} onRemoved={onBack} />
      <GoalChanges changes={state.changes.filter(({ id }) => id === goal.id)} />
      <ProjectionPart
        figures={figures}
        isReal={isReal}
        onReal={(real) => onSearch({ ...search, money: real ? 'today' : undefined }, true)}
      />
      <ReplayPart uid={uid} client={client} figures={figures} search={search} onSearch={onSearch} />
      <LinksPart uid={uid} figures={figures} />
      <ContributionsPart uid={uid} figures={figures} />
      <LumpsPart uid={uid} figures={figures} />
      <YearsPart figures={figures} isReal={isReal} />
      <AboutPart subject={{ kind: 'goal', id: goal.id, name: goal.name }} about={about} />
    </article>
  )
}
