import { inject } from 'vitest'
import { escaped } from './locator.ts'

/** A request that the page makes, as a story may answer it. */
export type Route = {
  readonly url: URL
  readonly method: string
  readonly headers: Headers
  readonly body: string
  /** The real answer. */
  fetch(): Promise<Response>
  continue(): Promise<Response>
  fulfill(answer: {
    status?: number
    json?: unknown
    body?: BodyInit
    headers?: Record<string, string>
    contentType?: string
  }): Promise<Response>
  abort(): Promise<never>
}
type Handler = (route: Route) => Promise<Response> | Response

const viaNetwork = globalThis.fetch

/** The network of a tab: everything of our origin goes to the real API, with the cookies of this browser. */
export function createNetwork() {
  const cookies = new Map<string, string>()
  const handlers: { readonly pattern: RegExp; readonly handler: Handler }[] = []
  const asked: string[] = []
  const said: string[] = []
  const address = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 255)).join('.')}`
  let offline = false

  const send = async (url: URL, init: RequestInit) => {
    const headers = new Headers(init.headers)
    headers.set('x-forwarded-for', address)
    headers.set('origin', inject('apiOrigin'))
    headers.set('sec-fetch-site', 'same-origin')
    if (init.credentials !== 'omit') headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
    const response = await viaNetwork(inject('apiOrigin') + url.pathname + url.search, { ...init, headers })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
      if (!/httponly/i.test(line))
        Reflect.set(document, 'cookie', `${name}=${value}; path=/${value === '' ? '; max-age=0' : ''}`)
    }
    return response
  }

  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : String(input), location.href)
    const method = init.method ?? 'GET'
    const body = typeof init.body === 'string' ? init.body : ''
    asked.push(`${method} ${url.pathname}${url.search}`)
    said.push([url.href, body, ...new Headers(init.headers).values()].join('\n').toLowerCase())
    if (offline) throw new TypeError('Failed to fetch')
    const real = () => {
      if (url.origin !== location.origin) throw new Error(`A test asked another site: ${url}`)
      return send(url, init)
    }
    const { handler } = handlers.findLast(({ pattern }) => pattern.test(url.href)) ?? {}
    if (!handler) return real()
    return handler({
      url,
      method,
      headers: new Headers(init.headers),
      body,
      fetch: real,
      continue: real,
      async fulfill({ status = 200, json, body: text, headers = {}, contentType }) {
        const type = contentType ?? (json === undefined ? 'text/plain' : 'application/json')
        return new Response(json === undefined ? text : JSON.stringify(json), {
          status,
          headers: { 'content-type': type, ...headers },
        })
      },
      abort: () => Promise.reject(new TypeError('Failed to fetch')),
    })
  }

  return {
    fetch,
    /** Method and path of every request, in order. */
    asked,
    /** All that every request says: address, body and headers. */
    said,
    cookies,
    /** As Playwright writes it: `**` is any text, `*` any text without a slash. */
    route(pattern: string | RegExp, handler: Handler) {
      handlers.push({ pattern: typeof pattern === 'string' ? globOf(pattern) : pattern, handler })
    },
    unroute(pattern?: string | RegExp) {
      const { source } = typeof pattern === 'string' ? globOf(pattern) : (pattern ?? {})
      for (let at = handlers.length - 1; at >= 0; at -= 1)
        if (!source || handlers[at]?.pattern.source === source) handlers.splice(at, 1)
    },
    clearCookies() {
      for (const name of cookies.keys()) Reflect.set(document, 'cookie', `${name}=; path=/; max-age=0`)
      cookies.clear()
    },
    async setOffline(next: boolean) {
      offline = next
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: !next })
      dispatchEvent(new Event(next ? 'offline' : 'online'))
    },
  }
}

export type Network = ReturnType<typeof createNetwork>

const globOf = (pattern: string) =>
  new RegExp(`^${escaped(pattern).replaceAll('\\*\\*', '.*').replaceAll('\\*', '[^/]*')}$`)
