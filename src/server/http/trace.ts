import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** What is known of a request from its start. */
export type Trace = {
  readonly id: string
  /** The route (`/fund/{schemeCode}`): logged instead of the URL. */
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

/** Undefined for in-process calls. */
export const traceOf = (request: Traced | undefined): Trace | undefined => request?.[mark]
