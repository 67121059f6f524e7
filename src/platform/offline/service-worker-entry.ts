import type { OfflineMessage } from '#platform/storage/offline-caches.ts'
import { type Asked, answerFile, answerPage } from './answer-offline.ts'
import { openPageCopies } from './page-copies.ts'

/** Inserted by `vite.worker.config.ts`. */
declare const __BUILD__: string
declare const __FILES__: readonly string[]

/** The part of the worker's own types that is used; TypeScript's library for them excludes the DOM's. */
type Lasting = Event & { waitUntil(work: Promise<unknown>): void }
type Installing = Lasting & { addRoutes?(rules: object): Promise<void> }
type Fetching = Lasting & {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}
type Told = Lasting & { readonly data: OfflineMessage }
type Pressed = Lasting & { readonly notification: Notification }
type Scope = {
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim(): Promise<void>; openWindow(address: string): Promise<unknown> }
  skipWaiting(): Promise<void>
  addEventListener<E extends Event>(name: string, act: (event: E) => void): void
}
const scope = globalThis as unknown as Scope
const stores = globalThis.caches

const copies = openPageCopies({
  stores,
  ask: (address) => fetch(address, { credentials: 'omit' }),
  now: () => Date.now(),
  build: __BUILD__,
})
const parts = {
  copies,
  ask: (request: Request) => fetch(request),
  wait: (ms: number) => new Promise<void>((go) => setTimeout(go, ms)),
}

/** Also after the cache was cleared. */
async function fill(): Promise<void> {
  if (!(await copies.shell())) await copies.storeShell()
  await copies.fill(__FILES__)
  await copies.prune()
}

scope.addEventListener<Installing>('install', (event) => {
  // Calls to the API need no worker: the browser need not start it for them.
  const past = event.addRoutes?.({ condition: { urlPattern: '/api/*' }, source: 'network' }).catch(() => {})
  event.waitUntil(Promise.all([past, copies.storeShell()]))
})

scope.addEventListener<Lasting>('activate', (event) => {
  const ready = async () => {
    await scope.registration.navigationPreload?.enable().catch(() => {})
    await copies.removeOldBuilds()
    await scope.clients.claim()
  }
  event.waitUntil(ready())
})

scope.addEventListener<Fetching>('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  const asked: Asked = { request, preload: event.preloadResponse, later: (work) => event.waitUntil(work) }
  if (request.mode === 'navigate') event.respondWith(answerPage(asked, parts))
  else if (/^\/(assets|page-state)\//.test(pathname)) event.respondWith(answerFile(asked, parts))
})

scope.addEventListener<Pressed>('notificationclick', (event) => {
  event.notification.close()
  const { href } = event.notification.data as { href: string }
  event.waitUntil(scope.clients.openWindow(href))
})

scope.addEventListener<Told>('message', (event) => {
  const { data } = event
  if (data.do === 'take-over') event.waitUntil(scope.skipWaiting())
  if (data.do === 'fill') event.waitUntil(fill().catch(() => {}))
  if (data.do === 'copy') event.waitUntil(copies.visit(data.path).catch(() => {}))
})
