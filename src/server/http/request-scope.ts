import type { HttpBindings } from '@hono/node-server'

/** The Hono context's bindings. An in-process call has no socket. */
export type Scope = { Bindings: Partial<HttpBindings> }
