import { useEffect } from 'react'
import type { GoalFigures } from '#domain/goals/goal-figures.ts'
import { useGoals } from '#features/goals/figures/index.ts'

type Props = { readonly uid: string; readonly onGoals: (goals: readonly GoalFigures[]) => void }

/** Tells the goals that are not archived, and shows nothing: visitors do not load it. */
export function GoalReader({ uid, onGoals }: Props) {
  const { goals, figuresOf } = useGoals(uid)
  useEffect(() => {
    onGoals(goals.filter(({ state }) => state !== 'archived').map(figuresOf))
  }, [goals, figuresOf, onGoals])
  return null
}
