import type { ApiFetch } from '#platform/api/api-client.ts'

/** What the server hands to a render: the API in process, our own address, and what is set up here. */
export type RenderContext = { readonly apiFetch: ApiFetch; readonly origin: string; readonly setUp: SetUp }

/** Ways to sign in and to get back in that an operator may have set up. */
export type SetUp = { readonly google: boolean; readonly mail: boolean }

/** Where `dev.ts` leaves it: there Vite calls the render and cannot hand it over. */
export const devContextKey = Symbol.for('banyan.dev-render-context')
