import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** What we know of a request from its first moment on. */
export type Trace = {
  readonly id: string
  /** The kind of address asked for (`/fund/{schemeCode}`): the log says this instead of the address itself. */
  place: string
}

const thisProcess = randomBytes(6).toString('base64url')
const traces = new WeakMap<IncomingMessage, Trace>()
let count = 0

export function beginTrace(): Trace {
  count += 1
  return { id: `${thisProcess}-${count.toString(36)}`, place: 'other' }
}

export const keepTrace = (request: IncomingMessage, trace: Trace) => void traces.set(request, trace)

/** A call in process, by the server render, has none. */
export const traceOf = (request: IncomingMessage | undefined): Trace | undefined => request && traces.get(request)
