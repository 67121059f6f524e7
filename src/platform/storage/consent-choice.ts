import { useEffect } from 'react'
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
} from '#domain/kept/consent.ts'
import { browserValue, isText, useBrowserValue } from './browser-value.ts'
import { hasCache } from './database-name.ts'
import { keyNamed } from './key.ts'
import { pageValue } from './page-value.ts'
import { storedNames } from './storage-text.ts'

const consent = browserValue('cacheConsent', isConsent)
const settings = browserValue('cacheSettings', isCacheSettings)
const nothing: CacheSettings = keyTable.cacheSettings.default

const chosen = (made: Consent | null, by: CacheSettings) => (made && belongTogether(made, by) ? made : null)

export const currentConsent = (): Consent | null => chosen(consent.read(), settings.read())
export const cacheSettings = (): CacheSettings => (currentConsent() ? settings.read() : nothing)
export const mayKeep = (type: CacheType) => isAllowed(cacheSettings(), type)

/** The consent; null until chosen. */
export function useConsent(): Consent | null {
  return chosen(useBrowserValue(consent), useBrowserValue(settings))
}

export function useCacheSettings(): CacheSettings {
  const by = useBrowserValue(settings)
  return useConsent() ? by : nothing
}

/** Applied now and on every later page: a withdrawal may have been interrupted. */
export function useConsentEffect(): void {
  useEffect(() => {
    const clean = () => void import('./cache.ts').then((cache) => cache.clean()).catch(() => {})
    // After the page has loaded; the cache's code only if there is a cache.
    let timer = setTimeout(async () => {
      if (forbiddenNames().length > 0 || (await hasCache())) clean()
    }, 3_000)
    // A choice changes two values, with an event each; acts once.
    const cleanOnce = () => {
      clearTimeout(timer)
      timer = setTimeout(clean)
    }
    const stops = [consent.subscribe(cleanOnce), settings.subscribe(cleanOnce)]
    return () => {
      clearTimeout(timer)
      for (const stop of stops) stop()
    }
  }, [])
}

/** Stored names whose consent is missing or withdrawn. */
export function forbiddenNames(): string[] {
  return storedNames().filter((name) => {
    const key = keyNamed(name)
    const needed = key && consentFor(key)
    return needed !== undefined && !mayKeep(needed)
  })
}

/** §4: each of the four outcomes writes both consent and cache settings. */
export function choose(type: ConsentType, custom: Custom): void {
  consent.write({ type, version: CONSENT_VERSION, at: new Date().toISOString() })
  settings.write(settingsOf(type, custom))
  showConsent(false)
}

/** The consent that a key needs; most need none. */
export function consentFor(key: StorageKey): CacheType | undefined {
  const row = keyTable[key]
  return 'consent' in row ? row.consent : undefined
}

const countingScript = browserValue('countingScript', isText)

/** The host whose script a person with Global Privacy Control has switched on; empty without. */
export const useCountingScript = () => useBrowserValue(countingScript)
export const allowCountingScript = countingScript.write

/** Whether the browser sends Global Privacy Control. */
export const wantsPrivacy = () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

let opener: Element | null = null
const asked = pageValue(false)

/** Reopens the consent bar from the settings, or closes it. */
export function showConsent(again = true): void {
  if (again) opener = document.activeElement
  else if (asked.read() && opener instanceof HTMLElement) opener.focus()
  asked.write(again)
}

export const useConsentReopened = () => useBrowserValue(asked)
