import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type { Hono } from 'hono'
import { StartError } from '../start-error.ts'
import { limits } from './limits.ts'
import type { Scope } from './request-scope.ts'

export type Listening = {
  readonly server: Server
  readonly port: number
  /** Takes no new connection, lets running requests end, then closes what is left. */
  drain(): Promise<void>
}

type Address = { host: string; port: number }

/** Binds first and answers later: the site needs to know its own port. */
export async function listen({ host, port }: Address): Promise<Listening & { serve(site: Hono<Scope>): void }> {
  const server = createServer({
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.arrivalMs,
    requestTimeout: limits.arrivalMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: 1_000,
  })
  server.timeout = limits.idleSocketMs
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
    serve(site) {
      server.on('request', getRequestListener(site.fetch, { overrideGlobalObjects: false }))
    },
    drain() {
      return new Promise((resolve) => {
        const impatient = setTimeout(() => server.closeAllConnections(), limits.drainMs)
        server.close(() => {
          clearTimeout(impatient)
          resolve()
        })
        server.closeIdleConnections()
      })
    },
  }
}

function sentenceFor(cause: NodeJS.ErrnoException, host: string, port: number) {
  if (cause.code === 'EADDRINUSE')
    return `Port ${port} on ${host} is already taken. Stop the program that uses it, or set PORT to a free one.`
  if (cause.code === 'EACCES') return `This user may not open port ${port}. Set PORT to one above 1023.`
  return `Banyan cannot listen on ${host}:${port} (${cause.code}). Set HOST to an address of this machine.`
}
