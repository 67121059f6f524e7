/**
 * The only access to optional browser APIs. Settings, private windows, old browsers and plain http remove some of them;
 * even naming one may throw. Each accessor returns undefined then, so callers must handle it.
 */
export function whereAvailable<T>(open: () => T | null | undefined): T | undefined {
  try {
    return open() ?? undefined
  } catch {
    return undefined
  }
}

const PROBE = 'banyan-takes-cookies'

export const browserStorage = () => whereAvailable(() => localStorage)
export const tabStorage = () => whereAvailable(() => sessionStorage)
export const databases = () => whereAvailable(() => indexedDB)
export const locks = () => whereAvailable(() => navigator.locks)
export const clipboard = () => whereAvailable(() => navigator.clipboard)
export const geolocation = () => whereAvailable(() => navigator.geolocation)
/** Whether stored data may be evicted when space is short. */
export const storageManager = () => whereAvailable(() => navigator.storage)

/** Whether session cookies work. Chromium's `cookieEnabled` can be wrong: only setting one proves it. */
export const takesCookies = () =>
  whereAvailable(() => {
    Reflect.set(document, 'cookie', `${PROBE}=1; path=/; samesite=strict`)
    const taken = document.cookie.includes(`${PROBE}=`)
    Reflect.set(document, 'cookie', `${PROBE}=; path=/; samesite=strict; max-age=0`)
    return taken
  }) === true
export const cookies = () => whereAvailable(() => document.cookie) ?? ''

/** Messages to other tabs. Without it they notice changes when they next look. */
export const channelNamed = (name: string) => whereAvailable(() => new BroadcastChannel(name))

/** The system's share sheet; few desktop browsers have one. */
export const shareSheet = () => whereAvailable(() => navigator.share?.bind(navigator))
