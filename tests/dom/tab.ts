import type { AnyRouter } from '@tanstack/react-router'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { createElement, StrictMode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { vi } from 'vitest'
import type { SetUp } from '#domain/api/site-setup.ts'
import { fillGaps } from './browser-gaps.ts'
import { createDocumentLife } from './document-life.ts'
import { keysOf, Locator } from './locator.ts'
import { createNetwork, type Network } from './server-fetch.ts'

const CLOCK = [
  'Date',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const

/** As in the stories of a browser. */
const setUp: SetUp = { google: true, mail: true, ipLocation: 'https://place.example/json', mapTiles: null }

/**
 * One tab of one browser, in a DOM without layout: the real router, shell and pages with the real API behind them. A
 * new document loads all modules anew, as a browser does.
 */
export class Tab extends Locator {
  readonly network: Network
  readonly #user: UserEvent
  readonly #scripts: (() => void)[] = []
  readonly #life = createDocumentLife()
  #root: Root | undefined
  #router: AnyRouter | undefined
  readonly downloads: { readonly name: string; readonly blob: Blob }[] = []

  constructor() {
    const user = userEvent.setup({ document, delay: null })
    super(() => [document as unknown as HTMLElement], user, '')
    this.#user = user
    this.network = createNetwork()
  }

  readonly keyboard = {
    press: (key: string) => this.#user.keyboard(keysOf(key)),
    type: (text: string) => this.#user.keyboard(text.replaceAll(/[{[]/g, '$&$&')),
  }

  /** Requests beside the page, with its cookies. */
  readonly request = {
    get: (path: string) => this.network.fetch(path),
    post: (path: string, { data }: { readonly data: unknown }) =>
      this.network.fetch(path, {
        method: 'POST',
        body: JSON.stringify(data),
        headers: { 'content-type': 'application/json' },
      }),
  }

  readonly clock = {
    setFixedTime: (now: Date) => void vi.useFakeTimers({ toFake: ['Date'], now }),
    /** Before the page is opened; from then on time passes by `runFor` alone. */
    install: ({ time = new Date() }: { readonly time?: Date } = {}) =>
      void vi.useFakeTimers({ toFake: [...CLOCK], now: time }),
    runFor: async (ms: number) => void (await vi.advanceTimersByTimeAsync(ms)),
    resume: () => void vi.useRealTimers(),
  }

  /** Before every new document, from now on. */
  addInitScript<T>(script: (given: T) => void, given?: T): void {
    this.#scripts.push(() => script(given as T))
  }

  /** A new document. */
  async goto(path: string): Promise<void> {
    this.#leave()
    history.pushState({}, '', path)
    await this.#load()
  }

  async reload(): Promise<void> {
    this.#leave()
    await this.#load()
  }

  async goBack(): Promise<void> {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.back()
    await arrived
  }

  async goForward(): Promise<void> {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.forward()
    await arrived
  }

  /** In the page itself, which is here. */
  async evaluate<T, Given>(work: (given: Given) => T, given?: Given): Promise<Awaited<T>> {
    return await work(given as Given)
  }

  title = async () => document.title
  url = () => location.href

  /** Answers requests instead of the server. */
  route: Network['route'] = (...given) => this.network.route(...given)
  unroute: Network['unroute'] = (pattern) => this.network.unroute(pattern)

  close(): void {
    this.#leave()
  }

  #leave() {
    if (!this.#root) return
    dispatchEvent(new Event('pagehide'))
    this.#root.unmount()
    this.#root = undefined
    // It listens by replacing the browser's functions.
    this.#router?.history.destroy()
    this.#life.end()
  }

  async #load() {
    vi.resetModules()
    this.#life.begin()
    fillGaps(this.downloads)
    vi.stubGlobal('fetch', this.network.fetch)
    for (const script of this.#scripts) script()
    const { origin } = location
    vi.doMock('@tanstack/react-start', () => ({ getGlobalStartContext: () => ({ origin, setUp }) }))
    const { getRouter } = await import('#app/router.tsx')
    const { RouterProvider } = await import('@tanstack/react-router')
    const router = getRouter()
    this.#router = router
    await router.load()
    this.#root = this.#life.without(() => createRoot(document))
    this.#root.render(createElement(StrictMode, null, createElement(RouterProvider, { router } as never)))
  }
}
