import { constants } from '#catalogue/constants.ts'
import { fromCoordinates, fromIpAnswer, type UserLocation } from '#domain/kept/location.ts'
import { geolocation } from '#platform/browser/browser-doors.ts'
import { rememberHost } from './outside-hosts.ts'

const TIMEOUT_MS = constants.geolocationTimeoutSeconds * 1000
const MOST_BYTES = 64 * 1024

/** The browser's own limit starts only when its question is answered, which may be never. */
const MOST_WAIT_MS = 60_000

/** §7: the browser's location, else that of a public service, which sees the IP address; undefined if neither knows. */
export async function locate(ipLocation: string): Promise<UserLocation | undefined> {
  return (await fromBrowser().catch(() => undefined)) ?? (await fromService(ipLocation).catch(() => undefined))
}

async function fromBrowser(): Promise<UserLocation | undefined> {
  const door = geolocation()
  if (!door) return undefined
  const found = await new Promise<GeolocationPosition | undefined>((resolve) => {
    const unanswered = setTimeout(() => resolve(undefined), MOST_WAIT_MS)
    const answer = (position?: GeolocationPosition) => {
      clearTimeout(unanswered)
      resolve(position)
    }
    door.getCurrentPosition(answer, () => answer(), { enableHighAccuracy: true, timeout: TIMEOUT_MS })
  })
  return found && fromCoordinates(found.coords.latitude, found.coords.longitude, new Date())
}

async function fromService(address: string): Promise<UserLocation | undefined> {
  rememberHost(new URL(address).host, 'location')
  const response = await fetch(address, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return response.ok ? fromIpAnswer(JSON.parse(await textWithin(response, MOST_BYTES)), new Date()) : undefined
}

/** Throws if it is longer. */
async function textWithin(response: Response, bytes: number): Promise<string> {
  // Not `for await`: Safari cannot iterate over a stream.
  const reader = response.body?.getReader()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    size += next.value.length
    if (size > bytes) {
      void reader?.cancel().catch(() => {})
      throw new Error('The answer is too large')
    }
    pieces.push(next.value)
  }
  return new Blob(pieces).text()
}
