import type { SetUp } from '#domain/api/site-setup.ts'
import type { ApiFetch } from '#platform/api/api-client.ts'

/** What the server hands to a render: the API in process, our own address, and what is set up here. */
export type RenderContext = {
  readonly apiFetch: ApiFetch
  readonly origin: string
  readonly setUp: SetUp
  /** Marks the scripts of the app itself in what it renders; nobody can foresee it. */
  readonly nonce?: string
}

/** Where `dev.ts` leaves it: there Vite calls the render and cannot hand it over. */
export const devContextKey = Symbol.for('banyan.dev-render-context')
