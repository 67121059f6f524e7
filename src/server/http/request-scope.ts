import type { HttpBindings } from '@hono/node-server'
import type { Principal } from '#domain/access.ts'

/** What we know of a request from its first moment on. */
export type Trace = {
  readonly id: string
  /** The kind of address asked for (`/fund/{schemeCode}`): the log says this instead of the address itself. */
  place: string
}

export type Scope = {
  Bindings: Partial<HttpBindings> & { trace?: Trace }
  Variables: { who: Principal }
}
