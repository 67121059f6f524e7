import type { HttpBindings } from '@hono/node-server'

/** What our handlers find on Hono's context. A call in process has no socket behind it. */
export type Scope = { Bindings: Partial<HttpBindings> }
