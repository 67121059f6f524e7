import { useEffect } from 'react'
import { type OwnGoal, ownGoal } from '#domain/compare/compared-goal.ts'
import { useGoals } from '#features/goals/figures/index.ts'

type Props = { readonly uid: string; readonly onGoals: (goals: readonly OwnGoal[]) => void }

/** Tells the goals that are not archived, and shows nothing: visitors do not load it. */
export function GoalReader({ uid, onGoals }: Props) {
  const { goals, figuresOf } = useGoals(uid)
  useEffect(() => {
    onGoals(goals.filter(({ state }) => state !== 'archived').map((goal) => ownGoal(figuresOf(goal))))
  }, [goals, figuresOf, onGoals])
  return null
}
