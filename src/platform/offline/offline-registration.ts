import type { CacheSettings } from '#domain/kept/consent.ts'
import { build } from '#platform/browser/build.ts'
import { cacheStorage, serviceWorkers } from '#platform/browser/late-doors.ts'
import { cacheSettings } from '#platform/storage/consent-choice.ts'
import { type OfflineMessage, removeOffline, writeOfflineSettings } from '#platform/storage/offline-caches.ts'
import { pageValue } from '#platform/storage/page-value.ts'
import { arrivalPath } from './arrival-path.ts'

const WORKER = '/sw.js'
/** A page that stays open asks for a new version this often. */
const LOOK_AGAIN_MS = 60 * 60_000
const PATIENCE_MS = 3_000

/** `ready`: a new version waits. `taken`: another tab has taken it, and this one still runs the old code. */
export const update = pageValue<'none' | 'ready' | 'taken'>('none')

let registration: ServiceWorkerRegistration | undefined
/** This page asked for the change, and reloads. */
let taking = false

/** The page that the worker copies without `copyPage`: it has answered it, or was told of it at once. */
let copied: string | undefined
/** What is asked of the worker waits until there is one, or none is wanted. */
let settled = Promise.resolve()

/** Registers the worker, or removes it and all copies, as the cache settings say. */
export function followCacheSettings(settings: CacheSettings): void {
  settled = follow(settings).catch(() => {})
}

async function follow(settings: CacheSettings): Promise<void> {
  const workers = serviceWorkers()
  const stores = cacheStorage()
  if (!workers || !stores || build === 'dev') return
  if (!settings.enabled) return forgetOffline(workers, stores)
  await writeOfflineSettings(stores, settings)
  // Withdrawn meanwhile, here or in another tab.
  if (!cacheSettings().enabled) return forgetOffline(workers, stores)
  if (registration) return tell({ do: 'fill' })
  const isNew = workers.controller === null
  const known = await workers.register(WORKER, { updateViaCache: 'none' })
  registration = known
  watch(workers, known)
  await workers.ready
  copied = isNew ? location.pathname : arrivalPath()
  if (isNew) tell({ do: 'copy', path: copied })
  if (!savesData()) tell({ do: 'fill' })
}

async function forgetOffline(workers: ServiceWorkerContainer, stores: CacheStorage): Promise<void> {
  registration = undefined
  await Promise.all((await workers.getRegistrations()).map((each) => each.unregister()))
  await removeOffline(stores)
}

/** For a page that was opened by a link, without a request for its HTML. */
export async function copyPage(path: string): Promise<void> {
  await settled
  if (registration && path !== copied && !savesData()) tell({ do: 'copy', path })
}

/** What is being written is a draft in this browser already; the reload restores it. */
export function takeUpdate(): void {
  const waiting = registration?.waiting
  taking = true
  waiting?.postMessage({ do: 'take-over' } satisfies OfflineMessage)
  // A browser may wait for minutes while the old worker stores files; the network has the new version already.
  setTimeout(() => location.reload(), waiting ? PATIENCE_MS : 0)
}

function watch(workers: ServiceWorkerContainer, known: ServiceWorkerRegistration) {
  const look = () => {
    // Without a controller it is the first worker, not a new version.
    if (known.waiting && workers.controller) update.write('ready')
  }
  known.addEventListener('updatefound', () => known.installing?.addEventListener('statechange', look))
  look()
  let controlled = workers.controller !== null
  workers.addEventListener('controllerchange', () => {
    if (taking) location.reload()
    else if (controlled) update.write('taken')
    controlled = true
  })
  const ask = () => void known.update().catch(() => {})
  setInterval(ask, LOOK_AGAIN_MS)
  addEventListener('online', ask)
}

const tell = (message: OfflineMessage) => registration?.active?.postMessage(message)
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
