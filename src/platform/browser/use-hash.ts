import { useInBrowser } from './use-hydrated.ts'

/** What stands behind the `#`; nothing is known of it on the server, where it never arrives. */
export function useHash(): string | undefined {
  return useInBrowser<string | undefined>(
    (changed) => {
      addEventListener('hashchange', changed)
      return () => removeEventListener('hashchange', changed)
    },
    () => location.hash.slice(1),
    () => undefined,
  )
}
