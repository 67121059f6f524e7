import { useEffect } from 'react'
import { type RouteId, routes } from '#catalogue/routes.ts'
import { isAllowed } from '#domain/kept/consent.ts'
import { rememberHost } from '#platform/api/outside-hosts.ts'
import { addScript, hasScript } from '#platform/browser/outside-script.ts'
import { useCacheSettings, useCountingScript, wantsPrivacy } from '#platform/storage/consent-choice.ts'
import { countPage, postCounts, sendCounts } from './page-counter.ts'

const SEND_AFTER_MS = 5_000

/** Counts the page that is shown. `pattern`: as the router writes its route. */
export function usePageCounter(pattern: string, address: string): void {
  const wanted = isAllowed(useCacheSettings(), 'analytics')
  // A page is counted anew with its address.
  useEffect(() => {
    const path = address && pattern.replaceAll(/\$(\w+)/g, '{$1}')
    const kind = (Object.keys(routes) as RouteId[]).find((id) => routes[id].path === path)
    if (!wanted || !kind) return
    countPage(kind)
    const timer = setTimeout(send, SEND_AFTER_MS)
    return () => clearTimeout(timer)
  }, [wanted, pattern, address])
  useEffect(() => {
    if (!wanted) return
    const leave = () => document.visibilityState === 'hidden' && send()
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [wanted])
}

const send = () => void sendCounts(postCounts)

/** The operator's script, with consent; with Global Privacy Control only if it was switched on by name. */
export function useAnalyticsScript(address: string | null): void {
  const isConsented = isAllowed(useCacheSettings(), 'analytics')
  const named = useCountingScript()
  useEffect(() => {
    if (!address) return
    const { host } = new URL(address)
    if (isConsented && (!wantsPrivacy() || named === host)) {
      rememberHost(host, 'analytics')
      addScript(address).catch(() => {})
    } else if (hasScript(address)) {
      // A script cannot be taken back: only a new page is without it. What is being written is a draft.
      location.reload()
    }
  }, [address, isConsented, named])
}
