import type { ApiFetch } from '#platform/api/api-client.ts'

/** What the server hands to a render: the API in process, and our own address. */
export type RenderContext = { readonly apiFetch: ApiFetch; readonly origin: string }

/** Where `dev.ts` leaves it: there Vite calls the render and cannot hand it over. */
export const devContextKey = Symbol.for('banyan.dev-render-context')
