import { useEffect } from 'react'
import { type OutsideReason, outsideReasons } from '#catalogue/outside.ts'
import { browserValue, useBrowserValue } from '#platform/storage/browser-value.ts'

export type Contact = { readonly host: string; readonly why: OutsideReason }

const contacts = browserValue('outsideHosts', isContacts)

/** Other hosts this tab has contacted since it was opened. */
export const useOutsideHosts = () => useBrowserValue(contacts)

export function rememberHost(host: string, why: OutsideReason): void {
  const known = contacts.read()
  if (host !== location.host && !known.some((each) => each.host === host)) contacts.write([...known, { host, why }])
}

/** From the browser's resource timing: also catches requests we did not make knowingly. */
export function useOutsideWatch(): void {
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) {
        const { host, protocol } = new URL(name, location.href)
        if (protocol.startsWith('http'))
          rememberHost(host, host.endsWith('.googleusercontent.com') ? 'picture' : 'unknown')
      }
    })
    observer.observe({ type: 'resource', buffered: true })
    return () => observer.disconnect()
  }, [])
}

function isContacts(value: unknown): value is readonly Contact[] {
  return (
    Array.isArray(value) &&
    value.every((each) => typeof each?.host === 'string' && Object.hasOwn(outsideReasons, each.why))
  )
}
