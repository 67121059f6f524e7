import { useEffect, useSyncExternalStore } from 'react'
import { keyTable, type StorageKey } from '#catalogue/storage-keys.ts'
import {
  belongTogether,
  type CacheSettings,
  type CacheType,
  CONSENT_VERSION,
  type Consent,
  type ConsentType,
  type Custom,
  isAllowed,
  isCacheSettings,
  isConsent,
  settingsOf,
} from '#domain/consent.ts'
import { browserValue, useBrowserValue } from './storage/browser-value.ts'

const consent = browserValue('cacheConsent', isConsent)
const settings = browserValue('cacheSettings', isCacheSettings)

export const cacheSettings = (): CacheSettings =>
  chosen(consent.read(), settings.read()) ? settings.read() : keyTable.cacheSettings.default

export const mayKeep = (type: CacheType) => isAllowed(cacheSettings(), type)

/** What was chosen; nothing until then. */
export function useConsent(): Consent | null {
  return chosen(useBrowserValue(consent), useBrowserValue(settings))
}

export const useCacheSettings = (): CacheSettings => useBrowserValue(settings)

const chosen = (made: Consent | null, by: CacheSettings) => (made && belongTogether(made, by) ? made : null)

/** A choice takes effect on what is kept in this browser. The cache's code is fetched then: most pages never need it. */
export function useConsentEffect(): void {
  useEffect(() => settings.subscribe(() => void import('./storage/cache.ts').then(({ clean }) => clean())), [])
}

/** §4: one of the four outcomes writes both the consent and the settings of the cache. */
export function choose(type: ConsentType, custom: Custom): void {
  consent.write({ type, version: CONSENT_VERSION, at: new Date().toISOString() })
  // Last: it is what the cache listens to.
  settings.write(settingsOf(type, custom))
  askAgain(false)
}

/** Which key may be kept only with which consent; most need none. */
export function consentFor(key: StorageKey): CacheType | undefined {
  const row = keyTable[key]
  return 'consent' in row ? row.consent : undefined
}

/** Whether the browser itself says for its person that they want to be left alone (Global Privacy Control). */
export const wantsPrivacy = () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

let asked = false
const listeners = new Set<() => void>()

/** Somebody wants to see their choice again. */
export function askAgain(again = true): void {
  asked = again
  for (const changed of listeners) changed()
}

export function useAskedAgain(): boolean {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => asked,
    () => false,
  )
}
