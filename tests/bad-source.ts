import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'

type Mode = (response: ServerResponse, good: string) => unknown
const text = { 'content-type': 'text/plain' }
const zeros = Buffer.alloc(60_000_000, 48)

/** The ways in which a source misbehaves, each applied to the right file. */
export const badModes = {
  'refuses with 403': (response) => response.writeHead(403, text).end('no'),
  'answers 500': (response) => response.writeHead(500, text).end('oops'),
  'answers 503 for maintenance': (response) =>
    response.writeHead(503, { 'content-type': 'text/html' }).end('<html>Back soon</html>'),
  'closes the connection at once': (response) => response.destroy(),
  'never answers': () => {},
  'sends the head and no body': (response) => response.writeHead(200, text).flushHeaders(),
  'sends a byte a second': async (response, good) => {
    response.writeHead(200, text)
    for (const letter of good) {
      if (response.destroyed) return
      response.write(letter)
      await setTimeout(1_000)
    }
  },
  'never ends': (response) => {
    response.writeHead(200, text)
    const line = '1;2;3;4;5;6\n'.repeat(8_192)
    const more = () => {
      while (!response.destroyed && response.write(line));
    }
    response.on('drain', more)
    more()
  },
  'sends a line of 200 MB': (response) => {
    response.writeHead(200, text)
    let left = 200
    const more = () => {
      while (!response.destroyed && left > 0) {
        left -= 1
        if (!response.write('x'.repeat(1_000_000))) return
      }
      if (left <= 0) response.end()
    }
    response.on('drain', more)
    more()
  },
  'sends a gzip bomb': (response) =>
    response.writeHead(200, { ...text, 'content-encoding': 'gzip' }).end(gzipSync(zeros)),
  'sends a brotli bomb': (response) =>
    response
      .writeHead(200, { ...text, 'content-encoding': 'br' })
      .end(brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })),
  'sends gzip that is broken': (response, good) =>
    response.writeHead(200, { ...text, 'content-encoding': 'gzip' }).end(gzipSync(good).subarray(0, 40)),
  'breaks off in the middle': (response, good) => {
    response.writeHead(200, { ...text, 'content-length': String(Buffer.byteLength(good)) })
    response.write(good.slice(0, good.length / 2), () => response.destroy())
  },
  'redirects in a circle': (response) => response.writeHead(302, { location: '/again' }).end(),
  'redirects to this machine by another name': (response) =>
    response.writeHead(302, { location: 'http://localhost:1/x' }).end(),
  'redirects into the private network': (response) =>
    response.writeHead(301, { location: 'http://192.168.0.1/x' }).end(),
  'redirects to the cloud’s own address': (response) =>
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  'redirects to a file': (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  'sends another kind of file': (response) =>
    response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7'),
  'sends a page instead': (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><p>Please log in'),
  'sends a page and calls it text': (response) => response.writeHead(200, text).end('<!doctype html><p>Please log in'),
  'sends UTF-16': (response, good) => response.writeHead(200, text).end(Buffer.from(good, 'utf16le')),
  'sends garbage': (response) => {
    const bytes = Buffer.from(Array.from({ length: 50_000 }, (_, n) => 1 + ((n * 7919) % 255)))
    response.writeHead(200, text).end(bytes)
  },
  'sends nothing': (response) => response.writeHead(200, text).end(),
  'sends only spaces': (response) => response.writeHead(200, text).end(' \r\n'.repeat(5_000)),
  'sends zeros': (response) => response.writeHead(200, text).end(Buffer.alloc(5_000)),
  'sends the first twenty letters': (response, good) => response.writeHead(200, text).end(good.slice(0, 20)),
  'sends the right file with 500': (response, good) => response.writeHead(500, text).end(good),
  'answers 401 and asks who we are': (response) =>
    response.writeHead(401, { ...text, 'www-authenticate': 'Basic' }).end(),
  'redirects without an address': (response) => response.writeHead(302, text).end(),
  'answers 404': (response) => response.writeHead(404, text).end('gone'),
  'answers 410': (response) => response.writeHead(410, text).end(),
  'answers 429 and asks to wait': (response) => response.writeHead(429, { ...text, 'retry-after': '3600' }).end(),
  'answers 204': (response) => response.writeHead(204).end(),
  'answers 206 with a part': (response, good) => response.writeHead(206, text).end(good.slice(0, 40)),
  'answers 304': (response) => response.writeHead(304).end(),
  'sends JSON with an error': (response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"status":"ERROR"}'),
  'sends JSON and calls it text': (response) => response.writeHead(200, text).end('{"status":"ERROR"}'),
  'claims another encoding': (response, good) =>
    response.writeHead(200, { ...text, 'content-encoding': 'br' }).end(good),
  'names no type': (response) => response.writeHead(200).end('hello'),
} as const satisfies Record<string, Mode>

export type BadMode = keyof typeof badModes

type State = {
  mode: BadMode | undefined
  files: Record<string, string | Buffer>
  /** Headers of good responses. With validators, a client that has the version gets 304. */
  headers: Record<string, string>
  asked: string[]
  /** Status of each good response. */
  answered: number[]
}

/** A local source that can misbehave. Serves its files at every address. */
export async function startSource(files: State['files'] = {}, headers: State['headers'] = {}) {
  const state: State = { mode: undefined, files, headers, asked: [], answered: [] }
  const server = createServer((request, response) => {
    const url = request.url ?? ''
    state.asked.push(url)
    const name = Object.keys(state.files).find((path) => url.startsWith(path))
    const good = name === undefined ? undefined : state.files[name]
    if (state.mode) return void badModes[state.mode](response, String(good ?? ''))
    if (good === undefined) return response.writeHead(404, text).end('nothing here')
    const status = hasVersion(request.headers, state.headers) ? 304 : 200
    state.answered.push(status)
    response
      .writeHead(status, { 'content-type': typeOf(good), ...state.headers })
      .end(status === 304 ? undefined : good)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(close)
  return Object.assign(state, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close })
}

/** RFC 9110, 13.2.2: If-Modified-Since counts only without If-None-Match. */
function hasVersion(asked: IncomingHttpHeaders, { etag, 'last-modified': modified }: State['headers']): boolean {
  const tag = asked['if-none-match']
  if (tag !== undefined) return tag === etag
  return modified !== undefined && asked['if-modified-since'] === modified
}

function typeOf(good: string | Buffer): string {
  if (typeof good !== 'string') return 'application/octet-stream'
  return /^\s*[{[]/.test(good) ? 'application/json' : /^\s*<\?xml/.test(good) ? 'text/xml' : 'text/plain'
}
