import { useLocation, useMatches } from '@tanstack/react-router'
import { useAnalyticsScript, usePageCounter } from './use-page-counter.ts'

/** Counts pages for the operator, with the Analytics consent only. Shows nothing. */
export function Visits({ script }: { readonly script: string | null }) {
  const { pathname } = useLocation()
  const pattern = useMatches().at(-1)?.fullPath ?? ''
  usePageCounter(pattern, pathname)
  useAnalyticsScript(script)
  return null
}
