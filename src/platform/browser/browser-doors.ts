/**
 * The doors of the browser, opened in this one place. Settings, private windows, old browsers and plain http close some of them: then there is nothing
 * behind the name, or even to say it throws. Nobody else names them, so everybody has to say what they do without.
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
/** Whether what is kept here may be thrown away when room is needed. */
export const storageManager = () => behind(() => navigator.storage)

/** Cookies carry who is signed in. Chromium says that it takes them when it does not: only one that was there for a moment is a proof. */
export const takesCookies = () =>
  behind(() => {
    Reflect.set(document, 'cookie', `${PROBE}=1; path=/; samesite=strict`)
    const taken = document.cookie.includes(`${PROBE}=`)
    Reflect.set(document, 'cookie', `${PROBE}=; path=/; samesite=strict; max-age=0`)
    return taken
  }) === true
export const cookies = () => behind(() => document.cookie) ?? ''

/** A word to the other tabs. Without it they find out when they look. */
export const channelNamed = (name: string) => behind(() => new BroadcastChannel(name))
