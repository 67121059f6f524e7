import { type CacheSettings, isCacheSettings } from '#domain/kept/consent.ts'

/** Names that the page and its service worker share. */
export const OFFLINE_PREFIX = 'banyan-offline-'
const SETTINGS = `${OFFLINE_PREFIX}settings`
const SETTINGS_ADDRESS = '/offline-settings'
const BUILD_ADDRESS = '/offline-build'

export const pagesOf = (build: string) => `${OFFLINE_PREFIX}pages-${build}`
export const filesOf = (build: string) => `${OFFLINE_PREFIX}files-${build}`
export const isOfflineCache = (name: string) => name.startsWith(OFFLINE_PREFIX)
export const buildOf = (name: string) => /-(?:pages|files)-(.+)$/.exec(name)?.[1]

/** To the worker: a page was opened, store all files of the build, the person takes the new version. */
export type OfflineMessage =
  | { readonly do: 'copy'; readonly path: string }
  | { readonly do: 'fill' }
  | { readonly do: 'take-over' }

/** A worker cannot read localStorage: the choice lies beside the copies. Without it nothing is stored. */
export async function readOfflineSettings(stores: CacheStorage): Promise<CacheSettings | undefined> {
  // Opening would create it anew after a withdrawal.
  const kept = await stores.match(SETTINGS_ADDRESS, { cacheName: SETTINGS })
  const settings: unknown = await kept?.json().catch(() => undefined)
  return isCacheSettings(settings) && settings.enabled ? settings : undefined
}

export async function writeOfflineSettings(stores: CacheStorage, settings: CacheSettings): Promise<void> {
  await (await stores.open(SETTINGS)).put(SETTINGS_ADDRESS, Response.json(settings))
}

/** The build whose worker was activated last. */
export const readBuildInUse = async (stores: CacheStorage): Promise<string | undefined> =>
  (await stores.match(BUILD_ADDRESS, { cacheName: SETTINGS }))?.text()

export async function writeBuildInUse(stores: CacheStorage, build: string): Promise<void> {
  await (await stores.open(SETTINGS)).put(BUILD_ADDRESS, new Response(build))
}

/** Everything that was stored for use without a network. */
export async function removeOffline(stores: CacheStorage): Promise<void> {
  await Promise.all((await stores.keys()).filter(isOfflineCache).map((name) => stores.delete(name)))
}

/** How much is stored; reads everything, for the settings only. */
export async function offlineSize(stores: CacheStorage): Promise<{ entries: number; bytes: number }> {
  const size = { entries: 0, bytes: 0 }
  for (const name of (await stores.keys()).filter(isOfflineCache)) {
    const cache = await stores.open(name)
    for (const key of await cache.keys()) {
      size.entries += 1
      size.bytes += (await (await cache.match(key))?.blob())?.size ?? 0
    }
  }
  return size
}
