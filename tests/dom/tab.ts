import { setImmediate } from 'node:timers/promises'
import type { AnyRouter } from '@tanstack/react-router'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { createElement, StrictMode, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { vi } from 'vitest'
import type { SetUp } from '#domain/api/site-setup.ts'
import { fillGaps } from './browser-gaps.ts'
import { createDocumentLife } from './document-life.ts'
import { keysOf, Locator } from './locator.ts'
import { leadsTo } from './new-document.ts'
import { createNetwork, type Network } from './server-fetch.ts'
import { until } from './until.ts'

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
  /** To a document that a link or form of the page has asked for. */
  #going: Promise<void> = Promise.resolve()
  #router: AnyRouter | undefined
  readonly downloads: { readonly name: string; readonly blob: Blob }[] = []

  constructor() {
    const user = userEvent.setup({ document, delay: null })
    super(() => [document as unknown as HTMLElement], user, '')
    this.#user = user
    this.network = createNetwork()
  }

  readonly keyboard = {
    press: async (key: string) => {
      await setImmediate()
      await this.#user.keyboard(keysOf(key))
    },
    type: async (text: string) => {
      await setImmediate()
      await this.#user.keyboard(text.replaceAll(/[{[]/g, '$&$&'))
    },
  }

  /** Requests beside the page, with its cookies. */
  readonly request = {
    get: (path: string) => this.network.fetch(path),
    post: (path: string, { data, headers }: { readonly data: unknown; readonly headers?: Record<string, string> }) =>
      this.network.fetch(path, {
        method: 'POST',
        body: JSON.stringify(data),
        headers: { 'content-type': 'application/json', ...headers },
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
    await this.#going
    await this.#open(path)
  }

  async #open(path: string): Promise<void> {
    this.#leave()
    history.pushState({}, '', path)
    await this.#load()
  }

  async reload(): Promise<void> {
    await this.#going
    this.#leave()
    await this.#load()
  }

  goBack = () => this.#travel(() => history.back())
  goForward = () => this.#travel(() => history.forward())

  async #travel(go: () => void): Promise<void> {
    await this.#going
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    go()
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

  async close(): Promise<void> {
    await this.#going
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
    for (const type of ['click', 'submit']) addEventListener(type, (event) => this.#follow(event))
    for (const script of this.#scripts) script()
    const { origin } = location
    vi.doMock('@tanstack/react-start', () => ({ getGlobalStartContext: () => ({ origin, setUp }) }))
    const { getRouter } = await import('#app/router.tsx')
    const { RouterProvider } = await import('@tanstack/react-router')
    const router = getRouter()
    this.#router = router
    await router.load()
    this.#root = this.#life.without(() => createRoot(document))
    let isDrawn = false
    const Page = () => {
      useEffect(() => {
        isDrawn = true
      }, [])
      return createElement(RouterProvider, { router } as never)
    }
    this.#root.render(createElement(StrictMode, null, createElement(Page)))
    await until(() => {
      if (!isDrawn) throw new Error(`Nothing was drawn at ${location.href}`)
    })
  }

  /** As a browser does where no script takes a link or a form. */
  #follow(event: Event) {
    const path = leadsTo(event)
    if (path === undefined) return
    event.preventDefault()
    this.#going = setImmediate().then(() => (this.#root ? this.#open(path) : undefined))
  }
}
