import { useLayoutEffect } from 'react'
import { useHydrated } from '#platform/browser/use-hydrated.ts'

/** Which of the two home pages is shown; before hydration the early script has said so. */
export function useMemberMark(isMember: boolean): void {
  const isKnown = useHydrated()
  useLayoutEffect(() => {
    if (isKnown) document.documentElement.toggleAttribute('data-member', isMember)
  }, [isKnown, isMember])
}
