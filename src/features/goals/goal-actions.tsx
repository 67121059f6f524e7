import type { GoalFigures } from '#domain/goals/goal-figures.ts'
import { yearsAsCsv } from '#domain/goals/goal-years.ts'
import { Button } from '#ui/controls/button.tsx'
import { removeGoal, setState } from './goals-store.ts'
import { saveCsv } from './save-csv.ts'

type Props = {
  readonly uid: string
  readonly figures: GoalFigures
  readonly onEdit: () => void
  readonly onWrite: (tab: 'notes' | 'todos') => void
  readonly onRemoved: () => void
}

export function GoalActions({ uid, figures, onEdit, onWrite, onRemoved }: Props) {
  const { goal } = figures
  const small = (label: string, act: () => void, opens = false) => (
    <Button className="button-quiet button-small" aria-haspopup={opens ? 'dialog' : undefined} onClick={act}>
      {label}
    </Button>
  )
  return (
    <div className="goal-row no-print">
      <Button className="button button-small" aria-haspopup="dialog" onClick={onEdit}>
        Edit goal
      </Button>
      {small('Add to-do', () => onWrite('todos'), true)}
      {small('Add note', () => onWrite('notes'), true)}
      <a href={`/compare?of=goal:${goal.id}`} className="button-quiet button-small">
        Compare
      </a>
      {goal.state === 'active'
        ? small('Pause', () => setState(uid, goal, 'paused'))
        : small(goal.state === 'paused' ? 'Resume' : 'Restore', () => setState(uid, goal, 'active'))}
      {goal.state !== 'archived' && small('Archive', () => setState(uid, goal, 'archived'))}
      {small('Export as CSV', () => saveCsv('goal', yearsAsCsv(figures)))}
      {small('Print', () => print())}
      {small('Remove', () => {
        onRemoved()
        void removeGoal(uid, goal.id)
      })}
    </div>
  )
}
