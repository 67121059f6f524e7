import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import { setTimeout as setArrivalTimeout } from 'node:timers'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { StartError } from '../start-error.ts'
import { isProxy } from './client-address.ts'
import { limits } from './limits.ts'

export type Listening = {
  readonly server: Server
  readonly port: number
  /** Lets running requests finish, then closes the rest. */
  drain(): Promise<void>
}

type Address = { host: string; port: number; trustedProxies: BlockList }

/** Binds before the site exists: it needs to know its port. */
export async function listen({
  host,
  port,
  trustedProxies,
}: Address): Promise<Listening & { serve(listener: RequestListener): void }> {
  const server = createServer({
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.arrivalMs,
    // Of uploads; `limitArrival` ends all others earlier.
    requestTimeout: limits.uploadMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: 1_000,
  })
  server.timeout = limits.idleSocketMs
  let draining = false
  let answer: RequestListener = notYet
  server.on('request', (request, response) => {
    if (draining) response.shouldKeepAlive = false
    limitArrival(request)
    // Node's own listener comes first and sets `keepAliveTimeout`.
    if (isProxy(request.socket.remoteAddress, trustedProxies))
      response.once('finish', () => request.socket.setTimeout(limits.proxyKeepAliveMs))
    answer(request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) =>
      reject(new StartError(sentenceFor(cause, host, port), { cause })),
    )
    server.listen(port, host, resolve)
  })
  const bound = server.address()
  return {
    server,
    port: typeof bound === 'object' && bound ? bound.port : port,
    serve(listener) {
      answer = listener
    },
    async drain() {
      draining = true
      // Requests still arrive while the load balancer notices /readyz.
      if ((await promisify(server.getConnections.bind(server))()) > 0) await setTimeout(limits.drainGraceMs)
      // On a busy loop, accepts what has arrived first, or it would be closed as idle.
      for (let turn = 0; turn < 3; turn += 1) await setImmediate()
      const closed = promisify(server.close.bind(server))()
      const impatient = new AbortController()
      setTimeout(limits.drainMs, undefined, impatient).then(
        () => server.closeAllConnections(),
        () => {},
      )
      await closed
      impatient.abort()
    },
  }
}

const arrivals = new WeakMap<IncomingMessage, NodeJS.Timeout>()

/** A body that is too slow ends its connection, whether anybody reads it or not. */
function limitArrival(request: IncomingMessage, ms: number = limits.arrivalMs) {
  const { headers } = request
  if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'])) return
  clearTimeout(arrivals.get(request))
  const timer = setArrivalTimeout(() => request.complete || request.destroy(), ms).unref()
  arrivals.set(request, timer)
  const clear = () => clearTimeout(timer)
  request.once('end', clear).once('close', clear)
}

/** For a sender who may upload: everybody else has `arrivalMs`. */
export const extendArrival = (request: IncomingMessage) => limitArrival(request, limits.uploadMs)

/** While the database opens: alive, not ready. */
function notYet(request: IncomingMessage, response: ServerResponse) {
  const alive = request.url === '/healthz'
  response.writeHead(alive ? 200 : 503, {
    'content-type': 'text/plain',
    'retry-after': String(limits.retryAfterSeconds[503]),
  })
  response.end(alive ? 'ok' : 'starting')
}

function sentenceFor(cause: NodeJS.ErrnoException, host: string, port: number) {
  if (cause.code === 'EADDRINUSE')
    return `Port ${port} on ${host} is already taken. Stop the program that uses it, or set PORT to a free one.`
  if (cause.code === 'EACCES') return `This user may not open port ${port}. Set PORT to one above 1023.`
  return `Banyan cannot listen on ${host}:${port} (${cause.code}). Set HOST to an address of this machine.`
}
