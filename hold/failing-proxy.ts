import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Failure = 'answers 503' | 'drops the connection'

export type FailingProxy = {
  readonly url: string
  /** From now on every script fails like this; undefined: served again. */
  fail(how: Failure | undefined): void
  /** Paths of the scripts that failed. */
  readonly failed: readonly string[]
  close(): Promise<void>
}

/** A proxy that lets scripts fail: the browser sees real network errors, not stubs. */
export async function startFailingProxy(target: string): Promise<FailingProxy> {
  let failure: Failure | undefined
  const failed: string[] = []
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/'
    if (!failure || !/^\/assets\/.*\.js$/.test(path)) return forward(target + path, asked, answer)
    failed.push(path)
    if (failure === 'answers 503') answer.writeHead(503, { 'cache-control': 'no-store' }).end()
    else asked.socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail: (how) => {
      failure = how
    },
    failed,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function forward(address: string, asked: IncomingMessage, answer: ServerResponse): void {
  const passed = request(address, { method: asked.method, headers: asked.headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers)
    got.pipe(answer)
  })
  passed.once('error', () => answer.destroy())
  asked.pipe(passed)
}
