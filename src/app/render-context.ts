import type { SetUp } from '#domain/api/site-setup.ts'
import type { ApiFetch } from '#platform/api/api-client.ts'

/** What the server passes to a render: the in-process API, our origin and which services are set up. */
export type RenderContext = {
  readonly apiFetch: ApiFetch
  readonly origin: string
  readonly setUp: SetUp
  /** Marks the app's own scripts in the rendered HTML; unpredictable. */
  readonly nonce?: string
  /** Set by a loader whose page has another status than the router would give it. */
  readonly answer?: { status?: number }
}

/** Global slot for `dev.ts`: in development Vite calls the render and cannot pass it. */
export const devContextKey = Symbol.for('banyan.dev-render-context')
