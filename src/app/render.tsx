import { tsrStartManifest } from 'tanstack-start-manifest:v'
import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { deferHydration } from './defer-hydration.ts'
import { devContextKey, type RenderContext } from './render-context.ts'

const handle = createStartHandler(defaultRenderHandler)

/** By the page's own script, which is the first of those it needs. */
const stylesOf = new Map(
  Object.values(tsrStartManifest().routes).map(({ preloads, css }) => [preloads?.[0] ?? '', css ?? []] as const),
)

/** The server's half of the app, built by Vite: a request in, a whole page out. */
export default {
  async fetch(request: Request, options?: { context: RenderContext }): Promise<Response> {
    const context = options?.context ?? (Reflect.get(globalThis, devContextKey) as RenderContext)
    const response = await handle(request, { context } as unknown as Parameters<typeof handle>[1])
    // In development Vite's own scripts must stay where they are.
    if (import.meta.env.DEV || !response.headers.get('content-type')?.startsWith('text/html')) return response
    return new Response(deferHydration(await response.text(), stylesOf), response)
  },
}
