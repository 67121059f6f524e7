import { useCallback, useRef } from 'react'

/** A stable function that calls the latest `act`: for handlers passed to memoised components. */
export function useStable<Args extends readonly unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const now = useRef(act)
  now.current = act
  return useCallback((...args: Args) => now.current(...args), [])
}
