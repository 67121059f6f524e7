import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hasRealData, realFile } from '#tests/real-data.ts'
import { locate } from './locate.ts'

const SERVICE = 'https://place.example/json'
const contacts: string[] = []
type Found = (position: { coords: { latitude: number; longitude: number } }) => void
type Browser = ((found: Found, failed: (error: { code: number }) => void, options: object) => void) | undefined
const browser: { answer: Browser } = { answer: undefined }

vi.mock('#platform/browser/browser-doors.ts', () => ({
  geolocation: () => browser.answer && { getCurrentPosition: browser.answer },
}))
vi.mock('./outside-hosts.ts', () => ({ rememberHost: (host: string, why: string) => contacts.push(`${host} ${why}`) }))

const asked = vi.fn<typeof fetch>()
const pune = {
  country_name: 'India',
  country_code: 'IN',
  region: 'Maharashtra',
  city: 'Pune',
  latitude: 18.5,
  longitude: 73.9,
  timezone: 'Asia/Kolkata',
}
const answers = (body: unknown, init?: ResponseInit) =>
  asked.mockResolvedValue(new Response(typeof body === 'string' ? body : JSON.stringify(body), init))

beforeEach(() => {
  contacts.length = 0
  browser.answer = undefined
  asked.mockReset()
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the browser is asked with high accuracy and 10 seconds; its answer contacts nobody', async () => {
  const options: object[] = []
  browser.answer = (found, _, how) => {
    options.push(how)
    found({ coords: { latitude: 13.0358, longitude: 77.597 } })
  }
  expect(await locate(SERVICE)).toMatchObject({ city: 'Bengaluru', countryCode: 'IN', timezone: 'Asia/Kolkata' })
  expect(options).toEqual([{ enableHighAccuracy: true, timeout: 10_000 }])
  expect([asked.mock.calls.length, contacts]).toEqual([0, []])
})

describe('the service is asked, and named as contacted, if the browser', () => {
  test.each<[string, Browser]>([
    ['has no geolocation', undefined],
    ['is not allowed to tell', (_, failed) => failed({ code: 1 })],
    ['cannot tell', (_, failed) => failed({ code: 2 })],
    ['takes too long', (_, failed) => failed({ code: 3 })],
    [
      'throws',
      () => {
        throw new Error('SecurityError')
      },
    ],
    ['names a place in mid-ocean', (found) => found({ coords: { latitude: -40, longitude: -30 } })],
  ])('%s', async (_, answer) => {
    browser.answer = answer
    answers(pune)
    expect(await locate(SERVICE)).toMatchObject({ city: 'Pune', country: 'India' })
    expect(contacts).toEqual(['place.example location'])
    const [address, init] = asked.mock.calls[0] ?? []
    expect([address, init?.credentials, init?.referrerPolicy]).toEqual([SERVICE, 'omit', 'no-referrer'])
  })

  test('never gets an answer to its question', async () => {
    vi.useFakeTimers()
    browser.answer = () => {}
    answers(pune)
    const found = locate(SERVICE)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await found).toMatchObject({ city: 'Pune' })
  })
})

describe('no location if the service', () => {
  test.each<[string, () => void]>([
    ['cannot be reached', () => asked.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['takes longer than 10 seconds', () => asked.mockRejectedValue(new DOMException('late', 'TimeoutError'))],
    ['refuses with 429', () => answers(pune, { status: 429 })],
    ['says with status 200 that it is an error', () => answers({ error: true, reason: 'RateLimited' })],
    ['fails with 500', () => answers('oops', { status: 500 })],
    ['answers a web page', () => answers('<!doctype html><p>Hello')],
    ['answers nothing', () => answers('')],
    ['answers null', () => answers('null')],
    ['answers numbers as text', () => answers({ ...pune, latitude: '18.5' })],
    ['answers an impossible latitude', () => answers({ ...pune, latitude: 95 })],
    ['answers too much', () => answers({ ...pune, more: 'x'.repeat(100_000) })],
  ])('%s', async (_, happens) => {
    happens()
    expect(await locate(SERVICE)).toBeUndefined()
  })

  test.each(Object.keys(pune))('leaves out %s', async (field) => {
    answers({ ...pune, [field]: undefined })
    expect(await locate(SERVICE)).toBeUndefined()
  })

  test.each(['', 'nowhere', '/json'])('is not configured: %j', async (address) => {
    expect(await locate(address)).toBeUndefined()
    expect(asked).not.toHaveBeenCalled()
  })
})

describe.skipIf(!hasRealData)('recorded answers of the service', () => {
  test.each([
    ['geo/ipapi_in_gaya_2022.json', { city: 'Gaya', region: 'Bihar', country: 'India', countryCode: 'IN' }],
    ['geo/ipapi_us_readme.json', { city: 'Sacramento', countryCode: 'US', timezone: 'America/Los_Angeles' }],
  ])('%s', async (file, place) => {
    answers(realFile(file))
    expect(await locate(SERVICE)).toMatchObject(place)
  })

  test('the limit’s body is refused, also with status 200', async () => {
    answers(realFile('geo/ipapi_error_429_RateLimited.json'), { status: 200 })
    expect(await locate(SERVICE)).toBeUndefined()
  })
})
