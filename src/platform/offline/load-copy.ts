import { cacheStorage, serviceWorkers } from '#platform/browser/late-doors.ts'
import { isOfflineCache } from '#platform/storage/offline-caches.ts'

/** Loads the page at this address, unless that is what failed, if the worker has a copy. */
export async function loadCopy(address: string): Promise<void> {
  const stores = cacheStorage()
  const [arrival] = performance.getEntriesByType('navigation')
  if (!stores || !serviceWorkers()?.controller || arrival?.name === location.href) return
  for (const cacheName of (await stores.keys()).filter(isOfflineCache))
    if (await stores.match(address, { cacheName, ignoreVary: true })) return location.reload()
}
