import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** What we know of a request from its first moment on. */
export type Trace = {
  readonly id: string
  /** The kind of address asked for (`/fund/{schemeCode}`): the log says this instead of the address itself. */
  place: string
}

const mark = Symbol('trace')
type Traced = IncomingMessage & { [mark]?: Trace }

const thisProcess = randomBytes(6).toString('base64url')
let count = 0

export function newRequestId(): string {
  count += 1
  return `${thisProcess}-${count.toString(36)}`
}

export function beginTrace(request: Traced): Trace {
  const trace = { id: newRequestId(), place: 'other' }
  request[mark] = trace
  return trace
}

/** A call in process, by the server render, has none. */
export const traceOf = (request: Traced | undefined): Trace | undefined => request?.[mark]
