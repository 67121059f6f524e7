import { useEffect } from 'react'
import { isNewer, keepPrice } from './goals-store.ts'
import type { GoalsState } from './use-goals.ts'

/** Keeps what homes cost now: once sold, their last price stays the target. */
export function useLastPrices(uid: string, { goals, figuresOf, market }: GoalsState): void {
  useEffect(() => {
    if (market !== 'ready') return
    for (const goal of goals) {
      const live = goal.property && figuresOf(goal).live
      if (live && isNewer(live, goal.target)) void keepPrice(uid, goal, live)
    }
  }, [uid, goals, figuresOf, market])
}
