/**
 * The only access to optional browser APIs. Settings, private windows, old browsers and plain http remove some of them;
 * even naming one may throw. Each accessor returns undefined then, so callers must handle it.
 */
function behind<T>(open: () => T | null | undefined): T | undefined {
  try {
    return open() ?? undefined
  } catch {
    return undefined
  }
}

const PROBE = 'banyan-takes-cookies'

export const browserStorage = () => behind(() => localStorage)
export const tabStorage = () => behind(() => sessionStorage)
export const databases = () => behind(() => indexedDB)
export const locks = () => behind(() => navigator.locks)
export const clipboard = () => behind(() => navigator.clipboard)
export const geolocation = () => behind(() => navigator.geolocation)
/** Whether stored data may be evicted when space is short. */
export const storageManager = () => behind(() => navigator.storage)

/** Whether session cookies work. Chromium's `cookieEnabled` can be wrong: only setting one proves it. */
export const takesCookies = () =>
  behind(() => {
    Reflect.set(document, 'cookie', `${PROBE}=1; path=/; samesite=strict`)
    const taken = document.cookie.includes(`${PROBE}=`)
    Reflect.set(document, 'cookie', `${PROBE}=; path=/; samesite=strict; max-age=0`)
    return taken
  }) === true
export const cookies = () => behind(() => document.cookie) ?? ''

/** Messages to other tabs. Without it they notice changes when they next look. */
export const channelNamed = (name: string) => behind(() => new BroadcastChannel(name))
