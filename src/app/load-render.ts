import { existsSync } from 'node:fs'
import type { Render } from '#server/http/pages.ts'
import { projectRoot } from '#server/project-root.ts'
import { StartError } from '#server/start-error.ts'
import type { AppHalf } from '#server/start-server.ts'
import type { RenderContext } from './render-context.ts'

const built = new URL('dist/', projectRoot)
const renderer = new URL('server/render.js', built)

type Renderer = { default: { fetch(request: Request, options: { context: RenderContext }): Promise<Response> } }

/** The built app as the server uses it. Loading begins at once, while the database opens. */
export function loadRender(): AppHalf {
  if (!existsSync(renderer)) throw new StartError('The pages are not built yet. Run npm run build first.')
  const loading: Promise<Renderer> = import(renderer.href)
  // Awaited later; until then a failure must not end the process.
  loading.catch(() => {})
  return {
    filesFolder: new URL('client/', built),
    async createRender(api, origin, setUp): Promise<Render> {
      const { default: app } = await loading
      return (address, cookie) =>
        app.fetch(new Request(origin + address), { context: { apiFetch: api(cookie), origin, setUp } })
    },
  }
}
