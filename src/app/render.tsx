import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { latePartsReady } from '#ui/layers/late-part.tsx'
import { earlyScript } from './first-paint/early-script.ts'
import { devContextKey, type RenderContext } from './render-context.ts'

const handle = createStartHandler(async (page) => {
  await latePartsReady()
  return defaultRenderHandler(page)
})

/** The server-side app, built by Vite: a request in, a whole page out. */
export default {
  earlyScript,
  async fetch(request: Request, options?: { context: RenderContext }): Promise<Response> {
    const context = options?.context ?? (Reflect.get(globalThis, devContextKey) as RenderContext)
    return handle(request, { context } as unknown as Parameters<typeof handle>[1])
  },
}
