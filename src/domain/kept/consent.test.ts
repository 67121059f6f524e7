import { describe, expect, test } from 'vitest'
import { constants } from '#catalogue/constants.ts'
import { storageKeys } from '#catalogue/storage-keys.ts'
import { belongTogether, type Custom, isAllowed, isCacheSettings, isConsent, isFresh, settingsOf } from './consent.ts'

const custom: Custom = { analytics: false, preferences: true, hours: 12 }
const allowed = (type: Parameters<typeof settingsOf>[0]) => {
  const settings = settingsOf(type, custom)
  return constants.cacheTypes.filter((each) => isAllowed(settings, each))
}

describe('the four outcomes', () => {
  test("'Accept Required' turns on caching for funds and stocks only", () => {
    expect(allowed('required')).toEqual(['funds', 'stocks'])
  })
  test("'Accept All' turns on all four types", () => {
    expect(allowed('all')).toEqual(['funds', 'stocks', 'analytics', 'preferences'])
  })
  test("'Reject All' turns caching off", () => {
    expect(settingsOf('none', custom)).toMatchObject({ enabled: false })
    expect(allowed('none')).toEqual([])
  })
  test('a custom choice: required types, and what was switched on', () => {
    expect(allowed('custom')).toEqual(['funds', 'stocks', 'preferences'])
  })
  test('the duration defaults to 24 hours; only a custom choice has another', () => {
    for (const type of ['all', 'required', 'none'] as const) expect(settingsOf(type, custom).duration).toBe(24)
    expect(settingsOf('custom', custom).duration).toBe(12)
  })
  test('each of them can be read back', () => {
    for (const type of constants.consentTypes) expect(isCacheSettings(settingsOf(type, custom))).toBe(true)
    expect(isCacheSettings(storageKeys.cacheSettings.default)).toBe(true)
  })
})

test('consent and settings of different choices contradict each other', () => {
  const consent = (type: Parameters<typeof settingsOf>[0]) => ({ type, version: 1, at: '' })
  for (const type of constants.consentTypes) expect(belongTogether(consent(type), settingsOf(type, custom))).toBe(true)
  expect(belongTogether(consent('required'), settingsOf('all', custom))).toBe(false)
  expect(belongTogether(consent('none'), settingsOf('required', custom))).toBe(false)
  expect(belongTogether(consent('all'), settingsOf('none', custom))).toBe(false)
})

test.each([
  undefined,
  5,
  [],
  {},
  { type: 'some', version: 1, at: '' },
  { type: 'all', version: 2, at: '' },
  { type: 'all', version: 0, at: '' },
  { type: 'all', version: 1, at: 5 },
])('an invalid consent (%j) counts as not chosen', (value) => {
  expect(isConsent(value)).toBe(false)
})

test.each([-24, 0, 1, 23, 1e9, Number.NaN, '24', null])('settings with %s hours are invalid', (duration) => {
  expect(isCacheSettings({ ...settingsOf('all', custom), duration })).toBe(false)
  expect(isCacheSettings({ ...settingsOf('all', custom), types: { funds: true } })).toBe(false)
})

test.each(constants.cacheHours)('cached data is valid for %i hours, to the millisecond', (hours) => {
  const settings = settingsOf('custom', { ...custom, hours })
  const end = hours * 60 * 60 * 1000
  expect(isFresh(settings, 1_000, 1_000 + end - 1)).toBe(true)
  expect(isFresh(settings, 1_000, 1_000 + end)).toBe(false)
  // A clock that was set back.
  expect(isFresh(settings, 1_001, 1_000)).toBe(false)
})
