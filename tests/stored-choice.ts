import { CONSENT_VERSION, type Custom, settingsOf } from '#domain/kept/consent.ts'
import { keyOf } from '#platform/storage/key.ts'

const CHOSEN_AT = '2026-11-01T00:00:00.000Z'

/** As a browser stores it. */
export const envelope = (data: unknown) => JSON.stringify({ v: 1, updatedAt: CHOSEN_AT, data })

/** What a consent choice stores. */
export const choiceOf = (type: 'required' | 'all' | 'custom', custom: Partial<Custom> = {}) => ({
  [keyOf('cacheConsent')]: envelope({ type, version: CONSENT_VERSION, at: CHOSEN_AT }),
  [keyOf('cacheSettings')]: envelope(settingsOf(type, { analytics: false, preferences: false, hours: 24, ...custom })),
})
