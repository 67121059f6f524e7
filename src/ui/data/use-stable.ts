import { useCallback, useRef } from 'react'

/** The same function with every render, which does what the last one did: for parts that are made anew only when what they show changes. */
export function useStable<Args extends readonly unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const now = useRef(act)
  now.current = act
  return useCallback((...args: Args) => now.current(...args), [])
}
