import { existsSync } from 'node:fs'
import { readEnvironment } from '#server/environment.ts'
import type { Render } from '#server/http/pages.ts'
import { createLog } from '#server/log.ts'
import { StartError } from '#server/start-error.ts'
import { startServer } from '#server/start-server.ts'
import { reportAndExit, stopOnSignals } from './process.ts'
import type { RenderContext } from './render-context.ts'

const built = new URL('../../dist/', import.meta.url)
const renderer = new URL('server/render.js', built)

type Renderer = { default: { fetch(request: Request, options: { context: RenderContext }): Promise<Response> } }

try {
  const env = readEnvironment(process.env)
  const log = createLog(env.logLevel)
  if (!existsSync(renderer)) throw new StartError('The pages are not built yet. Run npm run build first.')
  // Loaded while the database opens.
  const loading: Promise<Renderer> = import(renderer.href)
  const running = await startServer(env, log, {
    filesFolder: new URL('client/', built),
    async createRender(api, origin): Promise<Render> {
      const { default: app } = await loading
      return (address, cookie) =>
        app.fetch(new Request(origin + address), { context: { apiFetch: api(cookie), origin } })
    },
  })
  stopOnSignals(running, log)
  console.log(`Banyan is ready at ${running.address}`)
} catch (error) {
  reportAndExit(error)
}
