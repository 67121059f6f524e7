import { useInBrowser } from './use-hydrated.ts'

/** The URL's hash; undefined on the server, which never receives it. */
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
