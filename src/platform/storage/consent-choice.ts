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
import { browserValue, useBrowserValue } from './browser-value.ts'
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

/** What was chosen; nothing until then. */
export function useConsent(): Consent | null {
  return chosen(useBrowserValue(consent), useBrowserValue(settings))
}

export function useCacheSettings(): CacheSettings {
  const by = useBrowserValue(settings)
  return useConsent() ? by : nothing
}

/** Applied now and on every later page: a withdrawal may have been cut short. */
export function useConsentEffect(): void {
  useEffect(() => {
    const clean = () => void import('./cache.ts').then((cache) => cache.clean()).catch(() => {})
    // Not while the page is busy arriving; and the cache's code only where there is a cache.
    let timer = setTimeout(async () => {
      if (forbiddenNames().length > 0 || (await hasCache())) clean()
    }, 3_000)
    // A choice is two values, and each is told; it is acted on once.
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

/** What is kept though the consent that it needs was not given, or was taken back. */
export function forbiddenNames(): string[] {
  return storedNames().filter((name) => {
    const key = keyNamed(name)
    const needed = key && consentFor(key)
    return needed !== undefined && !mayKeep(needed)
  })
}

/** §4: one of the four outcomes writes both the consent and the settings of the cache. */
export function choose(type: ConsentType, custom: Custom): void {
  consent.write({ type, version: CONSENT_VERSION, at: new Date().toISOString() })
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

let opener: Element | null = null
const asked = pageValue(false)

/** Somebody wants to see their choice again, or has seen it: then they are back where they asked for it. */
export function askAgain(again = true): void {
  if (again) opener = document.activeElement
  else if (asked.read() && opener instanceof HTMLElement) opener.focus()
  asked.write(again)
}

export const useAskedAgain = () => useBrowserValue(asked)
