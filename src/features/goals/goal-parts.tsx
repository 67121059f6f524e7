import type { ReactNode } from 'react'
import { type GoalStatus, goalStatuses } from '#catalogue/goals.ts'
import type { GoalFigures } from '#domain/goals/goal-figures.ts'
import { Money } from '#ui/data/number.tsx'
import { percentLabel } from './goal-words.ts'

/** Sign and word: never by colour alone. */
const signs: Readonly<Record<GoalStatus, string>> = {
  set: '○',
  'on-track': '▲',
  'at-risk': '◆',
  'off-track': '▼',
  reached: '✓',
  paused: 'Ⅱ',
  archived: '–',
}

export function Status({ status }: { readonly status: GoalStatus }) {
  return (
    <span className={`goal-status goal-status-${status}`}>
      <span aria-hidden="true">{signs[status]} </span>
      {goalStatuses[status]}
    </span>
  )
}

type AmountProps = { readonly value: number; readonly currency: string; readonly short?: boolean }

/** A personal amount, hidden with the others. */
export const Amount = ({ value, currency, short = false }: AmountProps) => (
  <Money value={value} currency={currency} short={short} digits={0} personal />
)

export function SavedBar({ figures: { goal, saved, target } }: { readonly figures: GoalFigures }) {
  return (
    <progress className="progress" value={Math.min(saved, target)} max={target} aria-label={`${goal.name}, saved`}>
      {percentLabel(saved / target)}
    </progress>
  )
}

export function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
