import { constants } from '#catalogue/constants.ts'
import { isYounger } from '#domain/time/freshness.ts'

export type ConsentType = (typeof constants.consentTypes)[number]
export type CacheType = (typeof constants.cacheTypes)[number]
export type CacheHours = (typeof constants.cacheHours)[number]

/** §3: what may be cached in addition, and for how long. */
export type CacheSettings = {
  readonly enabled: boolean
  readonly duration: CacheHours
  readonly types: Readonly<Record<CacheType, boolean>>
}

/** §4: the choice, the version of the question and the time. */
export type Consent = { readonly type: ConsentType; readonly version: number; readonly at: string }

/** Incremented when the question changes its meaning: everybody is asked again. */
export const CONSENT_VERSION = 1

export type Custom = { readonly analytics: boolean; readonly preferences: boolean; readonly hours: CacheHours }

/** §4: the four outcomes. */
export function settingsOf(type: ConsentType, custom: Custom): CacheSettings {
  const chosen = {
    all: { funds: true, stocks: true, analytics: true, preferences: true },
    required: { funds: true, stocks: true, analytics: false, preferences: false },
    custom: { funds: true, stocks: true, analytics: custom.analytics, preferences: custom.preferences },
    none: { funds: false, stocks: false, analytics: false, preferences: false },
  } as const
  const duration = type === 'custom' ? custom.hours : constants.cacheDefaultHours
  return { enabled: type !== 'none', duration, types: chosen[type] }
}

export const isAllowed = ({ enabled, types }: CacheSettings, type: CacheType) => enabled && types[type]

/** A cached value is valid for the chosen hours. */
export const isFresh = ({ duration }: CacheSettings, keptAt: number, now: number) => isYounger(keptAt, duration, now)

/** Both are written together. If they contradict each other one write failed, and nothing counts as chosen. */
export function belongTogether({ type }: Consent, settings: CacheSettings): boolean {
  const meant = settingsOf(type, { ...settings.types, hours: settings.duration })
  const sameTypes = constants.cacheTypes.every((each) => meant.types[each] === settings.types[each])
  return sameTypes && meant.enabled === settings.enabled && meant.duration === settings.duration
}

/** By hand, without zod: every page runs this. */
export function isConsent(value: unknown): value is Consent | null {
  if (value === null) return true
  if (typeof value !== 'object') return false
  const { type, version, at } = value as Record<string, unknown>
  return includes(constants.consentTypes, type) && version === CONSENT_VERSION && typeof at === 'string'
}

export function isCacheSettings(value: unknown): value is CacheSettings {
  if (typeof value !== 'object' || value === null) return false
  const { enabled, duration, types } = value as Record<string, unknown>
  if (typeof enabled !== 'boolean' || !includes(constants.cacheHours, duration)) return false
  if (typeof types !== 'object' || types === null) return false
  return constants.cacheTypes.every((type) => typeof (types as Record<string, unknown>)[type] === 'boolean')
}

const includes = (list: readonly unknown[], value: unknown) => list.includes(value)
