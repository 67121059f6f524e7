import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while a page is being taken over, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
