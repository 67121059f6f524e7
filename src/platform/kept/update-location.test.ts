import { beforeEach, expect, test, vi } from 'vitest'
import type { UserLocation } from '#domain/kept/location.ts'
import { endTimersAfterTest, stubBrowser } from '#tests/browser-storage.ts'

const found: { place: UserLocation | undefined } = { place: undefined }
vi.mock('#platform/api/locate.ts', () => ({ locate: async () => found.place }))

const delhi: UserLocation = {
  country: 'India',
  countryCode: 'IN',
  region: 'Delhi',
  city: 'Delhi',
  latitude: 28.46,
  longitude: 77.03,
  timezone: 'Asia/Kolkata',
  lastUpdated: '2026-11-16T10:00:00.000Z',
}

let browser: ReturnType<typeof stubBrowser>
let location: typeof import('./update-location.ts')
let memory: typeof import('./own-location.ts')
let kept: typeof import('./kept.ts')
let kinds: typeof import('./kinds.ts')

beforeEach(async () => {
  vi.resetModules()
  browser = stubBrowser()
  endTimersAfterTest()
  found.place = delhi
  location = await import('./update-location.ts')
  memory = await import('./own-location.ts')
  kept = await import('./kept.ts')
  kinds = await import('./kinds.ts')
})

const stored = () => kept.openKept(kinds.locationKind, 'u1').read()

test('a person’s location is stored; removing it can be undone', async () => {
  expect(await location.updateLocation('u1', 'https://place.example')).toBe('updated')
  expect([stored(), memory.unstoredLocation.read()]).toEqual([delhi, null])
  const undo = await location.forgetLocation('u1')
  expect(stored()).toBeNull()
  undo()
  await vi.waitFor(() => expect(stored()).toEqual(delhi))
})

test('a visitor’s location lives in memory only', async () => {
  expect(await location.updateLocation(undefined, 'https://place.example')).toBe('updated')
  expect(memory.unstoredLocation.read()).toEqual({ uid: undefined, place: delhi })
  expect(browser.storage.length).toBe(0)
  const undo = await location.forgetLocation(undefined)
  expect(memory.unstoredLocation.read()).toBeNull()
  undo()
  expect(memory.unstoredLocation.read()).toEqual({ uid: undefined, place: delhi })
})

test('a location that storage refuses is used in this tab', async () => {
  browser.storage.room = 0
  expect(await location.updateLocation('u1', 'https://place.example')).toBe('unsaved')
  expect(memory.unstoredLocation.read()).toEqual({ uid: 'u1', place: delhi })
})

test('a failure changes nothing', async () => {
  await location.updateLocation('u1', 'https://place.example')
  found.place = undefined
  expect(await location.updateLocation('u1', 'https://place.example')).toBe('failed')
  expect(stored()).toEqual(delhi)
})
